import { type Punctuality, punctualities } from '../../../schema/quality.ts'
import type { Point, Series } from '../../../src/kit/charts/chart.ts'
import { formatMonth } from '../../home/cards/chartMonths.ts'

interface Share {
  readonly year: number
  readonly month: number
  readonly series: Punctuality
  readonly percentage: number
}

const stateOf = { onTime: 'onTime', late: 'delayed', critical: 'critical' } as const

/** The three series with their words. */
export const punctualSeries = (label: (series: Punctuality) => string): Series[] =>
  punctualities.map((name) => ({ name, label: label(name), state: stateOf[name] }))

/** One point for each month, with the rounded share of each series, and what all of them hold. */
export const sharePoints = <Row extends Share>(rows: readonly Row[], held: (row: Row) => number): Point[] =>
  [...Map.groupBy(rows, formatMonth)].map(([label, ofMonth]) => ({
    label,
    values: {
      ...Object.fromEntries(ofMonth.map(({ series, percentage }) => [series, Math.round(percentage)])),
      held: ofMonth.reduce((sum, row) => sum + held(row), 0),
    },
  }))
