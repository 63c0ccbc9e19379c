import { useCallback, useEffect, useMemo, useRef } from 'react'
import {
  type ListControllerResult,
  type SortPayload,
  type UseGetListHookValue,
  useDataProvider,
  useGetList,
  useListContext,
  useListParams,
} from 'react-admin'
import { firstPageSize } from '#schema/list.ts'
import type { FetchRows } from '../export/exported.ts'
import type { AnyRow } from '../report/reportOptions.ts'
import { type Selection, useSelectionOf } from './selection.ts'
import { useShownAnswer } from './unreadable.ts'

export type ListResult = ListControllerResult<AnyRow>

interface Paged extends Pick<ListResult, 'data' | 'error' | 'isFetching' | 'page' | 'setPage'> {
  readonly last: number
}

/** Redirects pages beyond the end to the last one. A page that failed to load stays selected. */
const useExistingPage = ({ data, error, isFetching, page, last, setPage }: Paged) => {
  const isBeyond = !error && !isFetching && data?.length === 0 && page > 1
  useEffect(() => {
    if (page < 1 || isBeyond) setPage(page > last ? last : 1)
  }, [page, last, isBeyond, setPage])
}

/** Counts from the page that was last requested: a second quick click occurs before the first change has rendered. */
const useTurnPages = ({ page, last, setPage }: Paged) => {
  const requested = useRef(page)
  useEffect(() => {
    requested.current = page
  }, [page])
  return useCallback(
    (next: number) => {
      requested.current = Math.min(last, Math.max(1, requested.current + next - page))
      setPage(requested.current)
    },
    [page, last, setPage],
  )
}

/** Count and metadata of the last rows; they remain while a page fails to load. */
const useLastCount = ({ total, meta }: Pick<UseGetListHookValue<AnyRow>, 'total' | 'meta'>) => {
  const last = useRef({ total: 0, meta: {} })
  const count = total === undefined ? last.current : { total, meta: meta ?? {} }
  useEffect(() => {
    last.current = count
  })
  return count
}

/** The same object as long as its values are the same, so that readers of a context do not render in vain. */
export const useStable = <Value extends object>(value: Value): Value =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: the object is another one when any of its values is.
  useMemo(() => value, Object.values(value))

export interface ListDefaults {
  readonly enabled?: boolean
  /** Default filter values, for filters that the URL does not set. */
  readonly base?: Readonly<Record<string, unknown>> | undefined
  /** Infinity loads all rows, whatever the URL contains. */
  readonly perPage?: number | undefined
  /** For lists within a page that uses the URL otherwise: the state is kept in the component only. */
  readonly isPart?: boolean | undefined
  /** Keeps selected rows where others need them, too. */
  readonly selection?: Selection | undefined
}

/**
 * Value of react-admin's list context for a resource, with page, sort and filters in the URL unless it is part of a
 * page. Combines the hooks of `useListController`, which returns to page 1 when a page fails, loses one of two quick
 * clicks on Next, and prefers its permanent filter to the URL. Stays pending while not enabled.
 */
export const useListOf = (
  resource: string,
  sort: SortPayload,
  { enabled = true, base, perPage: firstSize = firstPageSize, isPart = false, selection }: ListDefaults = {},
): ListResult => {
  const [query, modifiers] = useListParams({
    resource,
    sort,
    perPage: firstSize,
    storeKey: false,
    disableSyncWithLocation: isPart,
  })
  const isUnpaged = firstSize === Number.POSITIVE_INFINITY
  const { page, perPage } = isUnpaged ? { page: 1, perPage: firstSize } : query
  const { filterValues, displayedFilters } = query
  const { setPage, setPerPage, setSort, setFilters, showFilter, hideFilter } = modifiers
  const order = useMemo(() => ({ field: query.sort, order: query.order }), [query.sort, query.order])
  const filter = useMemo(() => ({ ...base, ...filterValues }), [base, filterValues])
  const answer = useGetList<AnyRow>(
    resource,
    { pagination: { page, perPage }, sort: order, filter },
    { placeholderData: (previous) => previous, enabled },
  )
  useShownAnswer(answer.meta?.request ?? null)
  const { data, error, isPending, isFetching, isLoading, isPaused, isPlaceholderData, refetch } = answer
  const count = useLastCount(answer)
  const paged = { data, error, isFetching, page, last: Math.max(1, Math.ceil(count.total / perPage)), setPage }
  useExistingPage(paged)
  const dataProvider = useDataProvider()
  const getData = useCallback(
    async ({ maxResults = Number.POSITIVE_INFINITY } = {}) => {
      const pagination = { page: 1, perPage: maxResults }
      return (await dataProvider.getList<AnyRow>(resource, { pagination, sort: order, filter })).data
    },
    [dataProvider, resource, order, filter],
  )
  return useStable({
    ...{ resource, data, ...count, error, isPending, isFetching, isLoading, isPaused, isPlaceholderData, refetch },
    ...{ page, perPage, setPage: useTurnPages(paged), setPerPage },
    hasNextPage: page * perPage < count.total,
    hasPreviousPage: page > 1,
    ...{ sort: order, setSort },
    ...{ filter: base, filterValues, displayedFilters, setFilters, showFilter, hideFilter },
    ...{ getData, exporter: false },
    ...useSelectionOf(data, getData, selection),
  } as ListResult)
}

/** Streams all rows of the list's view, filtered and sorted as displayed, from one snapshot. */
export const useAllRows = (): FetchRows<AnyRow> => {
  const { resource, sort, filter: base, filterValues } = useListContext<AnyRow>()
  const dataProvider = useDataProvider()
  return useMemo(
    () =>
      async function* allRows(signal) {
        const filter = { ...base, ...filterValues }
        const portions: AsyncIterable<AnyRow[]> = await dataProvider.streamList(resource, { sort, filter, signal })
        yield* portions
      },
    [dataProvider, resource, sort, base, filterValues],
  )
}
