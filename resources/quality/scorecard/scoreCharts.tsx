import { useTranslate } from 'react-admin'
import { useCall } from '#dataProvider/calls/useCall.ts'
import type { Point } from '#kit/charts/chart.ts'
import { BarChart, StackedColumnChart } from '#kit/charts/PointsChart.tsx'
import { formatCount, formatDollars } from '#kit/fields/formats.ts'
import type { CustomerProps } from '#kit/page/ForCustomer.tsx'
import { useSumLabel } from '#kit/table/unreadable.ts'
import type { Cents } from '#schema/kinds.ts'
import { type Punctuality, punctualities, quality } from '#schema/quality/quality.ts'
import { formatMonth, formatWholePercent } from '../../home/chartMonths.ts'
import { ScoreChart } from './ScoreChart.tsx'

interface Share {
  readonly year: number
  readonly month: number
  readonly series: Punctuality
  readonly percentage: number
}

const stateOf = { onTime: 'onTime', late: 'delayed', critical: 'critical' } as const

const usePunctualSeries = () => {
  const translate = useTranslate()
  return punctualities.map((name) => ({ name, label: translate(`scorecard.series.${name}`), state: stateOf[name] }))
}

interface ShareBase<Row> {
  /** Number of events that the percentages are shares of; undefined if the service does not tell. */
  readonly base: (row: Row) => number | undefined
  /** Pieces or cents of these events. */
  readonly held: (row: Row) => number
}

const sumOf = <Row,>(rows: readonly Row[], of: (row: Row) => number | undefined) =>
  rows.reduce<number | undefined>((sum, row) => {
    const part = of(row)
    return sum === undefined || part === undefined ? undefined : sum + part
  }, 0)

/** One point per month with the rounded percentage of each series, and the totals behind the percentages. */
const sharePoints = <Row extends Share>(rows: readonly Row[] = [], { base, held }: ShareBase<Row>): Point[] =>
  [...Map.groupBy(rows, formatMonth)].map(([label, ofMonth]) => ({
    label,
    values: {
      ...Object.fromEntries(ofMonth.map(({ series, percentage }) => [series, Math.round(percentage)])),
      base: sumOf(ofMonth, base),
      held: sumOf(ofMonth, held),
    },
  }))

const percentages = { format: formatWholePercent, axisMaximum: 100 } as const
const dollars = (value: number) => formatDollars(value as Cents)

const Deliveries = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const query = useCall(quality.deliveries, { customerId })
  return (
    <ScoreChart
      name="deliveries"
      customerId={customerId}
      query={query}
      chart={StackedColumnChart}
      points={sharePoints(query.data, { base: ({ loads }) => loads, held: ({ pieces }) => pieces })}
      series={usePunctualSeries()}
      tableOnly={[
        { name: 'base', label: translate('scorecard.loads'), format: formatCount },
        {
          name: 'held',
          label: useSumLabel()(translate('scorecard.pieces'), 'deliveryScore.pieces'),
          format: formatCount,
        },
      ]}
      {...percentages}
    />
  )
}

const Payments = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const query = useCall(quality.payments, { customerId })
  return (
    <ScoreChart
      name="payments"
      customerId={customerId}
      query={query}
      chart={StackedColumnChart}
      points={sharePoints(query.data, { base: ({ invoices }) => invoices, held: ({ amount }) => amount })}
      series={usePunctualSeries()}
      tableOnly={[
        { name: 'base', label: translate('scorecard.invoices'), format: formatCount },
        { name: 'held', label: useSumLabel()(translate('scorecard.paid'), 'paymentShare.amount'), format: dollars },
      ]}
      {...percentages}
    />
  )
}

/** Monthly share of good pieces, and of pieces with a concession request. */
const Concessions = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const query = useCall(quality.concessions, { customerId })
  return (
    <ScoreChart
      name="concessions"
      customerId={customerId}
      query={query}
      chart={BarChart}
      points={(query.data ?? []).map(({ good, conceded, pieces, ...month }) => ({
        label: formatMonth(month),
        values: { good: Math.round(good), conceded: Math.round(conceded), pieces },
      }))}
      series={[
        { name: 'good', label: translate('scorecard.concessions.good'), state: 'onTime' },
        { name: 'conceded', label: translate('scorecard.concessions.conceded'), state: 'delayed' },
      ]}
      tableOnly={[{ name: 'pieces', label: translate('scorecard.pieces'), format: formatCount }]}
      {...percentages}
    />
  )
}

/** Monthly sales, compared with the same month of the previous year. */
const Sales = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const query = useCall(quality.sales, { customerId })
  return (
    <ScoreChart
      name="sales"
      customerId={customerId}
      query={query}
      chart={BarChart}
      points={(query.data ?? []).map(({ amount, amountBefore, ...month }) => ({
        label: formatMonth(month),
        values: { amount, amountBefore },
      }))}
      series={[
        { name: 'amountBefore', label: translate('scorecard.sales.before') },
        { name: 'amount', label: translate('scorecard.sales.now') },
      ]}
      format={dollars}
    />
  )
}

/** Order required by the specification `docs/product/quality.md#scorecard`. */
export const scoreCharts = [Deliveries, Payments, Concessions, Sales] as const
