import { useCallback, useEffect, useMemo, useRef } from 'react'
import { type SortPayload, useDataProvider, useGetList, useListParams } from 'react-admin'
import { firstPageSize } from '../../../../schema/list.ts'
import type { FetchRows } from '../../export/exported.ts'
import type { AnyRow } from '../report/reportOptions.ts'

export { ListStateProvider, useIsFetching, useListState } from './listContext.tsx'

/** A page of a list with all that says which one it is; the address says the same. */
export interface ListState {
  readonly resource: string
  /** Undefined while the first rows are on their way, and when they could not be fetched. */
  readonly data: readonly AnyRow[] | undefined
  /** How many rows there are on all pages; as last heard, while a page cannot be fetched. */
  readonly total: number
  /** The sums over all rows, where the list's service tells them; null where only the rows of the page are known. */
  readonly totals: Readonly<Record<string, number>> | null
  /** Whether rows are missing that could not be read. */
  readonly isIncomplete: boolean
  /** Whether `total` is all there are, and not just as many as were counted. */
  readonly isExact: boolean
  readonly error: Error | null
  /** The first rows are on their way; `isFetching` is true of others, too. */
  readonly isPending: boolean
  readonly isFetching: boolean
  readonly page: number
  readonly perPage: number
  readonly sort: SortPayload
  readonly filterValues: Readonly<Record<string, unknown>>
  readonly refetch: () => void
  /** All rows of the view, filtered and sorted as shown. */
  readonly allRows: FetchRows<AnyRow>
  /** Goes on by so many pages, from the page that was asked for last, whether or not it is there yet. */
  readonly turnPages: (by: number) => void
  readonly setPerPage: (perPage: number) => void
  readonly setSort: (sort: SortPayload) => void
  readonly setFilters: (values: Readonly<Record<string, unknown>>) => void
}

interface Paged extends Pick<ListState, 'data' | 'error' | 'isFetching' | 'page'> {
  readonly last: number
  readonly setPage: (page: number) => void
}

/** A page beyond the end is none: the last one is shown. One that could not be fetched stays the one that is wanted. */
const useExistingPage = ({ data, error, isFetching, page, last, setPage }: Paged) => {
  const isBeyond = !error && !isFetching && data !== undefined && data.length === 0 && page > 1
  useEffect(() => {
    if (page < 1 || isBeyond) setPage(page > last ? last : 1)
  }, [page, last, isBeyond, setPage])
}

/** Of two quick clicks the second comes before what the first has changed is drawn. */
const useTurnPages = ({ page, last, setPage }: Paged) => {
  const asked = useRef(page)
  useEffect(() => {
    asked.current = page
  }, [page])
  return useCallback(
    (by: number) => {
      asked.current = Math.min(last, Math.max(1, asked.current + by))
      setPage(asked.current)
    },
    [last, setPage],
  )
}

interface Beginning {
  readonly enabled?: boolean
  /** What is asked for of each filter that the address does not name. */
  readonly base?: Readonly<Record<string, unknown>> | undefined
  /** All at once where it is infinite, whatever the address says. */
  readonly perPage?: number | undefined
  /** A part of a page whose address says something else: what it shows at the moment is known to itself alone. */
  readonly isPart?: boolean | undefined
}

/** All rows of a resource that a filter means, in their order and of one snapshot. */
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
 * The list of a resource, its page, order and filters kept in the address unless it is a part of a page. In place of the
 * library's controller, which leaves the page that failed for the first one, so that nothing could be tried again. It
 * asks for no rows, and is pending, until it is enabled.
 */
export const useListOf = (
  resource: string,
  sort: SortPayload,
  { enabled = true, base, perPage: firstSize = firstPageSize, isPart = false }: Beginning = {},
): ListState => {
  const [query, { setPage, setPerPage, setSort, setFilters }] = useListParams({
    resource,
    sort,
    perPage: firstSize,
    storeKey: false,
    disableSyncWithLocation: isPart,
  })
  const isWhole = firstSize === Number.POSITIVE_INFINITY
  const { page, perPage } = isWhole ? { page: 1, perPage: firstSize } : query
  const filterValues = query.filterValues as ListState['filterValues']
  const filter = useMemo(() => ({ ...base, ...filterValues }), [base, filterValues])
  const order = useMemo(() => ({ field: query.sort, order: query.order }), [query.sort, query.order])
  const answer = useGetList<AnyRow>(
    resource,
    { pagination: { page, perPage }, sort: order, filter },
    { placeholderData: (previous) => previous, enabled },
  )
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
    isIncomplete: (answer.meta?.unread ?? 0) > 0,
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
