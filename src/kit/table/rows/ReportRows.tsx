import { memo } from 'react'
import type { Column } from '../columns/useColumns.ts'
import { cellContent } from './Cell.tsx'
import type { ReportParts, RowParts } from './reportParts.ts'

const fits = 30

/** A long text shows its beginning; a number, which is one word, is never cut but goes on below. */
const lengthOf = (text: string) => {
  if (text.length <= fits) return ''
  return /\s/.test(text) ? 'is-long' : 'is-number'
}

const classOf = (column: Column, text: string) =>
  `${column.align === 'right' ? 'is-right' : ''} ${lengthOf(text)}`.trim()

/** One row; its first cell heads it. */
export const ReportRow = memo(({ columns, row, rowAction }: RowParts) => (
  <tr>
    {columns.map((column, position) => {
      const Element = position === 0 ? 'th' : 'td'
      const text = column.isLong ? column.format(row) : ''
      return (
        <Element
          key={column.source}
          className={classOf(column, text)}
          {...(position === 0 ? { scope: 'row' } : {})}
          {...(column.isLong ? { title: text || undefined } : {})}
        >
          {cellContent(column, row)}
        </Element>
      )
    })}
    {rowAction && <td className="row-action">{rowAction(row)}</td>}
  </tr>
))

type RowsProps = Pick<ReportParts, 'columns' | 'rows' | 'rowAction'>

/**
 * The rows of the current page; the first cell heads its row. Bare elements that the table styles as one: hundreds of
 * the library's cells take longer to draw than all the rest of a page. They stay as they are while only the list around
 * them changes.
 */
export const ReportRows = memo(({ rows, ...rest }: RowsProps) => (
  <tbody>
    {rows.map((row) => (
      <ReportRow key={row.id} row={row} {...rest} />
    ))}
  </tbody>
))
