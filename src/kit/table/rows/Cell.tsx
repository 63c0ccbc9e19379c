import type { ReactNode } from 'react'
import { kindCells } from '../../kinds/kindCells.tsx'
import type { Column } from '../columns/useColumns.ts'
import { StoryLink, StoryMark } from '../links/StoryLink.tsx'
import type { AnyRow } from '../report/reportOptions.ts'

interface Props {
  readonly column: Column
  readonly row: AnyRow
}

/** Whose row it is, where rows say it. */
const customerOf = ({ hasCustomer }: Column, { customerId = null }: AnyRow) =>
  hasCustomer ? { customerId: customerId as number | null } : {}

/** A number with the way to its story: the number itself, unless the report makes something else of it. */
const withStory = (column: Column, row: AnyRow, { text, shown }: { text: string; shown: ReactNode }) => {
  const of = column.field.numberOf
  const number = row[column.source]
  if (!of || !number) return shown
  const story = { of, number: String(number), ...customerOf(column, row) }
  if (!column.show) return <StoryLink {...story}>{text}</StoryLink>
  return (
    <>
      {shown}
      <StoryMark {...story} />
    </>
  )
}

/**
 * What stands in one cell: the report's own where it has one, else what the kind says; '-' for nothing. Where hundreds
 * are drawn at once, this costs less than as many components.
 */
export const cellContent = (column: Column, row: AnyRow): ReactNode => {
  const { source, field, format, show } = column
  const text = format(row) || '-'
  if (show || field.numberOf) return withStory(column, row, { text, shown: show ? show(row, text) : text })
  const KindCell = kindCells[field.kind]
  return KindCell ? <KindCell value={row[source]} /> : text
}

/** The same, as a component. */
export const Cell = ({ column, row }: Props) => cellContent(column, row)
