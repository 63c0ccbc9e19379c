import { memo, type ReactNode } from 'react'
import type { AnyRow } from '../report/reportOptions.ts'
import { cellContent } from './Cell.tsx'
import type { ReportParts, RowParts } from './reportParts.ts'
import type { Column } from './useColumns.ts'

const fits = 30

/** Long texts are truncated; numbers without spaces are never truncated but wrap. */
const lengthOf = (text: string) => {
  if (text.length <= fits) return ''
  return /\s/.test(text) ? 'is-long' : 'is-number'
}

/** A cell that shows another text than its value, such as the translation of a code, must not reveal the value. */
const shownText = (content: ReactNode, column: Column, row: AnyRow) =>
  typeof content === 'string' ? content : column.format(row)

const classOf = (column: Column, text: string) =>
  `${column.align === 'right' ? 'is-right' : ''} ${lengthOf(text)}`.trim()

export const ReportRow = memo(({ columns, row, rowAction }: RowParts) => (
  <tr>
    {columns.map((column, position) => {
      const Element = position === 0 ? 'th' : 'td'
      const content = cellContent(column, row)
      const text = column.isLong ? shownText(content, column, row) : ''
      return (
        <Element
          key={column.source}
          className={classOf(column, text)}
          {...(position === 0 ? { scope: 'row' } : {})}
          title={lengthOf(text) === 'is-long' ? text : undefined}
        >
          {content}
        </Element>
      )
    })}
    {rowAction && <td className="row-action">{rowAction(row)}</td>}
  </tr>
))

type RowsProps = Pick<ReportParts, 'columns' | 'rows' | 'rowAction'>

/**
 * Rows of the current page, with the first cell as row header. Uses plain elements styled by the table, because
 * hundreds of MUI cells take longer than the rest of a page. Memoized, so that changes of the surrounding list do not
 * re-render them.
 */
export const ReportRows = memo(({ rows, ...rest }: RowsProps) => (
  <tbody>
    {rows.map((row) => (
      <ReportRow key={row.id} row={row} {...rest} />
    ))}
  </tbody>
))
