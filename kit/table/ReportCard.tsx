import { memo, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { cellContent } from './Cell.tsx'
import type { RowParts } from './reportParts.ts'
import type { Column } from './useColumns.ts'

/** Facts in sight; 'More' opens the others. */
const factCount = 2

interface Fact {
  readonly column: Column
  readonly content: ReactNode
}

/** Steps without pieces are blank in a table, where each has its column; a card omits them. */
const factsOf = ({ columns, row }: Pick<RowParts, 'columns' | 'row'>): readonly Fact[] =>
  columns
    .toSorted((one, other) => one.cardPlace - other.cardPlace)
    .map((column) => ({ column, content: cellContent(column, row) }))
    .filter(({ content }) => content !== '')

const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl>
    {facts.map(({ column, content }) => (
      <div key={column.source}>
        <dt>{column.label}</dt>
        <dd className={column.align === 'right' ? 'is-right' : undefined}>{content}</dd>
      </div>
    ))}
  </dl>
)

/**
 * Row as a card: first column as the title, two facts, the others behind 'More', then the action. Uses plain elements
 * styled by the list (`cardsStyle`); memoized by row.
 */
export const ReportCard = memo(({ columns: [title, ...rest], row, rowAction }: RowParts) => {
  const translate = useTranslate()
  const facts = factsOf({ columns: rest, row })
  // A single further fact takes no more space than 'More'.
  const inSight = facts.length <= factCount + 1 ? facts.length : factCount
  return (
    <li className="card">
      <h2>{title && cellContent(title, row)}</h2>
      <Facts facts={facts.slice(0, inSight)} />
      {inSight < facts.length && (
        <details>
          <summary aria-label={translate('table.moreOf', { name: title?.format(row) || '-' })}>
            {translate('table.more')}
          </summary>
          <Facts facts={facts.slice(inSight)} />
        </details>
      )}
      {rowAction && <div className="card-action">{rowAction(row)}</div>}
    </li>
  )
})
