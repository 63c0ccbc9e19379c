import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { GroupCards } from '../groups/GroupCards.tsx'
import { useIsFetching, useListState } from '../state/listState.ts'
import { useDelayed } from '../state/useDelayed.ts'
import { cardsStyle } from './cellStyles.ts'
import { ReportCard } from './ReportCard.tsx'
import type { ReportParts } from './reportParts.ts'
import { TotalCard } from './totals/TotalCard.tsx'
import { useFirstRows } from './useFirstRows.ts'

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
  const { isPending, perPage } = useListState()
  const isFetching = useIsFetching()
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
