import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import useMediaQuery from '@mui/material/useMediaQuery'
import { visuallyHidden } from '@mui/utils'
import type { ReactNode } from 'react'
import { useListContext, useListSortContext, useTranslate } from 'react-admin'
import type { Order } from '#schema/list.ts'
import { chunk } from '../chunk.ts'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { FailedState, isNotOffered, NotOffered } from '../feedback/FailedState.tsx'
import { Hint } from '../feedback/Hint.tsx'
import { choiceMenu } from '../fields/choiceMenu.ts'
import { formatCount } from '../fields/formats.ts'
import { Deferred } from '../page/Deferred.tsx'
import { FilterBar } from '../report/FilterBar.tsx'
import { FilterChips } from '../report/FilterChips.tsx'
import { FilterSheet } from '../report/FilterSheet.tsx'
import type { AnyRow } from '../report/reportOptions.ts'
import { type Filter, setOnly, useFilterDraft } from '../report/useFilters.ts'
import { useMenuOnDemand } from '../useOnDemand.ts'
import { metaOf } from './listMeta.ts'
import { Pager } from './Pager.tsx'
import { Toolbar } from './Toolbar.tsx'
import type { useColumnChoice } from './useColumnChoice.ts'
import { type Column, shownOrder } from './useColumns.ts'

interface CardSortProps {
  readonly columns: readonly Column[]
  /** Without other controls before the buttons. */
  readonly isFirst: boolean
}

const orders: readonly Order[] = ['ASC', 'DESC']

/** Chosen sort. An arrow takes the place of the word, for which toolbars lack the room. */
const ChosenSort = ({ label, order }: Pick<Column, 'label'> & { readonly order: Order }) => {
  const translate = useTranslate()
  return (
    <>
      <span style={visuallyHidden}>
        {translate(order === 'ASC' ? 'table.ascending' : 'table.descending', { column: label })}
      </span>
      <span aria-hidden>{`${label} ${order === 'ASC' ? '↑' : '↓'}`}</span>
    </>
  )
}

/** On phones, the sort has a line of its own below the buttons, unless nothing stands beside them. */
const sortLine = (isFirst: boolean) =>
  isFirst ? { flex: '1 1 150px' } : { order: { xs: 1, sm: 0 }, flex: { xs: '1 0 100%', sm: '1 1 150px' } }

/** Sort control for cards, which have no header. */
const CardSort = ({ columns, isFirst }: CardSortProps) => {
  const { sort, setSort } = useListSortContext()
  const translate = useTranslate()
  const sortable = columns.filter(({ isSortable }) => isSortable)
  const choices = sortable.flatMap((column) =>
    orders.map((order) => ({ column, order, value: `${column.source} ${shownOrder(column, order)}` })),
  )
  const current = choices.find(({ value }) => value === `${sort.field} ${sort.order}`)
  if (sortable.length === 0) return null
  return (
    <TextField
      select
      size="small"
      label={translate('table.sortBy')}
      value={current?.value ?? ''}
      onChange={(event) => {
        const [field = '', order] = event.target.value.split(' ')
        setSort({ field, order: order as Order })
      }}
      slotProps={{
        select: {
          MenuProps: choiceMenu({ 'aria-label': translate('table.sortBy') }),
          renderValue: () => current && <ChosenSort label={current.column.label} order={current.order} />,
        },
      }}
      sx={{ ...sortLine(isFirst), maxWidth: { sm: 264 } }}
    >
      {choices.map(({ column, order, value }) => (
        <MenuItem key={value} value={value}>
          {translate(order === 'ASC' ? 'table.ascending' : 'table.descending', { column: column.label })}
        </MenuItem>
      ))}
    </TextField>
  )
}

const columnItems = chunk(async () => (await import('./ColumnItems.tsx')).ColumnItems)

interface Props {
  readonly columns: readonly Column[]
  readonly choice: ReturnType<typeof useColumnChoice>
}

/** Persistent column selection; the first column cannot be hidden. The menu is loaded when first opened. */
const ColumnChoice = ({ columns, choice }: Props) => {
  const translate = useTranslate()
  const label = translate('table.columns')
  const { Items, button, menu } = useMenuOnDemand(columnItems)
  return (
    <>
      <Hint title={label}>
        <IconButton {...button} aria-label={label} color="primary" size="small">
          <ViewColumn />
        </IconButton>
      </Hint>
      {Items && <Items columns={columns} choice={choice} {...menu} />}
    </>
  )
}

const FailedList = () => {
  const { error, refetch } = useListContext<AnyRow>()
  return error && <FailedState error={error} onRetry={refetch} />
}

/** Tells screen readers what a search found; empty before and while it runs, so that an equal number is read again. */
const SearchOutcome = () => {
  const { resource, total = 0, meta, isFetching, error, filterValues } = useListContext<AnyRow>()
  const translate = useTranslate()
  const isFound = !isFetching && !error && Object.keys(setOnly(filterValues)).length > 0
  const count = { smart_count: total, count: `${formatCount(total)}${metaOf(meta).isExact ? '' : '+'}` }
  return (
    <span aria-live="polite" style={visuallyHidden}>
      {isFound && translate(`resources.${resource}.found`, { ...count, _: translate('table.found', count) })}
    </span>
  )
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
  /** Controls before the filters. */
  readonly start?: ReactNode
  /** End of the toolbar, after the column selection. */
  readonly end: ReactNode
  /** Bar of the selected rows, before them in the document and drawn at the lower edge of the window. */
  readonly selected?: ReactNode
  readonly children: (inside: Inside) => ReactNode
}

export const ListFrame = ({ filters, columns, choice, start, end, selected, children }: ListFrameProps) => {
  const isPhone = useMediaQuery('(max-width: 599.95px)')
  const { error } = useListContext<AnyRow>()
  const draft = useFilterDraft()
  const Filters = isPhone ? FilterSheet : FilterBar
  const isFiltered = Object.keys(draft.active).length > 0
  const isFirst = start === undefined && filters.length === 0
  const hasHeader = choice !== undefined && !isPhone
  const actions = (
    <>
      {hasHeader && <ColumnChoice columns={columns} choice={choice} />}
      {end}
    </>
  )
  if (isNotOffered(error)) return <NotOffered />
  return (
    <Box className="list-frame" sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}>
      <Toolbar end={actions}>
        {start}
        {filters.length > 0 && <Filters filters={filters} draft={draft} />}
        {!hasHeader && (
          <Deferred placeholder={<Box sx={{ height: 40, ...sortLine(isFirst) }} />}>
            <CardSort columns={columns} isFirst={isFirst} />
          </Deferred>
        )}
      </Toolbar>
      <FilterChips filters={filters} draft={draft} />
      <FailedList />
      {selected}
      {children({ isPhone, empty: <EmptyState onClearFilters={isFiltered ? draft.clearAll : undefined} /> })}
      <Pager />
      <SearchOutcome />
    </Box>
  )
}
