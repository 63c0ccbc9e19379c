import { InfoCard } from '../../../kit/cards/InfoCard.tsx'
import { BarChart } from '../../../kit/charts/BarChart.tsx'
import { sayCount, sayWeight } from '../../../kit/kinds/formats.ts'
import { Cards } from '../Cards.tsx'
import type { KitPart } from '../kitPart.ts'
import { delivery, monthly, sayPercentage, several, three } from '../samplePoints.ts'

const chart = { title: 'On Time Delivery', say: sayPercentage, series: delivery, axisMaximum: 100, pointLabel: 'Month' }
const none = { ...chart, points: [] }
const tonnes = [{ label: 'Inconel 718, ring rolled, rough turned', values: { tonnes: 1_234_567.891 } }]
const many = Array.from({ length: 60 }, (_, index) => ({
  label: `${String(index + 1).padStart(2, '0')}`,
  values: { visits: (index * 37) % 211 },
}))

export const part: KitPart = {
  title: 'Bar chart',
  examples: [
    { name: 'A year of percentages', content: <BarChart {...chart} points={monthly} /> },
    {
      name: 'In cards',
      content: (
        <Cards width={320}>
          <InfoCard title="On Time Delivery" to="/kit/barChart">
            <BarChart {...chart} points={monthly} height={180} />
          </InfoCard>
          <InfoCard title="Last quarter">
            <BarChart {...chart} points={monthly.slice(-3)} height={180} />
          </InfoCard>
        </Cards>
      ),
    },
    { name: 'Several series', content: <BarChart {...chart} title="Scorecard" points={several} series={three} /> },
    {
      name: 'One value with a long name',
      content: (
        <BarChart
          title="Forged weight (Kg)"
          say={sayWeight}
          points={tonnes}
          series={[{ name: 'tonnes', label: 'Kg' }]}
        />
      ),
    },
    {
      name: 'Many values',
      content: <BarChart title="Visits" say={sayCount} points={many} series={[{ name: 'visits', label: 'Visits' }]} />,
    },
    { name: 'Only zeros', content: <BarChart {...chart} points={[{ label: 'Nov/26', values: { delivery: 0 } }]} /> },
    {
      name: 'Nothing shipped',
      content: <BarChart {...chart} points={monthly.map((point) => ({ ...point, values: { delivery: -1 } }))} />,
    },
    { name: 'Loading', content: <BarChart {...none} isLoading /> },
    { name: 'Empty', content: <BarChart {...none} /> },
    { name: 'Failed', content: <BarChart {...none} error={new Error('gone')} onRetry={() => undefined} /> },
  ],
}
