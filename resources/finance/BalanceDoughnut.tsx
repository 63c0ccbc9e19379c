import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { balanceOf, balanceParts } from '../../schema/finance.ts'
import type { Cents } from '../../schema/kinds.ts'
import { Doughnut } from '../../src/kit/charts/Doughnut.tsx'
import { formatDollars } from '../../src/kit/kinds/formats.ts'

interface Props {
  readonly score: Parameters<typeof balanceOf>[0]
}

const stateOf = { overdue: 'critical', due: 'caution', open: 'onTime' } as const
const format = (value: number) => formatDollars(value as Cents)

/** A balance with its total, by what is overdue, due this month and not due yet. */
export const BalanceDoughnut = ({ score }: Props) => {
  const translate = useTranslate()
  const title = translate('finance.totalBalance')
  const balance = balanceOf(score)
  const slices = balanceParts.map((part) => ({
    name: part,
    label: translate(`finance.parts.${part}`),
    value: balance[part],
    state: stateOf[part],
  }))
  return (
    <>
      <Doughnut title={title} slices={slices} format={format} centre={{ label: title, text: format(balance.total) }} />
      {balance.credit > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('finance.credit', { amount: format(balance.credit) })}
        </Typography>
      )}
    </>
  )
}
