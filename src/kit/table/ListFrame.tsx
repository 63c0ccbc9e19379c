import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { FailedState, isNotOffered, NotOffered } from '../feedback/FailedState.tsx'
import { Deferred } from '../page/Deferred.tsx'
import { CardSort } from './columns/CardSort.tsx'
import { ColumnChoice } from './columns/ColumnChoice.tsx'
import type { useColumnChoice } from './columns/useColumnChoice.ts'
import type { Column } from './columns/useColumns.ts'
import { FilterBar } from './filters/FilterBar.tsx'
import { FilterChips } from './filters/FilterChips.tsx'
import { FilterSheet } from './filters/FilterSheet.tsx'
import { type Filter, useFilterDraft } from './filters/useFilters.ts'
import { Pager } from './Pager.tsx'
import { useListState } from './state/listState.ts'
import { Toolbar } from './Toolbar.tsx'

const FailedList = () => {
  const { error, refetch } = useListState()
  return error && <FailedState error={error} onRetry={refetch} />
}

interface Inside {
  readonly isPhone: boolean
  readonly empty: ReactNode
}

interface ListFrameProps {
  readonly filters: readonly Filter[]
  readonly columns: readonly Column[]
  /** For tables, which become cards on phones; without it, a list always shows cards, sorted by a select. */
  readonly choice?: ReturnType<typeof useColumnChoice>
  /** End of the toolbar, after the column selection. */
  readonly end: ReactNode
  /** Bar of the selected rows, which sticks to the lower edge of the window. */
  readonly selected?: ReactNode
  readonly children: (inside: Inside) => ReactNode
}

export const ListFrame = ({ filters, columns, choice, end, selected, children }: ListFrameProps) => {
  const isPhone = useMediaQuery('(max-width: 599.95px)')
  const { error } = useListState()
  const draft = useFilterDraft()
  const Filters = isPhone ? FilterSheet : FilterBar
  const isFiltered = Object.keys(draft.active).length > 0
  const hasHeader = choice !== undefined && !isPhone
  const actions = (
    <>
      {hasHeader && <ColumnChoice columns={columns} choice={choice} />}
      {end}
    </>
  )
  if (isNotOffered(error)) return <NotOffered />
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
        <Toolbar end={actions}>
          {filters.length > 0 && <Filters filters={filters} draft={draft} />}
          {!hasHeader && (
            <Deferred
              placeholder={
                <Box sx={{ height: 40, order: { xs: 1, sm: 0 }, flex: { xs: '1 0 100%', sm: '1 1 150px' } }} />
              }
            >
              <CardSort columns={columns} />
            </Deferred>
          )}
        </Toolbar>
        <FilterChips filters={filters} draft={draft} />
        <FailedList />
        {children({ isPhone, empty: <EmptyState onClearFilters={isFiltered ? draft.clearAll : undefined} /> })}
        <Pager />
      </Box>
      {selected}
    </Box>
  )
}
