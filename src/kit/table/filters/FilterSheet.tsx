import FilterList from '@mui/icons-material/FilterList'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { chunk } from '../../chunk.ts'
import { useOnDemand } from '../../useOnDemand.ts'
import type { Filtering } from './useFilters.ts'

const filterDrawer = chunk(async () => (await import('./FilterDrawer.tsx')).FilterDrawer)

/** Filters on phones: a button with a bottom sheet, which is loaded when first opened. */
export const FilterSheet = ({ filters, draft }: Filtering) => {
  const translate = useTranslate()
  const [FilterDrawer, fetch] = useOnDemand(filterDrawer)
  const [isOpen, setIsOpen] = useState(false)
  const count = filters.filter(({ name }) => name in draft.active).length
  const label = translate('table.filters')
  return (
    <>
      <Button startIcon={<FilterList />} aria-haspopup="dialog" onClick={async () => setIsOpen(await fetch())}>
        {count > 0 ? `${label} (${count})` : label}
      </Button>
      {FilterDrawer && <FilterDrawer {...{ filters, draft, isOpen }} onClose={() => setIsOpen(false)} />}
    </>
  )
}
