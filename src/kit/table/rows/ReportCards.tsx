import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { GroupCards } from '../groups/GroupCards.tsx'
import type { Grouping } from '../groups/grouping.ts'
import { useIsFetching, useListState } from '../listState.ts'
import type { AnyRow } from '../reportOptions.ts'
import type { Column } from '../useColumns.ts'
import { useDelayed } from '../useDelayed.ts'
import { cardsStyle } from './cellStyles.ts'
import { ReportCard } from './ReportCard.tsx'
import { TotalCard } from './TotalCard.tsx'
import type { SumsOf } from './totals.ts'
import { useFirstRows } from './useFirstRows.ts'

interface Props {
  readonly label: string
  readonly columns: readonly Column[]
  readonly rows: readonly AnyRow[]
  readonly total: readonly string[]
  readonly sumsOf: SumsOf
  readonly grouping: Grouping | null
  readonly rowAction: ((row: AnyRow) => ReactNode) | undefined
  /** What stands here when there are no rows. */
  readonly empty: ReactNode
}

/** A report on a phone: each row a card. */
export const ReportCards = ({ label, columns, rows, total, sumsOf, grouping, rowAction, empty }: Props) => {
  const { isPending, perPage, error } = useListState()
  const isFetching = useIsFetching()
  const isSlow = useDelayed(isPending)
  const shown = useFirstRows(rows)
  // A page is as high as the window: what stands below is out of sight before the cards push it there.
  const minHeight = Number.isFinite(perPage) ? '100dvh' : 360
  if (isPending) return <Box sx={{ minHeight }}>{isSlow && <Skeleton variant="rounded" height={360} />}</Box>
  const sums = total.length > 0 && <TotalCard columns={columns} rows={rows} sources={total} sumsOf={sumsOf} />
  if (rows.length === 0)
    return (
      <>
        {empty}
        {!error && sums && (
          <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {sums}
          </Box>
        )}
      </>
    )
  return (
    <Box component="ul" aria-label={label} aria-busy={isFetching} sx={cardsStyle}>
      {grouping ? (
        <GroupCards {...{ columns, grouping, sumsOf, rowAction }} summed={total} />
      ) : (
        shown.map((row) => <ReportCard key={row.id} columns={columns} row={row} rowAction={rowAction} />)
      )}
      {sums}
    </Box>
  )
}
