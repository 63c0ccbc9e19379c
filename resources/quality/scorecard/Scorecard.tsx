import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { Gauge } from '#kit/charts/Gauge.tsx'
import { type CustomerProps, ForCustomer } from '#kit/page/ForCustomer.tsx'
import { SampleChip } from '#kit/table/SampleRows.tsx'
import { finance, scoreColour } from '#schema/finance/finance.ts'
import { meanOf, quality, scorecardScore } from '#schema/quality/quality.ts'
import { formatWholePercent } from '../../home/chartMonths.ts'
import { scoreCharts } from './scoreCharts.tsx'

const stateOf = { green: 'onTime', yellow: 'caution', red: 'critical' } as const

/**
 * Score from the responses received so far; 73 without any data, marked as such. A mean of only some parts would look
 * better or worse than it is, so that a failed part fails the score `docs/product/quality.md#score`.
 */
const Score = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const loads = useCall(quality.deliveries, { customerId })
  const months = useCall(quality.concessions, { customerId })
  const payments = useCall(finance.paymentScore, { customerId })
  const parts = {
    onTime: meanOf((loads.data ?? []).flatMap(({ series, percentage }) => (series === 'onTime' ? [percentage] : []))),
    good: meanOf((months.data ?? []).map(({ good }) => good)),
    paid: payments.data?.percentage ?? null,
  }
  const score = scorecardScore(parts)
  const title = translate('scorecard.score.title')
  const queries = [loads, months, payments]
  const failed = queries.filter(({ error }) => error !== null)
  const isWithoutData =
    queries.every(({ data }) => data !== undefined) && !Object.values(parts).some((part) => part !== null)
  return (
    <InfoCard
      title={title}
      error={failed[0]?.error ?? null}
      onRetry={() => failed.forEach(({ refetch }) => void refetch())}
    >
      <Gauge
        title={title}
        value={score}
        state={stateOf[scoreColour(score)]}
        format={formatWholePercent}
        tooltip={translate('scorecard.score.hint')}
      />
      {isWithoutData && (
        <Box sx={{ textAlign: 'center' }}>
          <SampleChip />
        </Box>
      )}
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
