import type { TableExport } from '../export/exported.ts'
import { exportKind } from '../kinds/exportValue.ts'
import { useListState } from './listState.ts'
import type { AnyRow } from './reportOptions.ts'
import type { Column } from './useColumns.ts'

/** The current view as a file: its visible columns in their order, all its rows, filtered and sorted as shown. */
export const useReportExport = (columns: readonly Column[]): Omit<TableExport<AnyRow>, 'name'> => ({
  columns: columns.map(({ label, field, cell }) => ({ label, kind: exportKind(field.kind), value: cell })),
  fetchRows: useListState().allRows,
})
