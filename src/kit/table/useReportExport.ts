import { useDataProvider } from 'ra-core'
import type { TableExport } from '../export/exported.ts'
import { inPages } from '../export/inPages.ts'
import { exportKind, exportValue } from '../kinds/exportValue.ts'
import { useListState } from './listState.ts'
import type { AnyRow } from './reportOptions.ts'
import type { Column } from './useColumns.ts'

const pageSize = 1000

/** The current view as a file: its visible columns in their order, all its rows, filtered and sorted as shown. */
export const useReportExport = (columns: readonly Column[]): Omit<TableExport<AnyRow>, 'name'> => {
  const { resource, sort, filterValues } = useListState()
  const dataProvider = useDataProvider()
  const fetchPage = async ([first]: readonly [number, number], signal: AbortSignal) => {
    const pagination = { page: first / pageSize + 1, perPage: pageSize }
    const answer = await dataProvider.getList<AnyRow>(resource, { pagination, sort, filter: filterValues, signal })
    return { rows: answer.data, total: answer.total ?? 0, isExact: answer.meta?.isExact ?? true }
  }
  return {
    columns: columns.map(({ source, label, field, wording }) => ({
      label,
      kind: exportKind(field.kind),
      value: (row) => exportValue(field.kind, row[source], wording),
    })),
    fetchRows: inPages(fetchPage, pageSize),
  }
}
