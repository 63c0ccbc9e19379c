import type { Day } from '../../../schema/kinds.ts'

/** The pickers' Date for a day: its noon where the browser is, which no change of the clock moves to another day. */
export const toDate = (day: Day) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

const padded = (value: number, length: number) => String(value).padStart(length, '0')

/** The day that a picker shows, by the browser's own calendar: never by way of UTC. */
export const toDay = (date: Date) =>
  `${padded(date.getFullYear(), 4)}-${padded(date.getMonth() + 1, 2)}-${padded(date.getDate(), 2)}` as Day
