import { Bar, BarChart, CartesianGrid, LabelList, Rectangle, Tooltip, XAxis, YAxis } from 'recharts'
import { notMeasured } from '../chart.ts'
import { choosing, choosingBar, type PointsDrawingProps, rowsOf, usePlot } from './drawing.ts'
import { tooltipOf } from './PointTooltip.tsx'

const [thickest, gap, share] = [40, 2, 0.8]

/** Bars without anything that moves, beside or on top of each other; the values stand above them where there is room. */
export const BarDrawing = (props: PointsDrawingProps) => {
  const { points, series, width, height, onChoose, isStacked = false } = props
  const plot = usePlot(props)
  const barWidth = Math.min(thickest, (plot.stepWidth * share) / (isStacked ? 1 : series.length))
  // One bar may have a text wider than itself; of several, each has its neighbour's.
  const labelOf = plot.labelsIn(isStacked ? plot.stepWidth : series.length > 1 ? barWidth + gap : plot.stepWidth)
  // In a column a value has no place of its own: only what was not measured is written.
  const labelAt = (value: number | null | undefined) => (isStacked && value !== notMeasured ? '' : labelOf(value))
  return (
    <BarChart
      width={width}
      height={height}
      data={rowsOf(props, 0)}
      margin={plot.margin}
      accessibilityLayer={false}
      {...choosing(onChoose)}
      barCategoryGap={`${((1 - share) / 2) * 100}%`}
      barGap={gap}
    >
      <CartesianGrid {...plot.grid} />
      <XAxis {...plot.xAxis} />
      <YAxis {...plot.yAxis} />
      <Tooltip {...tooltipOf(props)} cursor={{ fillOpacity: 0.12 }} />
      {series.map(({ name, color }, at) => (
        <Bar
          key={name}
          dataKey={`value${at}`}
          {...(isStacked && { stackId: 'one', stroke: plot.surface })}
          fill={color}
          isAnimationActive={false}
          maxBarSize={thickest}
          {...choosingBar(onChoose)}
          // A shape of one's own is asked for bars of no height, too, and only then has their text a place.
          shape={(bar) => <Rectangle {...bar} radius={isStacked ? 0 : [2, 2, 0, 0]} />}
        >
          {(!isStacked || at === 0) && (
            <LabelList
              position="top"
              {...plot.label}
              valueAccessor={(entry) => labelAt(points[(entry.payload as { index: number }).index]?.values[name])}
            />
          )}
        </Bar>
      ))}
    </BarChart>
  )
}
