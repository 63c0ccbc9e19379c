import { useListContext } from 'react-admin'
import { exportKind } from '../fields/exportValue.ts'
import type { FetchRows, TableExport } from '../files/exported.ts'
import { groupsOf, inGroups } from '../table/grouping.ts'
import { useAllRows } from '../table/listState.ts'
import type { Column } from '../table/useColumns.ts'
import type { AnyRow, TableResource } from './reportOptions.ts'

async function* grouped(portions: AsyncIterable<readonly AnyRow[]>, groupBy: readonly string[]) {
  const rows: AnyRow[] = []
  for await (const portion of portions) rows.push(...portion)
  yield inGroups(groupsOf(rows, groupBy))
}

/** Export of the current view: visible columns in order, all rows, filtered and sorted as displayed. */
export const useReportExport = (
  { list }: TableResource,
  columns: readonly Column[],
  groupBy?: readonly string[],
): Omit<TableExport<AnyRow>, 'name'> => {
  const streamed = useAllRows()
  const { getData } = useListContext<AnyRow>()
  const loaded: FetchRows<AnyRow> = async function* loaded() {
    yield (await getData?.()) ?? []
  }
  const allRows = list ? streamed : loaded
  return {
    columns: columns.map(({ label, field, cell }) => ({ label, kind: exportKind(field.kind), value: cell })),
    fetchRows: groupBy ? (signal) => grouped(allRows(signal), groupBy) : allRows,
  }
}
