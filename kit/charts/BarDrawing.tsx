import { Bar, BarChart, CartesianGrid, LabelList, Rectangle, Tooltip, XAxis, YAxis } from 'recharts'
import { notMeasured } from './chart.ts'
import { choosing, choosingBar, type PointsDrawingProps, rowsOf, usePlot } from './drawing.ts'
import { tooltipOf } from './PointTooltip.tsx'

const [thickest, gap, share] = [40, 2, 0.8]

/** Bars without animation, grouped or stacked; with labels where they fit. */
export const BarDrawing = (props: PointsDrawingProps) => {
  const { points, series, width, height, onChoose, isStacked = false } = props
  const plot = usePlot(props)
  const barWidth = Math.min(thickest, (plot.stepWidth * share) / (isStacked ? 1 : series.length))
  // The label of a single bar may be wider than the bar; grouped bars have neighbors.
  const labelOf = plot.labelsIn(isStacked ? plot.stepWidth : series.length > 1 ? barWidth + gap : plot.stepWidth)
  // Stacked values have no space for labels; only unmeasured ones are labelled.
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
          // A custom shape is also rendered for bars of height zero, which their labels require.
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
