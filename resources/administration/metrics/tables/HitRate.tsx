import { hitRateOfMonth, metrics } from '../../../../schema/metrics.ts'
import { formatRate } from '../../../../src/kit/kinds/formats.ts'
import { MonthlyChart } from './MonthlyChart.tsx'
import { metricReport } from './metricReport.tsx'

export const resource = { name: 'hitRates', entity: hitRateOfMonth, list: metrics.listHitRates } as const

/** Where nothing was quoted there is no rate (DECISIONS P16). */
const none = '-'

/** Which share of the quoted items was ordered, by month and by customer and month (spec 1 §2.8, table 5). */
const HitRate = metricReport(
  resource,
  {
    columns: ['year', 'month', 'customer', 'user', 'amount', 'items', 'hitRate'],
    sort: ['year', 'DESC'],
    show: { hitRate: ({ hitRate }) => (hitRate === null ? none : formatRate(hitRate)) },
    file: { hitRate: ({ hitRate }) => hitRate ?? none },
  },
  (division) => (
    <MonthlyChart
      division={division}
      call={metrics.hitRateByMonth}
      name="hitRate"
      value={({ rate }) => rate}
      isShare={true}
    />
  ),
)

export default HitRate
