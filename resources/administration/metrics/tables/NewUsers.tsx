import { metrics, newUserOfMonth } from '../../../../schema/metrics.ts'
import { MonthlyChart } from './MonthlyChart.tsx'
import { metricReport } from './metricReport.tsx'

export const resource = { name: 'newUsers', entity: newUserOfMonth, list: metrics.listNewUsers } as const

/** Users made in the last 12 months, by month and one by one (spec 1 §2.8, table 3). */
const NewUsers = metricReport(
  resource,
  {
    columns: [
      ...(['year', 'month', 'name', 'salesContact', 'clientType'] as const),
      ...(['customer', 'unit', 'hasEquote', 'createdAt', 'lastLogin'] as const),
    ],
    sort: ['year', 'DESC'],
  },
  (division) => (
    <MonthlyChart division={division} call={metrics.newUsersByMonth} name="newUsers" value={({ count }) => count} />
  ),
)

export default NewUsers
