import { memo, type ReactNode } from 'react'
import type { AnyRow } from '../reportOptions.ts'
import type { Column } from '../useColumns.ts'
import { cellContent } from './Cell.tsx'

export interface ReportRowsProps {
  readonly columns: readonly Column[]
  readonly rows: readonly AnyRow[]
  readonly rowAction: ((row: AnyRow) => ReactNode) | undefined
}

interface RowProps extends Omit<ReportRowsProps, 'rows'> {
  readonly row: AnyRow
}

const fits = 30

/** A long text shows its beginning; a number, which is one word, is never cut but goes on below. */
const lengthOf = (text: string) => {
  if (text.length <= fits) return ''
  return /\s/.test(text) ? 'is-long' : 'is-number'
}

const classOf = (column: Column, text: string) =>
  `${column.align === 'right' ? 'is-right' : ''} ${lengthOf(text)}`.trim()

/** One row; its first cell heads it. */
export const ReportRow = memo(({ columns, row, rowAction }: RowProps) => (
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

/**
 * The rows of the current page; the first cell heads its row. Bare elements that the table styles as one: hundreds of
 * the library's cells take longer to draw than all the rest of a page. They stay as they are while only the list around
 * them changes.
 */
export const ReportRows = memo(({ rows, ...rest }: ReportRowsProps) => (
  <tbody>
    {rows.map((row) => (
      <ReportRow key={row.id} row={row} {...rest} />
    ))}
  </tbody>
))
