import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { Cents } from '../../../../schema/kinds.ts'
import { formatThousands } from '../../../../src/kit/kinds/formats.ts'

interface Named {
  readonly name: string
  readonly cents: Cents
}

interface AmountListProps {
  readonly title: string
  readonly amounts: readonly Named[]
  readonly total: Cents
}

// Two columns if totals of ten digits fit.
const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 100%), 1fr))',
  columnGap: 2,
  m: 0,
} as const

export const AmountList = ({ title, amounts, total }: AmountListProps) => {
  const translate = useTranslate()
  const all = [...amounts, { name: translate('monthGrid.total'), cents: total }]
  return (
    <>
      <Typography component="h3" variant="h3">
        {title}
      </Typography>
      <Box component="dl" sx={listStyle}>
        {all.map(({ name, cents }) => (
          <Box key={name} sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {formatThousands(cents)}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  )
}
