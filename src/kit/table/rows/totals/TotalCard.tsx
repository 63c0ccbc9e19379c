import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { TotalParts } from '../reportParts.ts'
import { useTotals } from './totals.ts'

export const TotalCard = ({ columns, rows, total, totalLabel, sumsOf }: TotalParts) => {
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
