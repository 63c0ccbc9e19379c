import { keyedEntity } from '../entity.ts'
import { integer } from '../kinds.ts'

/** A month of a chart with its whole number (spec 1 §3 'Chart rows'). */
export const monthCount = keyedEntity('monthCount', ['year', 'month'], {
  year: integer('Valor1'),
  month: integer('Valor2'),
  count: integer('Valor3'),
})

const spanishMonths = ['Ene', 'Feb', 'Mar', 'Abr', 'May', 'Jun', 'Jul', 'Ago', 'Sep', 'Oct', 'Nov', 'Dic']

/** A month of the current year on the charts of usage, `Nov`: Spanish whatever the language (spec 1 §2.7). */
export const formatChartMonth = ({ month }: { readonly month: number }) => spanishMonths[month - 1] ?? ''

/** A month where the chart goes over a year's end, `Nov/26` (spec 1 §9). */
export const formatChartMonthOfYear = ({ year, month }: { readonly year: number; readonly month: number }) =>
  `${formatChartMonth({ month })}/${String(year % 100).padStart(2, '0')}`
