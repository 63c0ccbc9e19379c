import type { ReactNode } from 'react'
import { kindCells } from '../../kinds/kindCells.tsx'
import type { Column } from '../columns/useColumns.ts'
import { TimelineLink, TimelineMark } from '../links/TimelineLink.tsx'
import type { AnyRow } from '../report/reportOptions.ts'

interface Props {
  readonly column: Column
  readonly row: AnyRow
}

const customerOf = ({ hasCustomer }: Column, { customerId = null }: AnyRow) =>
  hasCustomer ? { customerId: customerId as number | null } : {}

/** Adds the timeline link to a number: the number itself, or an icon if the report renders it differently. */
const withTimelineLink = (column: Column, row: AnyRow, { text, shown }: { text: string; shown: ReactNode }) => {
  const of = column.field.numberOf
  const number = row[column.source]
  if (!of || !number) return shown
  const timeline = { of, number: String(number), ...customerOf(column, row) }
  if (!column.show) return <TimelineLink {...timeline}>{text}</TimelineLink>
  return (
    <>
      {shown}
      <TimelineMark {...timeline} />
    </>
  )
}

/**
 * Content of a cell: custom or by kind; '-' if empty. A function, because hundreds of components would take longer to
 * render.
 */
export const cellContent = (column: Column, row: AnyRow): ReactNode => {
  const { source, field, format, show } = column
  const text = format(row) || '-'
  const shown = show ? show(row, text) : text
  if (show || field.numberOf)
    return withTimelineLink(column, row, { text, shown: shown === '' && text === '-' ? text : shown })
  const KindCell = kindCells[field.kind]
  return KindCell ? <KindCell value={row[source]} /> : text
}

export const Cell = ({ column, row }: Props) => cellContent(column, row)
