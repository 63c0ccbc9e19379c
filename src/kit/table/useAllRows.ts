import { useMemo } from 'react'
import { type SortPayload, useDataProvider } from 'react-admin'
import type { FetchRows } from '../export/exported.ts'
import type { AnyRow } from './reportOptions.ts'

/** All rows of a resource that a filter means, in their order and of one snapshot. */
export const useAllRows = (
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
