import type { Palette } from '@mui/material/styles'
import type { LoadableProps } from '../cards/Loadable.tsx'

export type StateName = keyof Palette['states']

/** Value without measurement, such as a month without shipments: drawn as no bar or as a gap, labelled 'NS'. */
export const notMeasured = -1

export interface ChartProps extends LoadableProps {
  readonly title: string
  readonly format: (value: number) => string
  /** Text if there are no data; by default that there are no results. */
  readonly emptyText?: string | undefined
}

/** Series of a bar or line chart; without a state, it gets its own color. */
export interface Series {
  readonly name: string
  readonly label: string
  readonly state?: StateName
}

/** Values of all series at one position of the axis; null means no value. */
export interface Point {
  readonly label: string
  readonly values: Readonly<Record<string, number | null | undefined>>
}

export interface PointsChartProps extends ChartProps {
  readonly points: readonly Point[]
  readonly series: readonly Series[]
  /** Header of the table's first column. */
  readonly pointLabel?: string
  /** Series shown in the table only, each with its own format. */
  readonly tableOnly?: readonly (Series & Pick<ChartProps, 'format'>)[]
  /** End of the axis, such as 100 for percentages; by default above the highest value. */
  readonly axisMaximum?: number
  /** Points are names instead of times: all are shown, at an angle where there is no room. */
  readonly isNamed?: boolean
  /** Series of the table whose value is marked on the first series' bars that exceed it. */
  readonly mark?: string
  /** In pixels. */
  readonly height?: number
  /** Makes points selectable: by a click in the drawing, by a button in the table. */
  readonly onChoose?: ((index: number) => void) | undefined
}

/** 'NS' if not measured, empty without a value. */
export const formatPoint = (value: number | null | undefined, format: (value: number) => string) => {
  if (value === null || value === undefined || Number.isNaN(value)) return ''
  return value === notMeasured ? 'NS' : format(value)
}

/** Share of the axis below which a label under its point would lie on the axis. */
const nearAxis = 0.2

/** Side of a point that its line leaves free for the label. */
export const labelSide = (values: readonly (number | null)[], at: number, axisEnd: number): 'top' | 'bottom' => {
  const value = values[at] ?? null
  if (value === null || value < nearAxis * axisEnd) return 'top'
  const rises = [values[at - 1], values[at + 1]].map((neighbor) => (neighbor ?? value) - value)
  return Math.max(...rises) > -Math.min(...rises) ? 'bottom' : 'top'
}

/** Null for missing and unmeasured values, which are gaps. */
export const drawnValue = (value: number | null | undefined) =>
  value === null || value === undefined || Number.isNaN(value) || value === notMeasured ? null : value
