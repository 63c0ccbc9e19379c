import FilterList from '@mui/icons-material/FilterList'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { chunk } from '../chunk.ts'
import { useOnDemand } from '../useOnDemand.ts'
import type { Filter, useFilterDraft } from './useFilters.ts'

const filterDrawer = chunk(async () => (await import('./FilterDrawer.tsx')).FilterDrawer)

interface Props {
  readonly filters: readonly Filter[]
  readonly draft: ReturnType<typeof useFilterDraft>
}

/** The filters on a phone: a button, and a sheet from below, which is fetched when it is first opened. */
export const FilterSheet = ({ filters, draft }: Props) => {
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
