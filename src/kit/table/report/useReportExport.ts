import type { TableExport } from '../../export/exported.ts'
import { exportKind } from '../../kinds/exportValue.ts'
import type { Column } from '../columns/useColumns.ts'
import { groupsOf, inGroups } from '../groups/grouping.ts'
import { useListState } from '../state/listState.ts'
import type { AnyRow } from './reportOptions.ts'

async function* grouped(portions: AsyncIterable<readonly AnyRow[]>, groupBy: readonly string[]) {
  const rows: AnyRow[] = []
  for await (const portion of portions) rows.push(...portion)
  yield inGroups(groupsOf(rows, groupBy))
}

/** Export of the current view: visible columns in order, all rows, filtered and sorted as displayed. */
export const useReportExport = (
  columns: readonly Column[],
  groupBy?: readonly string[],
): Omit<TableExport<AnyRow>, 'name'> => {
  const { allRows } = useListState()
  return {
    columns: columns.map(({ label, field, cell }) => ({ label, kind: exportKind(field.kind), value: cell })),
    fetchRows: groupBy ? (signal) => grouped(allRows(signal), groupBy) : allRows,
  }
}
