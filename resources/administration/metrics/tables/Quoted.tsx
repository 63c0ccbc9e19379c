import { metricQuote, metrics } from '../../../../schema/metrics.ts'
import { MonthlyChart } from './MonthlyChart.tsx'
import { metricReport } from './metricReport.tsx'

export const resource = { name: 'quoted', entity: metricQuote, list: metrics.listQuoted } as const

/** Quotes of the last 12 months, by month and one by one (spec 1 §2.8, table 4). */
const Quoted = metricReport(
  resource,
  { columns: ['year', 'month', 'customer', 'user', 'amount', 'items'], sort: ['year', 'DESC'] },
  (division) => (
    <MonthlyChart division={division} call={metrics.quotesByMonth} name="quoted" value={({ count }) => count} />
  ),
)

export default Quoted
