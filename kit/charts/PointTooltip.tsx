import { ChartTooltip } from './ChartTooltip.tsx'
import { formatPoint } from './chart.ts'
import type { PointsDrawingProps } from './drawing.ts'

interface Pointed {
  readonly active: boolean
  readonly label?: string | number | undefined
}

export const tooltipOf = ({ points, series, format, mark }: PointsDrawingProps, markColor = '') => ({
  isAnimationActive: false,
  content: ({ active, label: index }: Pointed) => {
    const point = points[Number(index)]
    if (!active || !point) return null
    const marked = mark ? [{ ...mark, color: markColor }] : []
    const lines = [...series, ...marked].flatMap(({ name, label, color }) => {
      const text = formatPoint(point.values[name], format)
      return text === '' ? [] : [{ name, label, color, text }]
    })
    return lines.length > 0 && <ChartTooltip title={point.label} lines={lines} />
  },
})
