import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { memo, type ReactNode } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import type { AnyRow } from '../report/reportOptions.ts'
import { cellContent } from './Cell.tsx'
import { cardsStyle } from './cellStyles.ts'
import { GroupButton } from './GroupButton.tsx'
import { type Group, isOneRow } from './grouping.ts'
import { MoreGroups } from './MoreGroups.tsx'
import type { GroupParts, ReportParts, RowParts, TotalParts } from './reportParts.ts'
import { useTotals } from './totals.ts'
import type { Column } from './useColumns.ts'
import { useDelayed } from './useDelayed.ts'
import { useFirstRows } from './useFirstRows.ts'

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
const ReportCard = memo(({ columns: [title, ...rest], row, rowAction }: RowParts) => {
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

interface Props extends GroupParts {
  readonly group: Group
}

const listStyle = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, minWidth: 0 } as const

const Cards = ({ rows, columns, rowAction }: Pick<Group, 'rows'> & GroupParts) =>
  rows.map((row) => <ReportCard key={row.id} row={row} columns={columns} rowAction={rowAction} />)

const Inside = ({ group, ...rest }: Props) => {
  const { columns, grouping, total, sumsOf } = rest
  const sums = sumsOf(group.rows)
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Typography component="h2" variant="h3">
        <GroupButton group={group} grouping={grouping} />
      </Typography>
      <Typography variant="body2" sx={{ mb: 1, fontVariantNumeric: 'tabular-nums' }}>
        {columns
          .filter(({ source }) => total.includes(source))
          .map((column) => `${column.label}: ${column.format(sums)}`)
          .join(' · ')}
      </Typography>
      {grouping.isOpen(group) && (
        <Box component="ul" sx={listStyle}>
          {group.groups.map((inner) =>
            isOneRow(inner, columns) ? (
              <Cards key={inner.key} rows={inner.rows} {...rest} />
            ) : (
              <Inside key={inner.key} group={inner} {...rest} />
            ),
          )}
          {group.groups.length === 0 && <Cards rows={group.rows} {...rest} />}
        </Box>
      )}
    </Box>
  )
}

const GroupCards = (props: GroupParts) =>
  props.grouping.groups.map((group) => <Inside key={group.key} group={group} {...props} />)

const TotalCard = ({ columns, rows, total, totalLabel, sumsOf }: TotalParts) => {
  const { sums, title } = useTotals(rows, total, sumsOf, totalLabel)
  const summed = columns.filter(({ source }) => total.includes(source))
  if (summed.length === 0) return null
  return (
    <Box component="li" sx={{ borderTop: 2, borderColor: 'divider', px: 1.5, pt: 1 }}>
      <Typography component="h2" variant="h3">
        {title}
      </Typography>
      {summed.map((column) => (
        <Box key={column.source} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {column.label}
          </Typography>
          <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {column.format(sums)}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

export const ReportCards = ({
  label,
  columns,
  rows,
  total,
  totalLabel,
  sumsOf,
  grouping,
  rowAction,
  empty,
}: ReportParts) => {
  const { isPending, isFetching, perPage } = useListContext<AnyRow>()
  const isSlow = useDelayed(isPending)
  const shown = useFirstRows(rows)
  // Fills the window, so that content below starts out of view instead of being pushed there.
  const minHeight = Number.isFinite(perPage) ? '100dvh' : 360
  if (isPending) return <Box sx={{ minHeight }}>{isSlow && <Skeleton variant="rounded" height={360} />}</Box>
  if (rows.length === 0) return empty
  return (
    <Box component="ul" aria-label={label} aria-busy={isFetching} sx={cardsStyle}>
      {grouping ? (
        <GroupCards columns={columns} grouping={grouping} total={total} sumsOf={sumsOf} rowAction={rowAction} />
      ) : (
        shown.map((row) => <ReportCard key={row.id} columns={columns} row={row} rowAction={rowAction} />)
      )}
      {grouping && grouping.more > 0 && (
        <li>
          <MoreGroups grouping={grouping} />
        </li>
      )}
      {total.length > 0 && (
        <TotalCard columns={columns} rows={rows} total={total} totalLabel={totalLabel} sumsOf={sumsOf} />
      )}
    </Box>
  )
}
