import { CartesianGrid, LabelList, Line, LineChart, ReferenceDot, Tooltip, XAxis, YAxis } from 'recharts'
import { notMeasured } from './chart.ts'
import { type PointsDrawingProps, rowsOf, usePlot } from './drawing.ts'
import { tooltipOf } from './PointTooltip.tsx'

/** Lines without animation; with labels if there is a single line and they fit. */
export const LineDrawing = (props: PointsDrawingProps) => {
  const { points, series, width, height } = props
  const plot = usePlot(props)
  const labelOf = plot.labelsIn(plot.stepWidth)
  const gaps = points.flatMap(({ values }, index) =>
    series.every(({ name }) => values[name] === notMeasured) ? [index] : [],
  )
  return (
    <LineChart width={width} height={height} data={rowsOf(props, null)} margin={plot.margin} accessibilityLayer={false}>
      <CartesianGrid {...plot.grid} />
      <XAxis {...plot.xAxis} padding={{ left: 16, right: 16 }} />
      <YAxis {...plot.yAxis} />
      <Tooltip {...tooltipOf(props)} />
      {series.map(({ name, color, dash }, at) => (
        <Line
          key={name}
          dataKey={`value${at}`}
          stroke={color}
          strokeWidth={2}
          strokeDasharray={dash}
          dot={{ r: 3, fill: color, strokeWidth: 0, strokeDasharray: '', clipDot: false }}
          activeDot={{ r: 5, stroke: plot.surface }}
          isAnimationActive={false}
          connectNulls={false}
        >
          {series.length === 1 && (
            <LabelList
              position="top"
              offset={8}
              {...plot.label}
              valueAccessor={(entry) => labelOf((entry.payload as Record<string, number | null>)[`value${at}`])}
            />
          )}
        </Line>
      ))}
      {gaps.map((index) => (
        <ReferenceDot
          key={index}
          x={index}
          y={0}
          r={0}
          label={{ value: labelOf(notMeasured), position: 'top', ...plot.text }}
        />
      ))}
    </LineChart>
  )
}
