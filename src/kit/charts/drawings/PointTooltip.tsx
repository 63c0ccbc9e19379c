import { formatPoint, type Point } from '../chart.ts'
import type { DrawnSeries } from '../legend/seriesColors.ts'
import { ChartTooltip } from './ChartTooltip.tsx'

interface Props {
  readonly point: Point | undefined
  readonly series: readonly DrawnSeries[]
  readonly format: (value: number) => string
}

/** All values of one place on the axis. */
export const PointTooltip = ({ point, series, format }: Props) => {
  if (!point) return null
  const lines = series.flatMap(({ name, label, color }) => {
    const text = formatPoint(point.values[name], format)
    return text === '' ? [] : [{ name, label, color, text }]
  })
  return lines.length > 0 && <ChartTooltip title={point.label} lines={lines} />
}
