import { useTheme } from '@mui/material/styles'
import { Bar, BarChart, CartesianGrid, LabelList, Rectangle, Tooltip, XAxis, YAxis } from 'recharts'
import { formatTick, shortened, textWidth } from './axis.ts'
import { drawnValue, formatPoint, type Point } from './chart.ts'
import { choosing, choosingBar, type PointsDrawingProps, rowsOf, usePlot } from './drawing.ts'
import { tooltipOf } from './PointTooltip.tsx'

const [thickest, share, maxLabelShare, gap] = [28, 0.7, 0.42, 12]

const namesOf = (points: readonly Point[], width: number) => {
  const room = Math.min(width * maxLabelShare, Math.max(0, ...points.map(({ label }) => textWidth(label))))
  return { width: room + gap, nameAt: (index: number) => shortened(points[index]?.label ?? '', room) }
}

interface MarkProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly value: number | null
  readonly mark: number | null
}

/** Line across a bar at a smaller value. */
const Mark = ({ x, y, width, height, value, mark }: MarkProps) => {
  const { palette } = useTheme()
  if (!mark || value === null || mark >= value) return null
  const at = x + (width * mark) / value
  return <line x1={at} x2={at} y1={y - 3} y2={y + height + 3} stroke={palette.text.primary} strokeWidth={3} />
}

/** Horizontal bars without animation; several series are stacked. */
export const HorizontalBarDrawing = (props: PointsDrawingProps) => {
  const { points, series, format, width, height, highest, onChoose, mark } = props
  const names = namesOf(points, width)
  const valueAt = (index: number, name = '') => points[index]?.values[name]
  const formatAt = (index: number) => formatPoint(valueAt(index, series[0]?.name), format)
  const widest = series.length === 1 ? Math.max(0, ...points.map((_, index) => textWidth(formatAt(index)))) : 0
  const tickWidth = textWidth(formatTick(format(highest * 1.25)))
  const right = Math.max(widest, tickWidth / 2) + gap
  const maxSteps = Math.floor((width - names.width - right) / (tickWidth + 2 * gap))
  const { grid, xAxis, yAxis, label, text, surface } = usePlot(props, Math.min(5, Math.max(1, maxSteps)))
  const markOf = (index: number) => (mark && points[index]?.values[mark.name]) ?? null
  return (
    <BarChart
      layout="vertical"
      width={width}
      height={height}
      data={rowsOf(props, 0)}
      margin={{ top: 0, bottom: 0, left: 0, right }}
      accessibilityLayer={false}
      {...choosing(onChoose)}
      barCategoryGap={`${((1 - share) / 2) * 100}%`}
    >
      <CartesianGrid {...grid} vertical horizontal={false} />
      <XAxis
        type="number"
        ticks={yAxis.ticks}
        domain={yAxis.domain}
        tick={text}
        tickLine={false}
        axisLine={false}
        interval={0}
        allowDataOverflow
        tickFormatter={yAxis.tickFormatter}
      />
      <YAxis
        type="category"
        dataKey={xAxis.dataKey}
        width={names.width}
        interval={0}
        tick={text}
        tickLine={false}
        axisLine={xAxis.axisLine}
        tickFormatter={names.nameAt}
      />
      <Tooltip {...tooltipOf(props, label.fill)} cursor={{ fillOpacity: 0.12 }} />
      {series.map(({ name, color }, at) => (
        <Bar
          key={name}
          dataKey={`value${at}`}
          stackId="one"
          fill={color}
          stroke={surface}
          strokeWidth={series.length > 1 ? 1 : 0}
          isAnimationActive={false}
          maxBarSize={thickest}
          {...choosingBar(onChoose)}
          shape={(bar) => (
            <>
              <Rectangle {...bar} radius={[0, 2, 2, 0]} />
              {at === 0 && <Mark {...bar} value={drawnValue(valueAt(bar.index, name))} mark={markOf(bar.index)} />}
            </>
          )}
        >
          {series.length === 1 && (
            <LabelList
              position="right"
              {...label}
              valueAccessor={(entry) => formatAt((entry.payload as { index: number }).index)}
            />
          )}
        </Bar>
      ))}
    </BarChart>
  )
}
