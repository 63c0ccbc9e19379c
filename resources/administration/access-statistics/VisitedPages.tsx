import { useTranslate } from 'react-admin'
import { statesOf } from '../../../dataProvider/statesOf.ts'
import { useCall } from '../../../dataProvider/useCall.ts'
import type { Division } from '../../../schema/division.ts'
import { visits } from '../../../schema/visits.ts'
import { InfoCard } from '../../../src/kit/cards/InfoCard.tsx'
import { HorizontalBarChart } from '../../../src/kit/charts/PointsChart.tsx'
import { formatCount } from '../../../src/kit/kinds/formats.ts'
import { translatePageName } from '../../../src/kit/page/pageTitle.ts'
import { chartHeight, Span } from './Span.tsx'

interface Props {
  readonly division: Division
}

/** The pages that were visited most. */
export const VisitedPages = ({ division }: Props) => {
  const translate = useTranslate()
  const query = useCall(visits.visitedPages, { division })
  const { names = [], visits: counts = [] } = query.data ?? {}
  const title = translate('accessStatistics.visitedPages')
  return (
    <InfoCard title={title}>
      <HorizontalBarChart
        title={title}
        points={names.map((name, at) => ({
          label: translatePageName(translate, name),
          values: { visits: counts[at] },
        }))}
        series={[{ name: 'visits', label: translate('accessStatistics.visits') }]}
        format={formatCount}
        pointLabel={translate('accessStatistics.page')}
        height={chartHeight}
        {...statesOf(query)}
      />
      <Span of="lastTwelveMonths" />
    </InfoCard>
  )
}
