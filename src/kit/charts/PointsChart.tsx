import { useTranslate } from 'ra-core'
import { usePreload } from '../chunk/usePreload.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { drawnValue, type Point, type PointsChartProps, type Series, sayPoint } from './chart.ts'
import { DrawingBox } from './DrawingBox.tsx'
import { drawings } from './drawings.ts'
import { SeriesLegend } from './SeriesLegend.tsx'
import { useDrawnSeries } from './seriesColors.ts'

interface Props extends PointsChartProps {
  readonly kind: 'bars' | 'lines'
}

const legendHeight = 24

const sayAll = (points: readonly Point[], series: readonly Series[], say: (value: number) => string) => {
  const ofSeries = ({ name, label }: Series) => {
    const texts = points.flatMap((point) => {
      const text = sayPoint(point.values[name], say)
      return text === '' ? [] : [`${point.label} ${text}`]
    })
    return series.length > 1 ? `${label}: ${texts.join(', ')}` : texts.join(', ')
  }
  return series.map(ofSeries).join('. ')
}

/** Values along an axis, as bars or lines: the frame, the table and the words around the drawing. */
export const PointsChart = ({ kind, title, points, series, say, pointLabel, axisMaximum, ...rest }: Props) => {
  const { height = 240, ...loading } = rest
  const translate = useTranslate()
  usePreload(drawings)
  const drawn = useDrawnSeries(series)
  const hasValue = points.some(({ values }) => series.some(({ name }) => sayPoint(values[name], say) !== ''))
  const highest = Math.max(
    0,
    ...points.flatMap(({ values }) => series.map(({ name }) => drawnValue(values[name]) ?? 0)),
  )
  const figures = {
    head: [pointLabel ?? translate('kit.charts.item'), ...series.map(({ label }) => label)],
    rows: points.map(({ label, values }) => [label, ...series.map(({ name }) => sayPoint(values[name], say))]),
  }
  const hasLegend = series.length > 1
  return (
    <ChartFrame
      title={title}
      figures={figures}
      isEmpty={!hasValue}
      height={height + (hasLegend ? legendHeight : 0)}
      {...loading}
    >
      <DrawingBox description={`${title}. ${sayAll(points, series, say)}`} height={height}>
        {({ BarDrawing, LineDrawing }, width) => {
          const Drawing = kind === 'bars' ? BarDrawing : LineDrawing
          return <Drawing {...{ points, series: drawn, say, width, height, highest, axisMaximum }} />
        }}
      </DrawingBox>
      {hasLegend && <SeriesLegend series={drawn} areLines={kind === 'lines'} height={legendHeight} />}
    </ChartFrame>
  )
}
