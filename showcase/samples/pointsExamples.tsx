import { type ComponentType, useState } from 'react'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import type { PointsChartProps } from '#kit/charts/chart.ts'
import { formatCount, formatWeight } from '#kit/fields/formats.ts'
import type { Examples } from '../kitPart.ts'
import { Cards } from './Cards.tsx'
import { delivery, formatPercentage, monthly, several, three } from './samplePoints.ts'

const chart = {
  title: 'On Time Delivery',
  format: formatPercentage,
  series: delivery,
  axisMaximum: 100,
  pointLabel: 'Month',
}
const none = { ...chart, points: [] }
const tonnes = [{ label: 'Inconel 718, ring rolled, rough turned', values: { tonnes: 1_234_567.891 } }]
const many = Array.from({ length: 60 }, (_, index) => ({
  label: `${String(index + 1).padStart(2, '0')}`,
  values: { visits: (index * 37) % 211 },
}))

const Chosen = ({ Chart }: { readonly Chart: ComponentType<PointsChartProps> }) => {
  const [chosen, choose] = useState<number | null>(null)
  return (
    <>
      <Chart {...chart} title="Months to choose" points={monthly} onChoose={choose} />
      <p>{chosen === null ? 'None is chosen.' : `${monthly[chosen]?.label} is chosen.`}</p>
    </>
  )
}

/** Shared by bar and line charts. */
export const pointsExamples = (Chart: ComponentType<PointsChartProps>, page: string): Examples => ({
  'A year of percentages': <Chart {...chart} points={monthly} />,
  'In cards': (
    <Cards width={320}>
      <InfoCard title="On Time Delivery" to={`/kit/${page}`}>
        <Chart {...chart} points={monthly} height={180} />
      </InfoCard>
      <InfoCard title="Last quarter">
        <Chart {...chart} points={monthly.slice(-3)} height={180} />
      </InfoCard>
    </Cards>
  ),
  'Several series': <Chart {...chart} title="Scorecard" points={several} series={three} />,
  'Points to choose': <Chosen Chart={Chart} />,
  'One value with a long name': (
    <Chart
      title="Forged weight (Kg)"
      format={formatWeight}
      points={tonnes}
      series={[{ name: 'tonnes', label: 'Kg' }]}
    />
  ),
  'Many values': (
    <Chart title="Visits" format={formatCount} points={many} series={[{ name: 'visits', label: 'Visits' }]} />
  ),
  'Only zeros': <Chart {...chart} points={[{ label: 'Nov/26', values: { delivery: 0 } }]} />,
  'Nothing shipped': <Chart {...chart} points={monthly.map((point) => ({ ...point, values: { delivery: -1 } }))} />,
  Loading: <Chart {...none} isLoading />,
  Empty: <Chart {...none} />,
  Failed: <Chart {...none} error={new Error('gone')} onRetry={() => undefined} />,
})
