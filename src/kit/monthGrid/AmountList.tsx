import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import type { Cents } from '../../../schema/kinds.ts'
import { type AmountUnit, sayAmount } from './amounts.ts'

interface Named {
  readonly name: string
  readonly cents: Cents
}

interface AmountListProps {
  readonly title: string
  readonly amounts: readonly Named[]
  readonly total: Cents
  readonly unit: AmountUnit
}

/** Amounts by the names of their columns, to be read only, and their sum. */
export const AmountList = ({ title, amounts, total, unit }: AmountListProps) => {
  const translate = useTranslate()
  const all = [...amounts, { name: translate('kit.monthGrid.total'), cents: total }]
  return (
    <>
      <Typography component="h3" variant="h3">
        {title}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', columnGap: 3, m: 0 }}>
        {all.map(({ name, cents }) => (
          <Box key={name} sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {sayAmount(unit, cents)}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  )
}
