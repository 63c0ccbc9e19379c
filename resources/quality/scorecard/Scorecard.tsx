import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { useCall } from '../../../dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '../../../dataProvider/customer.ts'
import { finance, scoreColour } from '../../../schema/finance/finance.ts'
import { meanOf, quality, scorecardScore } from '../../../schema/quality/quality.ts'
import { InfoCard } from '../../../src/kit/cards/InfoCard.tsx'
import { Gauge } from '../../../src/kit/charts/Gauge.tsx'
import { type CustomerProps, ForCustomer } from '../../../src/kit/page/ForCustomer.tsx'
import { formatWholePercent } from '../../home/cards/chartMonths.ts'
import { scoreCharts } from './scoreCharts.tsx'

const stateOf = { green: 'onTime', yellow: 'caution', red: 'critical' } as const

/** Score from the responses received so far; 73 without any data `docs/product/quality.md#score`. */
const useScore = (customerId: number) => {
  const { data: loads = [] } = useCall(quality.deliveries, { customerId })
  const { data: months = [] } = useCall(quality.concessions, { customerId })
  const { data: paid } = useCall(finance.paymentScore, { customerId })
  return scorecardScore({
    onTime: meanOf(loads.flatMap(({ series, percentage }) => (series === 'onTime' ? [percentage] : []))),
    good: meanOf(months.map(({ good }) => good)),
    paid: paid?.percentage ?? null,
  })
}

const Score = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const score = useScore(customerId)
  const title = translate('scorecard.score.title')
  return (
    <InfoCard title={title}>
      <Gauge
        title={title}
        value={score}
        state={stateOf[scoreColour(score)]}
        format={formatWholePercent}
        tooltip={translate('scorecard.score.hint')}
      />
    </InfoCard>
  )
}

const charts = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
}

const Scorecard = () => (
  <ForCustomer customer={useCurrentCustomer()}>
    {(customerId) => (
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Score customerId={customerId} />
        <Box sx={charts}>
          {scoreCharts.map((Chart, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the charts have their places.
            <Chart key={place} customerId={customerId} />
          ))}
        </Box>
      </Box>
    )}
  </ForCustomer>
)

export default Scorecard
