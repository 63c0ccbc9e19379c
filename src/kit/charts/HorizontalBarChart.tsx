import type { PointsChartProps } from './chart.ts'
import { PointsChart } from './PointsChart.tsx'

/**
 * Bars from the left, one for each point, so that long names can be read; of several series the values of a point are
 * stacked. A value of -1 is no bar and reads 'NS'.
 */
export const HorizontalBarChart = (props: PointsChartProps) => <PointsChart kind="stacks" {...props} />
