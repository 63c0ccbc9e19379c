import FilterList from '@mui/icons-material/FilterList'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { chunk } from '../chunk.ts'
import { Hint } from '../feedback/Hint.tsx'
import { useOnDemand } from '../useOnDemand.ts'
import type { Filtering } from './useFilters.ts'

const filterDrawer = chunk(async () => (await import('./FilterDrawer.tsx')).FilterDrawer)

interface Props extends Filtering {
  readonly isIcon?: boolean
}

/** Button that opens all filters in a sheet, which is loaded when first opened. */
export const FilterSheet = ({ filters, draft, isIcon = false }: Props) => {
  const translate = useTranslate()
  const [FilterDrawer, fetch] = useOnDemand(filterDrawer)
  const [isOpen, setIsOpen] = useState(false)
  const count = filters.filter(({ name }) => name in draft.active).length
  const label = translate('table.filters')
  const button = { 'aria-haspopup': 'dialog', onClick: async () => setIsOpen(await fetch()) } as const
  return (
    <>
      {isIcon ? (
        <Hint title={translate('table.moreFilters')}>
          <IconButton {...button} aria-label={translate('table.moreFilters')} color="primary" size="small">
            <FilterList />
          </IconButton>
        </Hint>
      ) : (
        <Button {...button} startIcon={<FilterList />}>
          {count > 0 ? `${label} (${count})` : label}
        </Button>
      )}
      {FilterDrawer && (
        <FilterDrawer filters={filters} draft={draft} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}
