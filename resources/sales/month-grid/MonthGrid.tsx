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
 * Spreadsheet-like grid of a yearly and twelve monthly amounts per row: keyboard, ranges, copy, paste and undo; totals
 * per row, per month and overall. On a phone each row is a card of inputs. Amounts are at least 0, in thousands of
 * dollars with two decimals.
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
