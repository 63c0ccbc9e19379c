import { useTranslate } from 'react-admin'
import type { Division } from '../../../schema/division.ts'
import { InfoCard } from '../../../src/kit/cards/InfoCard.tsx'
import { HorizontalBarChart } from '../../../src/kit/charts/HorizontalBarChart.tsx'
import { formatCount } from '../../../src/kit/kinds/formats.ts'
import { chartHeight } from './chartHeight.ts'
import { Span } from './Span.tsx'
import { useCreatedUsers } from './useCreatedUsers.ts'

interface Props {
  readonly division: Division
}

/** The users made in each month of the current year, those of the two plants stacked. */
export const CreatedUsers = ({ division }: Props) => {
  const translate = useTranslate()
  const { points, series, states } = useCreatedUsers(division)
  const title = translate('accessStatistics.createdUsers')
  return (
    <InfoCard title={title}>
      <HorizontalBarChart
        title={title}
        points={points}
        series={series}
        format={formatCount}
        pointLabel={translate('accessStatistics.month')}
        height={chartHeight}
        {...states}
      />
      <Span of="thisYear" />
    </InfoCard>
  )
}
