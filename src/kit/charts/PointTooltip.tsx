import { ChartTooltip } from './ChartTooltip.tsx'
import { type Point, sayPoint } from './chart.ts'
import type { DrawnSeries } from './seriesColors.ts'

interface Props {
  readonly point: Point | undefined
  readonly series: readonly DrawnSeries[]
  readonly say: (value: number) => string
}

/** All values of one place on the axis. */
export const PointTooltip = ({ point, series, say }: Props) => {
  if (!point) return null
  const lines = series.flatMap(({ name, label, color }) => {
    const text = sayPoint(point.values[name], say)
    return text === '' ? [] : [{ name, label, color, text }]
  })
  return lines.length > 0 && <ChartTooltip title={point.label} lines={lines} />
}
