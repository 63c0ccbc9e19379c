import { useCallback, useEffect, useMemo, useRef } from 'react'
import { type SortPayload, useDataProvider, useGetList, useListParams } from 'react-admin'
import { firstPageSize } from '../../../../schema/list.ts'
import type { Unreadable } from '../../../../schema/tolerance/faults.ts'
import type { FetchRows } from '../../export/exported.ts'
import type { AnyRow } from '../report/reportOptions.ts'
import { nothingUnreadable, useShownAnswer } from './unreadable.ts'

export { ListStateProvider, useIsFetching, useListState } from './listContext.tsx'

/** Page of a list with its parameters, which are also in the URL. */
export interface ListState {
  readonly resource: string
  /** Undefined until the first rows have loaded, also after an error. */
  readonly data: readonly AnyRow[] | undefined
  /** Number of rows on all pages; keeps the last known value if a page fails to load. */
  readonly total: number
  /** Sums over all rows; null if the service does not send them. */
  readonly totals: Readonly<Record<string, number>> | null
  /** Rows and cells that could not be read. */
  readonly unreadable: Unreadable
  /** False if counting stopped at a limit, so that there may be more rows. */
  readonly isExact: boolean
  readonly error: Error | null
  /** True until the first rows have loaded; `isFetching` is also true for later requests. */
  readonly isPending: boolean
  readonly isFetching: boolean
  readonly page: number
  readonly perPage: number
  readonly sort: SortPayload
  readonly filterValues: Readonly<Record<string, unknown>>
  readonly refetch: () => void
  /** All rows of the view, filtered and sorted as displayed. */
  readonly allRows: FetchRows<AnyRow>
  /** Relative to the last requested page, which may still be loading. */
  readonly turnPages: (by: number) => void
  readonly setPerPage: (perPage: number) => void
  readonly setSort: (sort: SortPayload) => void
  readonly setFilters: (values: Readonly<Record<string, unknown>>) => void
}

interface Paged extends Pick<ListState, 'data' | 'error' | 'isFetching' | 'page'> {
  readonly last: number
  readonly setPage: (page: number) => void
}

/** Redirects pages beyond the end to the last one. A page that failed to load stays selected. */
const useExistingPage = ({ data, error, isFetching, page, last, setPage }: Paged) => {
  const isBeyond = !error && !isFetching && data !== undefined && data.length === 0 && page > 1
  useEffect(() => {
    if (page < 1 || isBeyond) setPage(page > last ? last : 1)
  }, [page, last, isBeyond, setPage])
}

/** A second quick click occurs before the first change has rendered. */
const useTurnPages = ({ page, last, setPage }: Paged) => {
  const lastPage = useRef(page)
  useEffect(() => {
    lastPage.current = page
  }, [page])
  return useCallback(
    (by: number) => {
      lastPage.current = Math.min(last, Math.max(1, lastPage.current + by))
      setPage(lastPage.current)
    },
    [last, setPage],
  )
}

interface ListDefaults {
  readonly enabled?: boolean
  /** Default filter values, for filters that the URL does not set. */
  readonly base?: Readonly<Record<string, unknown>> | undefined
  /** Infinity loads all rows, whatever the URL contains. */
  readonly perPage?: number | undefined
  /** For lists within a page that uses the URL otherwise: the state is kept in the component only. */
  readonly isPart?: boolean | undefined
}

/** All matching rows in order, from one snapshot. */
const useAllRows = (
  resource: string,
  sort: SortPayload,
  filter: Readonly<Record<string, unknown>>,
): FetchRows<AnyRow> => {
  const dataProvider = useDataProvider()
  return useMemo(
    () =>
      async function* allRows(signal) {
        const portions: AsyncIterable<AnyRow[]> = await dataProvider.streamList(resource, { sort, filter, signal })
        yield* portions
      },
    [dataProvider, resource, sort, filter],
  )
}

/**
 * State of a resource's list, with page, sort and filters in the URL unless it is part of a page. Replaces
 * react-admin's controller, which returns to the first page when a page fails, so that it could not be retried. Stays
 * pending while not enabled.
 */
export const useListOf = (
  resource: string,
  sort: SortPayload,
  { enabled = true, base, perPage: firstSize = firstPageSize, isPart = false }: ListDefaults = {},
): ListState => {
  const [query, { setPage, setPerPage, setSort, setFilters }] = useListParams({
    resource,
    sort,
    perPage: firstSize,
    storeKey: false,
    disableSyncWithLocation: isPart,
  })
  const isUnpaged = firstSize === Number.POSITIVE_INFINITY
  const { page, perPage } = isUnpaged ? { page: 1, perPage: firstSize } : query
  const filterValues = query.filterValues as ListState['filterValues']
  const filter = useMemo(() => ({ ...base, ...filterValues }), [base, filterValues])
  const order = useMemo(() => ({ field: query.sort, order: query.order }), [query.sort, query.order])
  const answer = useGetList<AnyRow>(
    resource,
    { pagination: { page, perPage }, sort: order, filter },
    { placeholderData: (previous) => previous, enabled },
  )
  useShownAnswer(answer.meta?.request ?? null)
  const heard = useRef({ total: 0, isExact: true })
  const { data, error, isPending, isFetching, refetch } = answer
  const count =
    answer.total === undefined ? heard.current : { total: answer.total, isExact: answer.meta?.isExact !== false }
  useEffect(() => {
    heard.current = count
  })
  const paged = { data, error, isFetching, page, last: Math.max(1, Math.ceil(count.total / perPage)), setPage }
  useExistingPage(paged)
  const turnPages = useTurnPages(paged)
  const allRows = useAllRows(resource, order, filter)
  return {
    resource,
    data,
    ...count,
    totals: (answer.meta?.totals ?? null) as ListState['totals'],
    unreadable: (answer.meta?.unreadable ?? nothingUnreadable) as Unreadable,
    error,
    isPending,
    isFetching,
    page,
    perPage,
    sort: order,
    filterValues,
    refetch,
    allRows,
    turnPages,
    setPerPage,
    setSort,
    setFilters: useCallback((values) => setFilters(values, undefined, false), [setFilters]),
  }
}
