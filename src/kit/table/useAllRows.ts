import { type SortPayload, useDataProvider } from 'ra-core'
import type { FetchRows } from '../export/exported.ts'
import { inPages } from '../export/inPages.ts'
import type { AnyRow } from './reportOptions.ts'

const pageSize = 1000

/** All rows of a resource that a filter keeps, in their order, fetched in pages. */
export const useAllRows = (
  resource: string,
  sort: SortPayload,
  filter: Readonly<Record<string, unknown>>,
): FetchRows<AnyRow> => {
  const dataProvider = useDataProvider()
  return inPages(async ([first], signal) => {
    const pagination = { page: first / pageSize + 1, perPage: pageSize }
    const answer = await dataProvider.getList<AnyRow>(resource, { pagination, sort, filter, signal })
    return { rows: answer.data, total: answer.total ?? 0, isExact: answer.meta?.isExact ?? true }
  }, pageSize)
}
