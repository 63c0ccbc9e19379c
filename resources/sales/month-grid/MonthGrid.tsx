import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useMemo } from 'react'
import { MonthCards } from './cards/MonthCards.tsx'
import type { MonthGridProps } from './monthGridProps.ts'
import { columnsOf } from './monthRow.ts'
import { GridFoot } from './table/GridFoot.tsx'
import { gridRegionStyle } from './table/gridStyles.ts'
import { MonthTable } from './table/MonthTable.tsx'
import { useMonthEdits } from './useMonthEdits.ts'

export type { MonthRow } from './monthRow.ts'

const nothing = () => undefined

/**
 * Amounts of twelve months in rows, edited as in a spreadsheet: keys, ranges, copying, pasting, undo; sums by row, by
 * month and of all (spec 3 §2). On a phone each row is a card of inputs. Amounts are 0 or more, with two decimals.
 */
export const MonthGrid = (props: MonthGridProps) => {
  const { label, heads, rows, onChange = nothing, unit = 'thousands' } = props
  const { hasYearly = false, isReadOnly = false, removeRow } = props
  const isPhone = useMediaQuery('(max-width: 599.95px)')
  const noteId = useId()
  const columns = useMemo(() => columnsOf(hasYearly), [hasYearly])
  const edits = useMonthEdits({ rows, columns, unit, onChange })
  const parts = { label, heads, rows, columns, unit, isReadOnly, onRemove: removeRow, edits, noteId }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      {isPhone ? (
        <MonthCards {...parts} />
      ) : (
        <Box role="region" aria-label={label} sx={gridRegionStyle}>
          <MonthTable {...parts} />
        </Box>
      )}
      <GridFoot noteId={noteId} unit={unit} isReadOnly={isReadOnly} isPhone={isPhone} edits={edits} />
    </Box>
  )
}
