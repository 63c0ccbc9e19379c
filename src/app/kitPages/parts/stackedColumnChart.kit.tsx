import { StackedColumnChart } from '../../../kit/charts/PointsChart.tsx'
import type { KitPart } from '../kitPart.ts'
import { pointsExamples } from '../samples/pointsExamples.tsx'

export const part: KitPart = {
  title: 'Stacked columns',
  examples: pointsExamples(StackedColumnChart, 'stackedColumnChart'),
}
