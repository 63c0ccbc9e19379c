import type { Palette } from '@mui/material/styles'
import type { LoadableProps } from '../cards/Loadable.tsx'

/** The name of a state colour. */
export type StateName = keyof Palette['states']

/** A value that is drawn as no bar or as a gap, and said as 'NS': a month without shipments (spec 3 'Scorecard'). */
export const notMeasured = -1

/** What all charts have: a title, their states, and how a value reads. */
export interface ChartProps extends LoadableProps {
  readonly title: string
  readonly format: (value: number) => string
  /** Stands where there is nothing to draw; by default that there are no results. */
  readonly emptyText?: string | undefined
}

/** One series of a bar or line chart; without a state it has a colour of its own. */
export interface Series {
  readonly name: string
  readonly label: string
  readonly state?: StateName
}

/** One place on the axis with the value of each series; null is no value. */
export interface Point {
  readonly label: string
  readonly values: Readonly<Record<string, number | null | undefined>>
}

/** What a bar or line chart shows. */
export interface PointsChartProps extends ChartProps {
  readonly points: readonly Point[]
  readonly series: readonly Series[]
  /** What the points are, above the first column of the table. */
  readonly pointLabel?: string
  /** What only the table tells, each in its own format. */
  readonly tableOnly?: readonly (Series & Pick<ChartProps, 'format'>)[]
  /** Where the axis ends, such as 100 of a percentage; by default above the highest value. */
  readonly axisMaximum?: number
  /** The height of the drawing in pixels. */
  readonly height?: number
  /** Points can be chosen: in the drawing by a click, in the table by a button. */
  readonly onChoose?: ((index: number) => void) | undefined
}

/** The text of a value: 'NS' where it was not measured, empty where there is none. */
export const formatPoint = (value: number | null | undefined, format: (value: number) => string) => {
  if (value === null || value === undefined || Number.isNaN(value)) return ''
  return value === notMeasured ? 'NS' : format(value)
}

/** What of a value can be drawn; null is a gap. */
export const drawnValue = (value: number | null | undefined) =>
  value === null || value === undefined || Number.isNaN(value) || value === notMeasured ? null : value
