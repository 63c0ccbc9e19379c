import { useMemo } from 'react'
import { type GetListParams, type SortPayload, useDataProvider } from 'react-admin'
import type { FetchRows } from '../export/exported.ts'
import { inPages } from '../export/inPages.ts'
import type { AnyRow } from './reportOptions.ts'

const pageSize = 1000

/** All rows of a resource that a filter keeps, in their order: in pages, or at once from a service that knows none. */
export const useAllRows = (
  resource: string,
  sort: SortPayload,
  filter: Readonly<Record<string, unknown>>,
): FetchRows<AnyRow> => {
  const dataProvider = useDataProvider()
  return useMemo(() => {
    const fetchRows = async (pagination: GetListParams['pagination'], signal: AbortSignal) => {
      const answer = await dataProvider.getList<AnyRow>(resource, {
        sort,
        filter,
        signal,
        ...(pagination ? { pagination } : {}),
      })
      const { isExact = true, isPaged = true } = answer.meta ?? {}
      return { rows: answer.data, total: answer.total ?? 0, isExact, isPaged }
    }
    const inPagesFrom = (first: Awaited<ReturnType<typeof fetchRows>>) =>
      inPages<AnyRow>(
        async ([from], signal) =>
          from === 0 ? first : fetchRows({ page: from / pageSize + 1, perPage: pageSize }, signal),
        pageSize,
      )
    return async function* allRows(signal) {
      const first = await fetchRows({ page: 1, perPage: pageSize }, signal)
      if (first.isPaged || first.total <= pageSize) return yield* inPagesFrom(first)(signal)
      const { rows } = await fetchRows(undefined, signal)
      for (let from = 0; from < rows.length; from += pageSize) yield rows.slice(from, from + pageSize)
    }
  }, [dataProvider, resource, sort, filter])
}
