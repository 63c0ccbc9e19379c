import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import * as schema from '../../../../schema/administration/metrics.ts'
import { pageAt } from '../../../../schema/pages.ts'
import { formatRate } from '../../../../src/kit/kinds/formats.ts'
import type { Report } from '../../../../src/kit/table/report/report.ts'
import type { ReportResource } from '../../../../src/kit/table/report/reportOptions.ts'
import { AtDivision, MetricTable } from '../AtDivision.tsx'
import type { OfferedDivision } from '../divisions.ts'
import { MonthlyChart } from './MonthlyChart.tsx'

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
