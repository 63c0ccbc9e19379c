import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { AmountList } from './AmountList.tsx'
import { sumOf } from './amounts.ts'
import { MonthCard } from './MonthCard.tsx'
import type { GridParts } from './monthGridProps.ts'
import { amountAt, amountsOf } from './monthRow.ts'

/** The grid on a phone: each row a card, the sums below. */
export const MonthCards = ({ label, rows, ...parts }: GridParts) => {
  const translate = useTranslate()
  const { columns, unit, edits } = parts
  const sums = columns.map((column) => ({
    name: edits.words.columnName(column),
    cents: sumOf(rows.map((row) => amountAt(amountsOf(row), column))),
  }))
  const all = sumOf(rows.map(({ months }) => sumOf(months)))
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {rows.map((row, index) => (
        <MonthCard key={row.key} row={row} index={index} {...parts} />
      ))}
      {rows.length > 1 && (
        <Box component="li" sx={{ borderTop: 2, borderColor: 'divider', px: 1.5, pt: 1 }}>
          <AmountList title={translate('kit.monthGrid.total')} amounts={sums} total={all} unit={unit} />
        </Box>
      )}
    </Box>
  )
}
