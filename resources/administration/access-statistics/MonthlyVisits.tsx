import { useTranslate } from 'react-admin'
import { statesOf } from '../../../dataProvider/statesOf.ts'
import { useCall } from '../../../dataProvider/useCall.ts'
import { formatChartMonthOfYear } from '../../../schema/chartRows.ts'
import type { Division } from '../../../schema/division.ts'
import { visits } from '../../../schema/visits.ts'
import { InfoCard } from '../../../src/kit/cards/InfoCard.tsx'
import { BarChart } from '../../../src/kit/charts/PointsChart.tsx'
import { formatCount } from '../../../src/kit/kinds/formats.ts'
import { Span } from './Span.tsx'

interface Props {
  readonly division: Division
}

/** The visits of each of twelve months. */
export const MonthlyVisits = ({ division }: Props) => {
  const translate = useTranslate()
  const query = useCall(visits.monthlyVisits, { division })
  const title = translate('accessStatistics.monthlyVisits')
  return (
    <InfoCard title={title}>
      <BarChart
        title={title}
        points={(query.data ?? []).map((month) => ({
          label: formatChartMonthOfYear(month),
          values: { visits: month.count },
        }))}
        series={[{ name: 'visits', label: translate('accessStatistics.visits') }]}
        format={formatCount}
        pointLabel={translate('accessStatistics.month')}
        {...statesOf(query)}
      />
      <Span of="lastTwelveMonths" />
    </InfoCard>
  )
}
