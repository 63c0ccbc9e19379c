import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { FilterForm } from './FilterForm.tsx'
import type { Filtering } from './useFilters.ts'

interface Props extends Filtering {
  readonly isOpen: boolean
  readonly onClose: () => void
}

export const FilterDrawer = ({ filters, draft, isOpen, onClose }: Props) => {
  const translate = useTranslate()
  const titleId = useId()
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: '100%', maxWidth: 600, mx: 'auto' },
        },
      }}
    >
      <Box sx={{ p: 2, display: 'grid', gap: 1 }}>
        <Typography id={titleId} variant="h2">
          {translate('table.filters')}
        </Typography>
        <FilterForm filters={filters} draft={draft} layout={{ display: 'grid', gap: 2, pt: 1 }} onDone={onClose} />
        <Button onClick={onClose}>{translate('table.close')}</Button>
      </Box>
    </Drawer>
  )
}
