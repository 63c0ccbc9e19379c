import type { PointsChartProps } from './chart.ts'
import { PointsChart } from './PointsChart.tsx'

/** Bars from 0, side by side where there are several series. A value of -1 is no bar and reads 'NS'. */
export const BarChart = (props: PointsChartProps) => <PointsChart kind="bars" {...props} />
