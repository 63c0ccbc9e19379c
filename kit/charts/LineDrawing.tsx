import { CartesianGrid, LabelList, Line, LineChart, ReferenceDot, Tooltip, XAxis, YAxis } from 'recharts'
import { drawnValue, labelSide, notMeasured } from './chart.ts'
import { type PointsDrawingProps, rowsOf, usePlot } from './drawing.ts'
import { tooltipOf } from './PointTooltip.tsx'

const sides = ['top', 'bottom'] as const

/** Lines without animation; with labels if there is a single line and they fit. */
export const LineDrawing = (props: PointsDrawingProps) => {
  const { points, series, width, height } = props
  const plot = usePlot(props)
  const labelOf = plot.labelsIn(plot.stepWidth)
  const [only] = series
  const values = points.map((point) => (only ? drawnValue(point.values[only.name]) : null))
  // The labels of the first and the last point stay clear of the value axis and the edge.
  const room = Math.max(16, series.length === 1 ? plot.labelWidth / 2 : 0)
  const gaps = points.flatMap(({ values }, index) =>
    series.every(({ name }) => values[name] === notMeasured) ? [index] : [],
  )
  return (
    <LineChart width={width} height={height} data={rowsOf(props, null)} margin={plot.margin} accessibilityLayer={false}>
      <CartesianGrid {...plot.grid} />
      <XAxis {...plot.xAxis} padding={{ left: room, right: room }} />
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
          {series.length === 1 &&
            sides.map((side) => (
              <LabelList
                key={side}
                position={side}
                offset={8}
                {...plot.label}
                valueAccessor={(_entry, index) =>
                  labelSide(values, index, plot.axisEnd) === side ? labelOf(values[index]) : ''
                }
              />
            ))}
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
