import { Bar, BarChart, CartesianGrid, LabelList, Tooltip, XAxis, YAxis } from 'recharts'
import { drawnValue, sayPoint } from './chart.ts'
import { type PointsDrawingProps, usePlot } from './drawing.ts'
import { PointTooltip } from './PointTooltip.tsx'

/** Bars without anything that moves. */
export const BarDrawing = (props: PointsDrawingProps) => {
  const { points, series, say, width, height } = props
  const plot = usePlot(props)
  const isLabelled = plot.fitsIn(1 / series.length)
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
      barCategoryGap="20%"
      barGap={2}
    >
      <CartesianGrid {...plot.grid} />
      <XAxis {...plot.xAxis} />
      <YAxis {...plot.yAxis} />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fillOpacity: 0.12 }}
        content={({ active, label }) =>
          active && <PointTooltip point={points[Number(label)]} series={series} say={say} />
        }
      />
      {series.map(({ name, color }, at) => (
        <Bar
          key={name}
          dataKey={`value${at}`}
          fill={color}
          isAnimationActive={false}
          maxBarSize={40}
          radius={[2, 2, 0, 0]}
        >
          {isLabelled && (
            <LabelList
              position="top"
              {...plot.label}
              valueAccessor={(entry) => sayPoint(points[(entry.payload as { index: number }).index]?.values[name], say)}
            />
          )}
        </Bar>
      ))}
    </BarChart>
  )
}
