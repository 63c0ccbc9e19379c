import FilterList from '@mui/icons-material/FilterList'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { FilterBar } from './FilterBar.tsx'
import type { Filter, useFilterDraft } from './useFilters.ts'

interface Props {
  readonly filters: readonly Filter[]
  readonly draft: ReturnType<typeof useFilterDraft>
}

/** The filters on a phone: a button, and a sheet from below. */
export const FilterSheet = ({ filters, draft }: Props) => {
  const translate = useTranslate()
  const titleId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const count = filters.filter(({ name }) => name in draft.active).length
  const label = translate('table.filters')
  return (
    <>
      <Button startIcon={<FilterList />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {count > 0 ? `${label} (${count})` : label}
      </Button>
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={() => setIsOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } }}
      >
        <Box sx={{ p: 2, display: 'grid', gap: 1 }}>
          <Typography id={titleId} variant="h2">
            {label}
          </Typography>
          <FilterBar filters={filters} draft={draft} isStacked onDone={() => setIsOpen(false)} />
          <Button onClick={() => setIsOpen(false)}>{translate('table.close')}</Button>
        </Box>
      </Drawer>
    </>
  )
}
