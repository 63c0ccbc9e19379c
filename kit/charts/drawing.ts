import { useTheme } from '@mui/material/styles'
import { axisTicks, distinctTicks, formatTick, shortened, textWidth } from './axis.ts'
import { drawnValue, formatPoint, notMeasured, type Point, type Series } from './chart.ts'
import type { DrawnSeries } from './seriesColors.ts'

export interface PointsDrawingProps {
  readonly points: readonly Point[]
  readonly series: readonly DrawnSeries[]
  readonly format: (value: number) => string
  readonly width: number
  readonly height: number
  readonly highest: number
  readonly axisMaximum: number | undefined
  readonly onChoose?: ((index: number) => void) | undefined
  readonly isStacked?: boolean
  readonly isNamed?: boolean
  readonly mark?: Series | undefined
}

const margin = { top: 20, right: 16, bottom: 0, left: 0 }
/** Pixels between tick label and grid line. */
const tickGap = 12
/** Height of angled names in pixels; their length is about as much. */
const angledHeight = 88
const notMeasuredWidth = textWidth('NS') + 2

/** Chart props that make points selectable; a click next to a bar selects it, too. */
export const choosing = (onChoose: PointsDrawingProps['onChoose']) =>
  onChoose && {
    style: { cursor: 'pointer' },
    onClick: ({ activeTooltipIndex }: { readonly activeTooltipIndex?: number | string | null | undefined }) => {
      if (activeTooltipIndex !== undefined && activeTooltipIndex !== null) onChoose(Number(activeTooltipIndex))
    },
  }

/** A tap on a bar precedes all pointer events of the chart, so the bar itself handles it. */
export const choosingBar = (onChoose: PointsDrawingProps['onChoose']) =>
  onChoose && { onClick: (_bar: unknown, index: number) => onChoose(index) }

/** Rows for Recharts: values by series index, `missing` for absent ones. */
export const rowsOf = ({ points, series }: PointsDrawingProps, missing: 0 | null) =>
  points.map(({ values }, index) => ({
    index,
    ...Object.fromEntries(series.map(({ name }, at) => [`value${at}`, drawnValue(values[name]) ?? missing])),
  }))

/** True for the format of a count, which shows no decimals. */
const isWhole = (format: PointsDrawingProps['format']) => [format(0), format(1)].includes(format(0.5))

/** `max` is the maximum number of steps of the value axis. */
export const usePlot = (
  { points, series, format, width, highest, axisMaximum, isNamed = false }: PointsDrawingProps,
  max = 5,
) => {
  const { palette } = useTheme()
  const formatAxis = (value: number) => formatTick(format(value))
  const steps = axisTicks(highest, axisMaximum, { max, isWhole: isWhole(format) })
  const axisEnd = steps.at(-1) ?? 1
  const ticks = distinctTicks(steps, formatAxis)
  const axisWidth = Math.max(...ticks.map((tick) => textWidth(formatAxis(tick)))) + tickGap
  const stepWidth = (width - axisWidth - margin.right) / Math.max(1, points.length)
  const longest = Math.max(
    0,
    ...points.flatMap(({ values }) => series.map(({ name }) => textWidth(formatPoint(values[name], format)))),
  )
  const text = { fill: palette.text.secondary, fontSize: 12 }
  const labelAt = (index: number) => points[index]?.label ?? ''
  const isAngled = isNamed && points.some(({ label }) => textWidth(label) > stepWidth)
  return {
    margin,
    text,
    stepWidth,
    axisEnd,
    /** Width of the longest label. */
    labelWidth: longest,
    /** Label of a value. If not all fit, only 'NS' is shown, because nothing else indicates it. */
    labelsIn: (room: number) => (value: number | null | undefined) =>
      longest + 2 <= room || (value === notMeasured && notMeasuredWidth <= room) ? formatPoint(value, format) : '',
    grid: { vertical: false, stroke: palette.divider },
    xAxis: {
      dataKey: 'index',
      interval: 'equidistantPreserveStart' as const,
      minTickGap: 4,
      tick: text,
      tickLine: false,
      axisLine: { stroke: palette.inputBorder },
      tickFormatter: labelAt,
      ...(isNamed && { interval: 0 }),
      ...(isAngled && {
        angle: -45,
        textAnchor: 'end' as const,
        height: angledHeight,
        tickFormatter: (index: number) => shortened(labelAt(index), angledHeight),
      }),
    },
    yAxis: {
      width: axisWidth,
      ticks,
      domain: [0, axisEnd] as [number, number],
      tick: text,
      tickLine: false,
      axisLine: false,
      // Without it, Recharts draws no axis if there are no values.
      allowDataOverflow: true,
      tickFormatter: formatAxis,
    },
    label: { ...text, fill: palette.text.primary },
    surface: palette.background.paper,
  }
}
