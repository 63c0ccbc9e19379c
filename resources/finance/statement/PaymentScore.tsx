import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { useCall } from '../../../dataProvider/calls/useCall.ts'
import { statesOf } from '../../../dataProvider/lists/statesOf.ts'
import { finance, roundScore, scoreColour } from '../../../schema/finance/finance.ts'
import { InfoCard } from '../../../src/kit/cards/InfoCard.tsx'
import { Gauge } from '../../../src/kit/charts/Gauge.tsx'
import { formatCount, formatPercent } from '../../../src/kit/kinds/formats.ts'
import type { CustomerProps } from '../../../src/kit/page/ForCustomer.tsx'

const stateOf = { green: 'onTime', yellow: 'caution', red: 'critical' } as const
const format = (value: number) => `${formatPercent(value)}%`
const baseOf = (onTime: number, paid: number) => ({
  onTime: formatCount(onTime),
  paid: formatCount(paid),
  smart_count: paid,
})

/** Share of invoices paid on time, and the total that it refers to. */
export const PaymentScore = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const query = useCall(finance.paymentScore, { customerId })
  const { percentage: serverPercentage = null, onTime, paid } = query.data ?? {}
  // A company's service may send more decimals.
  const percentage = serverPercentage === null ? null : roundScore(serverPercentage)
  const title = translate('finance.paymentScore')
  return (
    <InfoCard title={title} height={160} {...statesOf(query)}>
      <Gauge
        title={title}
        value={percentage}
        state={percentage === null ? 'unknown' : stateOf[scoreColour(percentage)]}
        format={format}
        tooltip={translate('finance.scoreTooltip')}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center' }}>
        {percentage === null && translate('finance.scoreNone')}
        {percentage !== null && paid !== undefined && translate('finance.scoreBase', baseOf(onTime ?? 0, paid))}
      </Typography>
    </InfoCard>
  )
}
