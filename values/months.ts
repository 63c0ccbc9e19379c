import { monthsBefore } from './days.ts'
import type { Day } from './types.ts'

/** Formatted as `2026-11`. */
export type MonthText = string

/** The last `count` months up to the month of `today`, oldest first. */
export const monthsUpTo = (today: Day, count: number): readonly MonthText[] =>
  Array.from({ length: count }, (_, index) => monthsBefore(today, count - 1 - index).slice(0, 7))

/** The last twelve months including the month of `today`, oldest first. */
export const lastMonths = (today: Day) => monthsUpTo(today, 12)

export const firstDayOf = (text: MonthText | Day) => `${text.slice(0, 7)}-01` as Day

export const yearAndMonth = (text: MonthText | Day) => ({
  year: Number(text.slice(0, 4)),
  month: Number(text.slice(5, 7)),
})

/** Full names of the months in a language, January first, as options of a choice. */
export const monthChoices = (language: string) => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, at) => {
    const name = format.format(Date.UTC(2000, at))
    return { id: at + 1, name: name.charAt(0).toUpperCase() + name.slice(1) }
  })
}
