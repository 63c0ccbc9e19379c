import { kindCells } from '../kinds/kindCells.tsx'
import type { AnyRow } from './reportOptions.ts'
import type { Column } from './useColumns.ts'

interface Props {
  readonly column: Column
  readonly row: AnyRow
}

/** What stands in one cell: the report's own where it has one, else what the kind says; '-' for nothing. */
export const Cell = ({ column, row }: Props) => {
  const text = column.say(row) || '-'
  if (column.show) return column.show(row, text)
  const KindCell = kindCells[column.field.kind]
  return <KindCell value={row[column.source]} text={text} />
}
