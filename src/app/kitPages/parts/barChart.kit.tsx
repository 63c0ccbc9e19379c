import { BarChart } from '../../../kit/charts/PointsChart.tsx'
import type { KitPart } from '../kitPart.ts'
import { pointsExamples } from '../samples/pointsExamples.tsx'

export const part: KitPart = { title: 'Bar chart', examples: pointsExamples(BarChart, 'barChart') }
