import type { Point } from '#kit/charts/chart.ts'

interface Month {
  readonly year: number
  readonly month: number
  readonly percentage: number
}

/** Month and two-digit year, for example `2/28`. */
export const formatMonth = ({ year, month }: Pick<Month, 'year' | 'month'>) =>
  `${month}/${String(year % 100).padStart(2, '0')}`

/** Months with rounded percentage; -1 (no shipments) is kept `docs/product/home.md#monthly-percentages`. */
export const monthPoints = (months: readonly Month[] = []): Point[] =>
  months.map((month) => ({ label: formatMonth(month), values: { percentage: Math.round(month.percentage) } }))

export const formatWholePercent = (value: number) => `${value}%`
