import type { Day, Instant } from './types.ts'

const millisecondsPerDay = 86_400_000

// Reckoned in UTC throughout, where every day has 24 hours: no time zone comes near a day.
const parts = (day: Day) => [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))] as const
// A day of a company's service that nobody can read is null: nothing is so many days from it.
const timeOf = (day: Day | null) => (day ? Date.UTC(...parts(day)) : Number.NaN)
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

const formats = new Map<string, Intl.DateTimeFormat>()

const formatIn = (timeZone: string) => {
  const known = formats.get(timeZone)
  if (known) return known
  // Sweden writes days as ISO 8601 does.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(timeZone, made)
  return made
}

/** The day on which a moment, or a number of milliseconds, falls in a time zone. */
export const dayIn = (timeZone: string, moment: Instant | number) => formatIn(timeZone).format(new Date(moment)) as Day

/** No time zone is further from UTC. */
const farthestMilliseconds = 26 * 3_600_000

/** The first moment of a day in a time zone; of a day that the zone has left out, that of the next one. */
export const dayStartIn = (timeZone: string, day: Day): Instant => {
  const near = Date.parse(`${day}T00:00:00Z`)
  let [before, since] = [near - farthestMilliseconds, near + farthestMilliseconds]
  while (since - before > 1) {
    const middle = Math.floor((before + since) / 2)
    if (dayIn(timeZone, middle) < day) before = middle
    else since = middle
  }
  return new Date(since).toISOString() as Instant
}
