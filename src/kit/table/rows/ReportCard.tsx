import { memo } from 'react'
import { cellContent } from './Cell.tsx'
import type { RowParts } from './reportParts.ts'

/**
 * One row as a card: the first column is the title, the rest are label and value, below what can be done with it. Bare
 * elements that the list styles as one (`cardsStyle`), as in a table, and drawn anew only when the row is another.
 */
export const ReportCard = memo(({ columns: [title, ...rest], row, rowAction }: RowParts) => (
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
