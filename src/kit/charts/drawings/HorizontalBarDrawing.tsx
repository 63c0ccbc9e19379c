import { Bar, BarChart, CartesianGrid, LabelList, Rectangle, Tooltip, XAxis, YAxis } from 'recharts'
import { shortened, textWidth } from '../axis.ts'
import { formatPoint, type Point } from '../chart.ts'
import { choosing, choosingBar, type PointsDrawingProps, rowsOf, usePlot } from './drawing.ts'
import { tooltipOf } from './PointTooltip.tsx'

const [thickest, share, maxLabelShare, gap] = [28, 0.7, 0.42, 12]

const namesOf = (points: readonly Point[], width: number) => {
  const room = Math.min(width * maxLabelShare, Math.max(0, ...points.map(({ label }) => textWidth(label))))
  return { width: room + gap, nameAt: (index: number) => shortened(points[index]?.label ?? '', room) }
}

/** Horizontal bars without animation; several series are stacked. */
export const HorizontalBarDrawing = (props: PointsDrawingProps) => {
  const { points, series, format, width, height, onChoose } = props
  const { grid, xAxis, yAxis, label, text, surface } = usePlot(props)
  const names = namesOf(points, width)
  const formatAt = (index: number) => formatPoint(points[index]?.values[series[0]?.name ?? ''], format)
  const widest = series.length === 1 ? Math.max(0, ...points.map((_, index) => textWidth(formatAt(index)))) : 0
  return (
    <BarChart
      layout="vertical"
      width={width}
      height={height}
      data={rowsOf(props, 0)}
      margin={{ top: 0, bottom: 0, left: 0, right: widest + gap }}
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
        minTickGap={gap}
        interval="equidistantPreserveStart"
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
      <Tooltip {...tooltipOf(props)} cursor={{ fillOpacity: 0.12 }} />
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
          shape={(bar) => <Rectangle {...bar} radius={[0, 2, 2, 0]} />}
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
