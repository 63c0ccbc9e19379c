import type { TableExport } from '../../../src/kit/export/exported.ts'
import { useListState } from '../../../src/kit/table/listState.ts'
import type { AnyRow } from '../../../src/kit/table/reportOptions.ts'
import type { Column } from '../../../src/kit/table/useColumns.ts'
import { useReportExport } from '../../../src/kit/table/useReportExport.ts'
import { type PurchaseOrder, rowsOf } from './orderRows.ts'

/** All orders of the current view as a file: a row for each line, which says its order's number again. */
export const useOrderExport = (columns: readonly Column[]): Omit<TableExport<AnyRow>, 'name'> => {
  const { allRows } = useListState()
  const file = useReportExport(columns)
  return {
    ...file,
    fetchRows: async function* lines(signal) {
      for await (const orders of allRows(signal)) yield (orders as unknown as PurchaseOrder[]).flatMap(rowsOf)
    },
  }
}
