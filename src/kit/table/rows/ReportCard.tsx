import { memo, type ReactNode } from 'react'
import type { AnyRow } from '../reportOptions.ts'
import type { Column } from '../useColumns.ts'
import { cellContent } from './Cell.tsx'

interface Props {
  readonly columns: readonly Column[]
  readonly row: AnyRow
  readonly rowAction: ((row: AnyRow) => ReactNode) | undefined
}

/**
 * One row as a card: the first column is the title, the rest are label and value, below what can be done with it. Bare
 * elements that the list styles as one (`cardsStyle`), as in a table, and drawn anew only when the row is another.
 */
export const ReportCard = memo(({ columns: [title, ...rest], row, rowAction }: Props) => (
  <li className="card">
    <h2>{title && cellContent(title, row)}</h2>
    <dl>
      {rest.map((column) => (
        <div key={column.source}>
          <dt>{column.label}</dt>
          <dd>{cellContent(column, row)}</dd>
        </div>
      ))}
    </dl>
    {rowAction && <div className="card-action">{rowAction(row)}</div>}
  </li>
))
