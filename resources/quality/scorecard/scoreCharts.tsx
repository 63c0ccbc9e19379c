import { useTranslate } from 'react-admin'
import { statesOf } from '../../../dataProvider/statesOf.ts'
import { useCall } from '../../../dataProvider/useCall.ts'
import type { Cents } from '../../../schema/kinds.ts'
import { quality } from '../../../schema/quality.ts'
import { BarChart, StackedColumnChart } from '../../../src/kit/charts/PointsChart.tsx'
import { formatCount, formatDollars } from '../../../src/kit/kinds/formats.ts'
import { formatMonth, formatWholePercent } from '../../home/cards/chartMonths.ts'
import { ChartCard } from './ChartCard.tsx'
import { punctualSeries, sharePoints } from './scorePoints.ts'

interface Props {
  readonly customerId: number
}

const useChart = (name: 'deliveries' | 'payments' | 'concessions' | 'sales') => {
  const translate = useTranslate()
  return {
    title: translate(`scorecard.${name}.title`),
    emptyText: translate('scorecard.empty'),
    pointLabel: translate('scorecard.month'),
  }
}

const percentages = { format: formatWholePercent, axisMaximum: 100 } as const
const dollars = (value: number) => formatDollars(value as Cents)

/** How punctually each month's loads left. */
const Deliveries = ({ customerId }: Props) => {
  const translate = useTranslate()
  const query = useCall(quality.deliveries, { customerId })
  return (
    <ChartCard name="deliveries">
      <StackedColumnChart
        points={sharePoints(query.data ?? [], ({ pieces }) => pieces)}
        series={punctualSeries((series) => translate(`scorecard.series.${series}`))}
        tableOnly={[{ name: 'held', label: translate('scorecard.pieces'), format: formatCount }]}
        {...percentages}
        {...useChart('deliveries')}
        {...statesOf(query)}
      />
    </ChartCard>
  )
}

/** How punctually the invoices of each month were paid. */
const Payments = ({ customerId }: Props) => {
  const translate = useTranslate()
  const query = useCall(quality.payments, { customerId })
  return (
    <ChartCard name="payments">
      <StackedColumnChart
        points={sharePoints(query.data ?? [], ({ amount }) => amount)}
        series={punctualSeries((series) => translate(`scorecard.series.${series}`))}
        tableOnly={[{ name: 'held', label: translate('scorecard.paid'), format: dollars }]}
        {...percentages}
        {...useChart('payments')}
        {...statesOf(query)}
      />
    </ChartCard>
  )
}

/** The good pieces of each month, and those for which a concession was asked. */
const Concessions = ({ customerId }: Props) => {
  const translate = useTranslate()
  const query = useCall(quality.concessions, { customerId })
  const points = (query.data ?? []).map(({ good, conceded, pieces, ...month }) => ({
    label: formatMonth(month),
    values: { good: Math.round(good), conceded: Math.round(conceded), pieces },
  }))
  return (
    <ChartCard name="concessions">
      <BarChart
        points={points}
        series={[
          { name: 'good', label: translate('scorecard.concessions.good'), state: 'onTime' },
          { name: 'conceded', label: translate('scorecard.concessions.conceded'), state: 'delayed' },
        ]}
        tableOnly={[{ name: 'pieces', label: translate('scorecard.pieces'), format: formatCount }]}
        {...percentages}
        {...useChart('concessions')}
        {...statesOf(query)}
      />
    </ChartCard>
  )
}

/** What was invoiced in each month, beside the same month a year before. */
const Sales = ({ customerId }: Props) => {
  const translate = useTranslate()
  const query = useCall(quality.sales, { customerId })
  const points = (query.data ?? []).map(({ amount, amountBefore, ...month }) => ({
    label: formatMonth(month),
    values: { amount, amountBefore },
  }))
  return (
    <ChartCard name="sales">
      <BarChart
        points={points}
        series={[
          { name: 'amountBefore', label: translate('scorecard.sales.before') },
          { name: 'amount', label: translate('scorecard.sales.now') },
        ]}
        format={dollars}
        {...useChart('sales')}
        {...statesOf(query)}
      />
    </ChartCard>
  )
}

/** In the order of the specification (spec 2 §2 'Scorecard'). */
export const scoreCharts = [Deliveries, Payments, Concessions, Sales] as const
