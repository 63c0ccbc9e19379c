import { useTranslate } from 'react-admin'
import { ChartFrame } from './ChartFrame.tsx'
import { drawnValue, formatPoint, type Point, type PointsChartProps, type Series } from './chart.ts'
import { DrawingBox, drawings } from './DrawingBox.tsx'
import { SeriesLegend } from './SeriesLegend.tsx'
import { useDrawnSeries } from './seriesColors.ts'

interface Props extends PointsChartProps {
  readonly kind: 'bars' | 'columns' | 'lines' | 'stacks'
}

const legendHeight = 24

const describeAll = (points: readonly Point[], series: readonly Series[], format: (value: number) => string) => {
  const ofSeries = ({ name, label }: Series) => {
    const texts = points.flatMap((point) => {
      const text = formatPoint(point.values[name], format)
      return text === '' ? [] : [`${point.label} ${text}`]
    })
    return series.length > 1 ? `${label}: ${texts.join(', ')}` : texts.join(', ')
  }
  return series.map(ofSeries).join('. ')
}

const drawingOf = {
  bars: 'BarDrawing',
  columns: 'BarDrawing',
  lines: 'LineDrawing',
  stacks: 'HorizontalBarDrawing',
} as const

/** Heights of a point's values: one per series, or their sum if stacked. */
const heightsOf = ({ values }: Point, series: readonly Series[], kind: Props['kind']) => {
  const drawn = series.map(({ name }) => drawnValue(values[name]) ?? 0)
  return kind === 'stacks' || kind === 'columns' ? [drawn.reduce((sum, value) => sum + value, 0)] : drawn
}

const PointsChart = ({
  kind,
  title,
  points,
  series,
  format,
  pointLabel,
  axisMaximum,
  tableOnly = [],
  isNamed = false,
  mark: markName,
  onChoose,
  ...rest
}: Props) => {
  const { height = 240, ...loading } = rest
  const translate = useTranslate()
  const drawn = useDrawnSeries(series)
  const hasValue = points.some(({ values }) => series.some(({ name }) => formatPoint(values[name], format) !== ''))
  const highest = Math.max(0, ...points.flatMap((point) => heightsOf(point, series, kind)))
  const tableSeries = [...series.map((one) => ({ ...one, format })), ...tableOnly]
  const figures = {
    head: [pointLabel ?? translate('kit.charts.item'), ...tableSeries.map(({ label }) => label)],
    rows: points.map(({ label, values }) => [
      label,
      ...tableSeries.map((one) => formatPoint(values[one.name], one.format)),
    ]),
    onChoose,
  }
  const hasLegend = series.length > 1
  const mark = tableOnly.find(({ name }) => name === markName)
  return (
    <ChartFrame
      title={title}
      figures={figures}
      isEmpty={!hasValue}
      height={height + (hasLegend ? legendHeight : 0)}
      drawing={drawings}
      {...loading}
    >
      <DrawingBox description={`${title}. ${describeAll(points, series, format)}`} height={height}>
        {(all, width) => {
          const Drawing = all[drawingOf[kind]]
          const isStacked = kind === 'columns'
          return (
            <Drawing
              points={points}
              series={drawn}
              format={format}
              width={width}
              height={height}
              highest={highest}
              axisMaximum={axisMaximum}
              onChoose={onChoose}
              isStacked={isStacked}
              isNamed={isNamed}
              mark={mark}
            />
          )
        }}
      </DrawingBox>
      {hasLegend && <SeriesLegend series={drawn} mark={mark} areLines={kind === 'lines'} height={legendHeight} />}
    </ChartFrame>
  )
}

/** One horizontal bar per point, for long labels; several series are stacked. -1 has no bar and is labelled 'NS'. */
export const HorizontalBarChart = (props: PointsChartProps) => <PointsChart kind="stacks" {...props} />

/** Lines over time; the axis starts at 0. -1 is a gap and is labelled 'NS'. */
export const LineChart = (props: PointsChartProps) => <PointsChart kind="lines" {...props} />

/** Bars from 0; several series are grouped. -1 has no bar and is labelled 'NS'. */
export const BarChart = (props: PointsChartProps) => <PointsChart kind="bars" {...props} />

/** Stacked columns from 0. -1 is omitted from the stack and labelled 'NS'. */
export const StackedColumnChart = (props: PointsChartProps) => <PointsChart kind="columns" {...props} />
