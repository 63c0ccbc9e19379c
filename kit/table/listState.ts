import { useCallback, useEffect, useMemo, useRef } from 'react'
import { type ListControllerResult, useDataProvider, useGetList, useListContext, useListParams } from 'react-admin'
import { firstPageSize, type Order } from '#schema/list.ts'
import type { FetchRows } from '../files/exported.ts'
import { useAllCustomers } from '../page/allCustomers.ts'
import type { AnyRow } from '../report/reportOptions.ts'
import { type Selection, useSelectionOf } from './selection.ts'
import { useShownAnswer } from './unreadable.ts'

export type ListResult = ListControllerResult<AnyRow>

/** The same object as long as its values are the same, so that readers of a context do not render in vain. */
export const useStable = <Value extends object>(value: Value): Value =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: the object is another one when any of its values is.
  useMemo(() => value, Object.values(value))

export interface ListDefaults {
  readonly sort?: readonly [field: string, order: Order] | undefined
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

/** Parameters of a list by which it has the rows of several customers. */
export const useTogether = () => {
  const customers = useAllCustomers()
  return useMemo(() => (customers === null ? {} : { meta: { customers } }), [customers])
}

/**
 * Value of react-admin's list context for a resource, with page, sort and filters in the URL unless it is part of a
 * page. Combines the hooks of `useListController`, which shows page 1 when another page fails or is empty: see
 * `docs/decisions/022-react-admin-frame.md`. Stays pending while not enabled.
 */
export const useListOf = (
  resource: string,
  {
    sort: [field, order] = ['id', 'ASC'],
    enabled = true,
    base,
    isPart = false,
    selection,
    ...first
  }: ListDefaults = {},
): ListResult => {
  const firstSize = first.perPage ?? firstPageSize
  const [query, { changeParams: _, ...modifiers }] = useListParams({
    resource,
    sort: { field, order },
    perPage: firstSize,
    storeKey: false,
    disableSyncWithLocation: isPart,
  })
  const { page, perPage } = firstSize === Number.POSITIVE_INFINITY ? { page: 1, perPage: firstSize } : query
  const { filterValues, displayedFilters } = query
  const sort = useMemo(() => ({ field: query.sort, order: query.order }), [query.sort, query.order])
  const filter = useMemo(() => ({ ...base, ...filterValues }), [base, filterValues])
  const together = useTogether()
  const answer = useGetList<AnyRow>(
    resource,
    { pagination: { page, perPage }, sort, filter, ...together },
    { placeholderData: (previous) => previous, enabled },
  )
  const { data, error, isPending, isFetching, isLoading, isPaused, isPlaceholderData, refetch } = answer
  const readAt = error && data && !isPlaceholderData ? answer.dataUpdatedAt : null
  useShownAnswer(answer.meta?.request ?? null)

  // While a page fails to load, the count of the last rows remains.
  const lastCount = useRef<Pick<typeof answer, 'total' | 'meta'>>({ total: 0, meta: undefined })
  const { total = 0, meta } = answer.total === undefined ? lastCount.current : answer
  useEffect(() => {
    lastCount.current = { total, meta }
  }, [total, meta])

  const { setPage } = modifiers
  const last = Math.max(1, Math.ceil(total / perPage))
  const isBeyond = !error && !isFetching && data?.length === 0 && page > 1
  useEffect(() => {
    if (page < 1 || isBeyond) setPage(page > last ? last : 1)
  }, [page, last, isBeyond, setPage])

  const dataProvider = useDataProvider()
  const getData = useCallback(async () => {
    const pagination = { page: 1, perPage: Number.POSITIVE_INFINITY }
    return (await dataProvider.getList<AnyRow>(resource, { pagination, sort, filter, ...together })).data
  }, [dataProvider, resource, sort, filter, together])

  return useStable({
    resource,
    data,
    total,
    meta: useMemo(() => (readAt === null ? meta : { ...meta, readAt }), [meta, readAt]),
    error,
    isPending,
    isFetching,
    isLoading,
    isPaused,
    isPlaceholderData,
    refetch,
    page,
    perPage,
    hasNextPage: page * perPage < total,
    hasPreviousPage: page > 1,
    sort,
    filter: base,
    filterValues,
    displayedFilters,
    ...modifiers,
    getData,
    exporter: false,
    ...useSelectionOf(data, getData, selection),
  } as ListResult)
}

/** Streams all rows of the list's view, filtered and sorted as displayed, from one snapshot. */
export const useAllRows = (): FetchRows<AnyRow> => {
  const { resource, sort, filter: base, filterValues } = useListContext<AnyRow>()
  const together = useTogether()
  const dataProvider = useDataProvider()
  return useMemo(
    () =>
      async function* allRows(signal) {
        const filter = { ...base, ...filterValues }
        const portions: AsyncIterable<AnyRow[]> = await dataProvider.streamList(resource, {
          sort,
          filter,
          signal,
          ...together,
        })
        yield* portions
      },
    [dataProvider, resource, sort, base, filterValues, together],
  )
}
