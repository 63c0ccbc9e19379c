import type { ReactNode } from 'react'
import { kindCells } from '../../kinds/kindCells.tsx'
import type { AnyRow } from '../reportOptions.ts'
import type { Column } from '../useColumns.ts'

interface Props {
  readonly column: Column
  readonly row: AnyRow
}

/**
 * What stands in one cell: the report's own where it has one, else what the kind says; '-' for nothing. Where hundreds
 * are drawn at once, this costs less than as many components.
 */
export const cellContent = ({ source, field, format, show }: Column, row: AnyRow): ReactNode => {
  const text = format(row) || '-'
  if (show) return show(row, text)
  const KindCell = kindCells[field.kind]
  return KindCell ? <KindCell value={row[source]} /> : text
}

/** The same, as a component. */
export const Cell = ({ column, row }: Props) => cellContent(column, row)
