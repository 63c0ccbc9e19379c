import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import { MonthCards } from './cards/MonthCards.tsx'
import type { MonthGridProps } from './monthGridProps.ts'
import { GridFoot } from './table/GridFoot.tsx'
import { gridRegionStyle } from './table/gridStyles.ts'
import { MonthTable } from './table/MonthTable.tsx'
import { useMonthEdits } from './useMonthEdits.ts'

export type { MonthRow } from './monthRow.ts'

/**
 * Amounts of a year and its twelve months in rows, edited as in a spreadsheet: keys, ranges, copying, pasting, undo;
 * sums by row, by month and of all (spec 3 §2). On a phone each row is a card of inputs. Amounts are 0 or more, in
 * thousands of dollars with two decimals.
 */
export const MonthGrid = (props: MonthGridProps) => {
  const { label, heads, rows, onChange, onRemove } = props
  const isPhone = useMediaQuery('(max-width: 599.95px)')
  const noteId = useId()
  const edits = useMonthEdits(rows, onChange)
  const parts = { label, heads, rows, onRemove, edits, noteId }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      {isPhone ? (
        <MonthCards {...parts} />
      ) : (
        <Box role="region" aria-label={label} sx={gridRegionStyle}>
          <MonthTable {...parts} />
        </Box>
      )}
      <GridFoot noteId={noteId} isPhone={isPhone} edits={edits} />
    </Box>
  )
}
