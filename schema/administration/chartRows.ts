import { keyedEntity } from '../entity.ts'
import { integer } from '../kinds.ts'

export const monthCount = keyedEntity('monthCount', ['year', 'month'], {
  year: integer('Valor1'),
  month: integer('Valor2'),
  count: integer('Valor3'),
})

const spanishMonths = ['Ene', 'Feb', 'Mar', 'Abr', 'May', 'Jun', 'Jul', 'Ago', 'Sep', 'Oct', 'Nov', 'Dic']

/**
 * Month on the usage charts, for example `Nov`; Spanish in every language
 * `docs/product/administration.md#chart-months`.
 */
export const formatChartMonth = ({ month }: { readonly month: number }) => spanishMonths[month - 1] ?? ''

/** Month with year for charts that cross the end of a year, for example `Nov/26`. */
export const formatChartMonthOfYear = ({ year, month }: { readonly year: number; readonly month: number }) =>
  `${formatChartMonth({ month })}/${String(year % 100).padStart(2, '0')}`
