import type { PointsChartProps } from './chart.ts'
import { PointsChart } from './PointsChart.tsx'

/** Lines over time, the axis from 0. A value of -1 is a gap and reads 'NS'. */
export const LineChart = (props: PointsChartProps) => <PointsChart kind="lines" {...props} />
