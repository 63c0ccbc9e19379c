import { LineChart } from '../../../kit/charts/PointsChart.tsx'
import type { KitPart } from '../kitPart.ts'
import { pointsExamples } from '../samples/pointsExamples.tsx'

export const part: KitPart = { title: 'Line chart', examples: pointsExamples(LineChart, 'lineChart') }
