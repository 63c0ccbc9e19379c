import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'ra-core'
import { balanceOf, balanceParts } from '../../../schema/finance.ts'
import type { Cents } from '../../../schema/kinds.ts'
import { InfoCard } from '../../../src/kit/cards/InfoCard.tsx'
import { Doughnut } from '../../../src/kit/charts/Doughnut.tsx'
import { sayDollars } from '../../../src/kit/kinds/formats.ts'
import { type AccountQuery, statesOf } from './accountQuery.ts'

interface Props {
  readonly account: AccountQuery
}

const stateOf = { overdue: 'critical', due: 'caution', open: 'onTime' } as const
const say = (value: number) => sayDollars(value as Cents)

/** The balance by what is overdue, due this month and not due yet. */
export const BalanceCard = ({ account }: Props) => {
  const translate = useTranslate()
  const isNarrow = useMediaQuery('(max-width: 409.95px)')
  const title = translate('finance.totalBalance')
  const balance = balanceOf(account.data ?? {})
  const slices = balanceParts.map((part) => ({
    name: part,
    label: translate(`finance.parts.${part}`),
    value: balance[part],
    state: stateOf[part],
  }))
  return (
    <InfoCard title={title} height={isNarrow ? 298 : 190} {...statesOf(account)}>
      <Doughnut title={title} slices={slices} say={say} centre={{ label: title, text: say(balance.total) }} />
      {balance.credit > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('finance.credit', { amount: say(balance.credit) })}
        </Typography>
      )}
    </InfoCard>
  )
}
