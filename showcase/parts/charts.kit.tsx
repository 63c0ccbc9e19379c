import { Gantt } from '#kit/charts/Gantt.tsx'
import { BarChart, HorizontalBarChart, LineChart, StackedColumnChart } from '#kit/charts/PointsChart.tsx'
import { ShareBar } from '#kit/charts/ShareBar.tsx'
import type { KitPart } from '../kitPart.ts'
import { pointsExamples } from '../samples/pointsExamples.tsx'

export const barChart: KitPart = { title: 'Bar chart', examples: pointsExamples(BarChart, 'barChart') }

export const horizontalBarChart: KitPart = {
  title: 'Horizontal bar chart',
  examples: pointsExamples(HorizontalBarChart, 'horizontalBarChart'),
}

export const lineChart: KitPart = { title: 'Line chart', examples: pointsExamples(LineChart, 'lineChart') }

export const stackedColumnChart: KitPart = {
  title: 'Stacked columns',
  examples: pointsExamples(StackedColumnChart, 'stackedColumnChart'),
}

export const shareBar: KitPart = {
  title: 'Share bar',
  examples: {
    'What is done, lost and planned, and what stays free': (
      <ShareBar
        label="40 % is cut, 5 % is lost, 35 % is planned, 20 % stays free"
        shares={[
          { label: 'cut', percent: 40, tone: 'done' },
          { label: 'saw', percent: 5, tone: 'lost' },
          { label: 'first', percent: 20, tone: 'planned' },
          { label: 'second', percent: 15, tone: 'planned' },
        ]}
      />
    ),
    Nothing: <ShareBar label="All of it stays free" shares={[]} />,
  },
}

const legend = [
  { state: 'onTime', label: 'Valid' },
  { state: 'caution', label: 'To be expired' },
  { state: 'critical', label: 'Expired' },
] as const

const bars = [
  { id: 1, label: 'Turbine rings', first: 2024, last: 2028, state: 'onTime' },
  { id: 2, label: 'Spare rings, one year', first: 2026, last: 2026, state: 'caution' },
  { id: 3, label: 'A contract with a name that is longer than its column', first: 2021, last: 2023, state: 'critical' },
] as const

const frame = { legend, barLabel: 'Contract' }

export const gantt: KitPart = {
  title: 'Gantt',
  examples: {
    'Three bars': <Gantt {...frame} title="Contracts" bars={bars} />,
    Empty: <Gantt {...frame} title="No contracts" bars={[]} />,
    Loading: <Gantt {...frame} title="Contracts on the way" bars={[]} isLoading />,
  },
}
