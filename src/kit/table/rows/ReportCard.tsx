import { memo } from 'react'
import { cellContent } from './Cell.tsx'
import type { RowParts } from './reportParts.ts'

/**
 * Row as a card: first column as the title, then labels and values, then the action. Uses plain elements styled by the
 * list (`cardsStyle`); memoized by row.
 */
export const ReportCard = memo(({ columns: [title, ...rest], row, rowAction }: RowParts) => (
  <li className="card">
    <h2>{title && cellContent(title, row)}</h2>
    <dl>
      {rest.map((column) => {
        const content = cellContent(column, row)
        // Steps without pieces are blank in a table, where each has its column; a card leaves them out.
        if (content === '') return null
        return (
          <div key={column.source}>
            <dt>{column.label}</dt>
            <dd className={column.align === 'right' ? 'is-right' : undefined}>{content}</dd>
          </div>
        )
      })}
    </dl>
    {rowAction && <div className="card-action">{rowAction(row)}</div>}
  </li>
))
