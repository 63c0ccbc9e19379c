import type { ComponentType, ReactNode } from 'react'
import type { KindName } from '#schema/fields.ts'
import { EmailText } from '../cards/EmailLink.tsx'
import { DocumentLinks } from '../fields/DocumentLinks.tsx'
import type { AnyRow } from '../report/reportOptions.ts'
import { TimelineLink, TimelineMark } from './TimelineLink.tsx'
import type { Column } from './useColumns.ts'

interface KindCellProps {
  readonly value: unknown
}

const Document = ({ value }: KindCellProps) => <DocumentLinks links={value ? [String(value)] : []} />
const Documents = ({ value }: KindCellProps) => <DocumentLinks links={(value ?? []) as string[]} />
const Email = ({ value }: KindCellProps) => (value ? <EmailText email={String(value)} /> : '-')
const Hidden = () => null

/** Custom cells, for kinds that are not displayed as text. */
const kindCells: { readonly [K in KindName]?: ComponentType<KindCellProps> } = {
  secret: Hidden,
  email: Email,
  document: Document,
  documents: Documents,
}

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
