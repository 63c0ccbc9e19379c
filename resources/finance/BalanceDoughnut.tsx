import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Doughnut } from '#kit/charts/Doughnut.tsx'
import { formatDollars } from '#kit/fields/formats.ts'
import type { RowOf } from '#schema/entity.ts'
import { type BalancePart, balanceOf, hasBalance, type paymentScore } from '#schema/finance/finance.ts'
import type { Cents } from '#schema/kinds.ts'

interface Props {
  /** Null for a customer without an account. */
  readonly score: RowOf<typeof paymentScore> | null
}

/** In drawing order, with their colors. */
const parts = [
  ['overdue', 'critical'],
  ['due', 'caution'],
  ['open', 'onTime'],
] as const satisfies readonly (readonly [BalancePart, string])[]

const format = (value: number) => formatDollars(value as Cents)

/** Total balance, split into overdue, due this month, and not due yet. */
export const BalanceDoughnut = ({ score }: Props) => {
  const translate = useTranslate()
  if (score && !hasBalance(score))
    return <Typography sx={{ color: 'text.secondary' }}>{translate('finance.balanceUnknown')}</Typography>
  const balance = balanceOf(score ?? {})
  const title = translate('finance.totalBalance')
  const slices = parts.map(([name, state]) => ({
    name,
    label: translate(`finance.parts.${name}`),
    value: balance[name],
    state,
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
