import { Bar, BarChart, CartesianGrid, LabelList, Rectangle, Tooltip, XAxis, YAxis } from 'recharts'
import { drawnValue } from '../chart.ts'
import { choosing, choosingBar, type PointsDrawingProps, usePlot } from './drawing.ts'
import { PointTooltip } from './PointTooltip.tsx'

const [thickest, gap, share] = [40, 2, 0.8]

/** Bars without anything that moves; the values stand above them where there is room. */
export const BarDrawing = (props: PointsDrawingProps) => {
  const { points, series, format, width, height, onChoose } = props
  const plot = usePlot(props)
  const barWidth = Math.min(thickest, (plot.stepWidth * share) / series.length)
  // One bar may have a text wider than itself; of several, each has its neighbour's.
  const labelOf = plot.labelsIn(series.length > 1 ? barWidth + gap : plot.stepWidth)
  const rows = points.map(({ values }, index) => ({
    index,
    ...Object.fromEntries(series.map(({ name }, at) => [`value${at}`, drawnValue(values[name]) ?? 0])),
  }))
  return (
    <BarChart
      width={width}
      height={height}
      data={rows}
      margin={plot.margin}
      accessibilityLayer={false}
      {...choosing(onChoose)}
      barCategoryGap={`${((1 - share) / 2) * 100}%`}
      barGap={gap}
    >
      <CartesianGrid {...plot.grid} />
      <XAxis {...plot.xAxis} />
      <YAxis {...plot.yAxis} />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fillOpacity: 0.12 }}
        content={({ active, label }) =>
          active && <PointTooltip point={points[Number(label)]} series={series} format={format} />
        }
      />
      {series.map(({ name, color }, at) => (
        <Bar
          key={name}
          dataKey={`value${at}`}
          fill={color}
          isAnimationActive={false}
          maxBarSize={thickest}
          {...choosingBar(onChoose)}
          // A shape of one's own is asked for bars of no height, too, and only then has their text a place.
          shape={(bar) => <Rectangle {...bar} radius={[2, 2, 0, 0]} />}
        >
          <LabelList
            position="top"
            {...plot.label}
            valueAccessor={(entry) => labelOf(points[(entry.payload as { index: number }).index]?.values[name])}
          />
        </Bar>
      ))}
    </BarChart>
  )
}
