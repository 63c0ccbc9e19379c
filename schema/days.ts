import type { Day } from './kinds.ts'

const millisecondsPerDay = 86_400_000

// Reckoned in UTC throughout, where every day has 24 hours: no time zone comes near a day.
const parts = (day: Day) => [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))] as const
const timeOf = (day: Day) => Date.UTC(...parts(day))
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10) as Day

/** How many days it is from one day to another; negative where the other comes first. */
export const daysBetween = (from: Day, to: Day) => (timeOf(to) - timeOf(from)) / millisecondsPerDay

/** The day so many days after another; before it where the number is negative. */
export const daysAfter = (day: Day, days: number) => dayAt(timeOf(day) + days * millisecondsPerDay)

/** The last day of a day's month. */
export const monthEnd = (day: Day) => {
  const [year, month] = parts(day)
  return dayAt(Date.UTC(year, month + 1, 0))
}

/**
 * The same day so many calendar months before (DECISIONS P18); the month's last where it has no such day, as before 29
 * February.
 */
export const monthsBefore = (day: Day, months: number) => {
  const [year, month, date] = parts(day)
  const last = Number(dayAt(Date.UTC(year, month - months + 1, 0)).slice(8))
  return dayAt(Date.UTC(year, month - months, Math.min(date, last)))
}
