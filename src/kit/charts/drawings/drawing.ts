import { useTheme } from '@mui/material/styles'
import { axisTicks, formatTick, textWidth } from '../axis.ts'
import { drawnValue, formatPoint, notMeasured, type Point } from '../chart.ts'
import type { DrawnSeries } from '../legend/seriesColors.ts'

/** What bars and lines are drawn from. */
export interface PointsDrawingProps {
  readonly points: readonly Point[]
  readonly series: readonly DrawnSeries[]
  readonly format: (value: number) => string
  readonly width: number
  readonly height: number
  readonly highest: number
  readonly axisMaximum: number | undefined
  readonly onChoose?: ((index: number) => void) | undefined
  /** Whether the bars of a point stand on top of each other. */
  readonly isStacked?: boolean
}

const margin = { top: 20, right: 16, bottom: 0, left: 0 }
/** Between the text of a line of the grid and the line. */
const tickGap = 12
const notMeasuredWidth = textWidth('NS') + 2

/** What the chart does and looks like where its points can be chosen: anywhere beside a bar is the bar. */
export const choosing = (onChoose: PointsDrawingProps['onChoose']) =>
  onChoose && {
    style: { cursor: 'pointer' },
    onClick: ({ activeTooltipIndex }: { readonly activeTooltipIndex?: number | string | null | undefined }) => {
      if (activeTooltipIndex !== undefined && activeTooltipIndex !== null) onChoose(Number(activeTooltipIndex))
    },
  }

/** A tap on a bar comes before the chart knows of any pointer: the bar itself says which one it is. */
export const choosingBar = (onChoose: PointsDrawingProps['onChoose']) =>
  onChoose && { onClick: (_bar: unknown, index: number) => onChoose(index) }

/** The rows that the library draws: each point's values by the places of their series, `missing` for what is none. */
export const rowsOf = ({ points, series }: PointsDrawingProps, missing: 0 | null) =>
  points.map(({ values }, index) => ({
    index,
    ...Object.fromEntries(series.map(({ name }, at) => [`value${at}`, drawnValue(values[name]) ?? missing])),
  }))

/** The axes, the room that is left between them, and whether the values can be written at their places. */
export const usePlot = ({ points, series, format, width, highest, axisMaximum }: PointsDrawingProps) => {
  const { palette } = useTheme()
  const ticks = axisTicks(highest, axisMaximum)
  const formatAxis = (value: number) => formatTick(format(value))
  const axisWidth = Math.max(...ticks.map((tick) => textWidth(formatAxis(tick)))) + tickGap
  const stepWidth = (width - axisWidth - margin.right) / Math.max(1, points.length)
  const longest = Math.max(
    0,
    ...points.flatMap(({ values }) => series.map(({ name }) => textWidth(formatPoint(values[name], format)))),
  )
  const text = { fill: palette.text.secondary, fontSize: 12 }
  return {
    margin,
    text,
    stepWidth,
    /** The text at the place of a value: where not all of them fit, at least 'NS', which nothing else would tell. */
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
      tickFormatter: (index: number) => points[index]?.label ?? '',
    },
    yAxis: {
      width: axisWidth,
      ticks,
      domain: [0, ticks.at(-1) ?? 1] as [number, number],
      tick: text,
      tickLine: false,
      axisLine: false,
      // Without it there is no axis where there is no value.
      allowDataOverflow: true,
      tickFormatter: formatAxis,
    },
    label: { ...text, fill: palette.text.primary },
    surface: palette.background.paper,
  }
}
