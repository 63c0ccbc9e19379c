import { metrics, purchase } from '../../../../schema/metrics.ts'
import { MonthlyChart } from './MonthlyChart.tsx'
import { metricReport } from './metricReport.tsx'

export const resource = { name: 'purchases', entity: purchase, list: metrics.listPurchases } as const

/** What was ordered in the last 12 months, by month and item by item (spec 1 §2.8, table 6). */
const Purchases = metricReport(
  resource,
  {
    columns: [
      ...(['year', 'month', 'shape', 'material', 'outerDiameter', 'innerDiameter', 'height'] as const),
      ...(['quantity', 'customer', 'price', 'total'] as const),
    ],
    sort: ['year', 'DESC'],
  },
  (division) => (
    <MonthlyChart division={division} call={metrics.purchasesByMonth} name="purchases" value={({ count }) => count} />
  ),
)

export default Purchases
