import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { BarChart, LineChart } from '#kit/charts/PointsChart.tsx'
import { formatCount, formatRate } from '#kit/fields/formats.ts'
import type { Report } from '#kit/report/report.ts'
import type { ReportResource } from '#kit/report/reportOptions.ts'
import { formatChartMonthOfYear } from '#schema/administration/chartRows.ts'
import type { Division } from '#schema/administration/division.ts'
import * as schema from '#schema/administration/metrics.ts'
import type { Call } from '#schema/call.ts'
import { pageAt } from '#schema/pages.ts'
import { AtDivision, MetricTable } from './AtDivision.tsx'
import type { OfferedDivision } from './divisions.ts'

interface Month {
  readonly year: number
  readonly month: number
}

interface Props<Row extends Month> {
  readonly division: OfferedDivision
  readonly call: Call<{ division: Division }, Row[]>
  readonly name: string
  /** A share is drawn as a line on a scale up to 100. */
  readonly value: (row: Row) => number | null
  readonly isShare?: boolean
}

/** Monthly history as a chart; month names are in Spanish in every language. */
const MonthlyChart = <Row extends Month>({ division, call, name, value, isShare = false }: Props<Row>) => {
  const translate = useTranslate()
  const query = useCall(call, { division })
  const title = translate(`metrics.charts.${name}.title`)
  const chart = {
    title,
    points: (query.data ?? []).map((row) => ({ label: formatChartMonthOfYear(row), values: { value: value(row) } })),
    series: [{ name: 'value', label: translate(`metrics.charts.${name}.value`) }],
    pointLabel: translate('metrics.month'),
    ...statesOf(query),
  }
  return (
    <InfoCard title={title}>
      {isShare ? (
        <LineChart {...chart} format={formatRate} axisMaximum={100} />
      ) : (
        <BarChart {...chart} format={formatCount} />
      )}
    </InfoCard>
  )
}

const { metrics } = schema

type Chart = (division: OfferedDivision) => ReactNode

const table = <const R extends ReportResource>(report: Report<R>, chart: Chart = () => null) => ({
  resource: report.resource,
  rowsOf: (division: OfferedDivision) => (
    <>
      {chart(division)}
      <MetricTable {...report} base={{ division } as never} />
    </>
  ),
})

/** Without quotes there is no rate. */
const none = '-'

const countOf = ({ count }: { readonly count: number }) => count

/** Tables behind the tiles, by route, with all fields of their calls `docs/product/administration.md#metric-tables`. */
const tables = {
  'metrics-forge-detalle': table({
    resource: { name: 'divisionUsers', entity: schema.metricUser, list: metrics.listDivisionUsers },
    sort: ['user', 'ASC'],
  }),
  'metrics-forge-grafica1': table(
    {
      resource: { name: 'newUsers', entity: schema.newUserOfMonth, list: metrics.listNewUsers },
      sort: ['year', 'DESC'],
    },
    (division) => <MonthlyChart division={division} name="newUsers" call={metrics.newUsersByMonth} value={countOf} />,
  ),
  'metrics-forge-quoted': table(
    { resource: { name: 'quoted', entity: schema.metricQuote, list: metrics.listQuoted }, sort: ['year', 'DESC'] },
    (division) => <MonthlyChart division={division} name="quoted" call={metrics.quotesByMonth} value={countOf} />,
  ),
  'metrics-forge-hitrate': table(
    {
      resource: { name: 'hitRates', entity: schema.hitRateOfMonth, list: metrics.listHitRates },
      sort: ['year', 'DESC'],
      show: { hitRate: ({ hitRate }) => (hitRate === null ? none : formatRate(hitRate)) },
      file: { hitRate: ({ hitRate }) => hitRate ?? none },
    },
    (division) => (
      <MonthlyChart
        division={division}
        name="hitRate"
        call={metrics.hitRateByMonth}
        value={({ rate }) => rate}
        isShare
      />
    ),
  ),
  'metrics-detalle-Pedidos': table(
    { resource: { name: 'purchases', entity: schema.purchase, list: metrics.listPurchases }, sort: ['year', 'DESC'] },
    (division) => <MonthlyChart division={division} name="purchases" call={metrics.purchasesByMonth} value={countOf} />,
  ),
  'metrics_clientes-sinpedido': table({
    resource: {
      name: 'customersWithoutOrders',
      entity: schema.metricCustomer,
      list: metrics.listCustomersWithoutOrders,
    },
    sort: ['customer', 'ASC'],
  }),
}

export const resource = Object.values(tables).map((one) => one.resource)

/** The route is matched case-insensitively. */
const MetricTables = () => {
  const [, segment = ''] = useLocation().pathname.split('/')
  const route = pageAt(segment)?.route as keyof typeof tables
  return <AtDivision>{tables[route].rowsOf}</AtDivision>
}

export default MetricTables
