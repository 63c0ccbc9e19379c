import { useTranslate } from 'react-admin'
import { useCall } from '../../../dataProvider/calls/useCall.ts'
import { statesOf } from '../../../dataProvider/lists/statesOf.ts'
import { formatChartMonthOfYear } from '../../../schema/administration/chartRows.ts'
import { visits } from '../../../schema/administration/visits.ts'
import { BarChart, HorizontalBarChart } from '../../../src/kit/charts/PointsChart.tsx'
import { translatePageName } from '../../../src/kit/page/pageTitle.ts'
import { CountCard, chartHeight, type OfDivision } from './CountCard.tsx'

export const MonthlyVisits = ({ division }: OfDivision) => {
  const translate = useTranslate()
  const query = useCall(visits.monthlyVisits, { division })
  const months = query.data ?? []
  return (
    <CountCard
      name="monthlyVisits"
      chart={BarChart}
      points={months.map((month) => ({ label: formatChartMonthOfYear(month), values: { visits: month.count } }))}
      series={[{ name: 'visits', label: translate('accessStatistics.visits') }]}
      pointLabel={translate('accessStatistics.month')}
      span="lastTwelveMonths"
      {...statesOf(query)}
    />
  )
}

export const VisitedPages = ({ division }: OfDivision) => {
  const translate = useTranslate()
  const query = useCall(visits.visitedPages, { division })
  const { names = [], visits: counts = [] } = query.data ?? {}
  return (
    <CountCard
      name="visitedPages"
      chart={HorizontalBarChart}
      points={names.map((name, at) => ({ label: translatePageName(translate, name), values: { visits: counts[at] } }))}
      series={[{ name: 'visits', label: translate('accessStatistics.visits') }]}
      pointLabel={translate('accessStatistics.page')}
      height={chartHeight}
      span="lastTwelveMonths"
      {...statesOf(query)}
    />
  )
}
