import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useListContext } from 'react-admin'
import type { AnyRow } from '../report/reportOptions.ts'
import { cardsStyle } from './cellStyles.ts'
import { GroupButton } from './GroupButton.tsx'
import { type Group, isOneRow } from './grouping.ts'
import { ReportCard } from './ReportCard.tsx'
import type { GroupParts, ReportParts, TotalParts } from './reportParts.ts'
import { useTotals } from './totals.ts'
import { useDelayed } from './useDelayed.ts'
import { useFirstRows } from './useFirstRows.ts'

interface Props extends GroupParts {
  readonly group: Group
}

const listStyle = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, minWidth: 0 } as const

const Cards = ({ rows, columns, rowAction }: Pick<Group, 'rows'> & GroupParts) =>
  rows.map((row) => <ReportCard key={row.id} {...{ row, columns, rowAction }} />)

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
        <GroupCards {...{ columns, grouping, total, sumsOf, rowAction }} />
      ) : (
        shown.map((row) => <ReportCard key={row.id} columns={columns} row={row} rowAction={rowAction} />)
      )}
      {total.length > 0 && <TotalCard {...{ columns, rows, total, totalLabel, sumsOf }} />}
    </Box>
  )
}
