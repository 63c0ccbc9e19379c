import type { Day, Instant } from './types.ts'

const millisecondsPerDay = 86_400_000

// Calculated in UTC, where every day has 24 hours, so time zones have no effect.
const parts = (day: Day) => [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))] as const
// A day of a company's service that cannot be read is null: differences to it are NaN.
const timeOf = (day: Day | null) => (day ? Date.UTC(...parts(day)) : Number.NaN)
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10) as Day

/** Days from one day to another; negative if `to` is earlier. */
export const daysBetween = (from: Day, to: Day) => (timeOf(to) - timeOf(from)) / millisecondsPerDay

/** The day `days` days later; negative numbers give earlier days. */
export const daysAfter = (day: Day, days: number) => dayAt(timeOf(day) + days * millisecondsPerDay)

/** The day itself, or the Friday before if it is on a weekend. */
export const lastWeekday = (day: Day) => {
  const sinceSaturday = (new Date(timeOf(day)).getUTCDay() + 1) % 7
  return sinceSaturday < 2 ? daysAfter(day, -1 - sinceSaturday) : day
}

export const monthEnd = (day: Day) => {
  const [year, month] = parts(day)
  return dayAt(Date.UTC(year, month + 1, 0))
}

/**
 * The same day a number of calendar months earlier; the last day of the month if it has no such day, as with 29
 * February. `docs/product/administration.md#metric-windows`
 */
export const monthsBefore = (day: Day, months: number) => {
  const [year, month, date] = parts(day)
  const last = Number(dayAt(Date.UTC(year, month - months + 1, 0)).slice(8))
  return dayAt(Date.UTC(year, month - months, Math.min(date, last)))
}

/** Monday to Sunday of the week before. */
export const lastWeek = (day: Day): readonly [Day, Day] => {
  const monday = daysAfter(day, -((new Date(timeOf(day)).getUTCDay() + 6) % 7) - 7)
  return [monday, daysAfter(monday, 6)]
}

export const lastMonth = (day: Day): readonly [Day, Day] => {
  const [year, month] = parts(day)
  return [dayAt(Date.UTC(year, month - 1, 1)), dayAt(Date.UTC(year, month, 0))]
}

/** Calendar quarter that contains the day. */
export const quarterOf = (day: Day): readonly [Day, Day] => {
  const [year, month] = parts(day)
  const first = month - (month % 3)
  return [dayAt(Date.UTC(year, first, 1)), dayAt(Date.UTC(year, first + 3, 0))]
}

const formats = new Map<string, Intl.DateTimeFormat>()

const formatIn = (timeZone: string) => {
  const known = formats.get(timeZone)
  if (known) return known
  // The Swedish locale formats dates as ISO 8601.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(timeZone, made)
  return made
}

/** The calendar day of an instant (or milliseconds since 1970) in a time zone. */
export const dayIn = (timeZone: string, moment: Instant | number) => formatIn(timeZone).format(new Date(moment)) as Day

/** Limit above every time zone's offset from UTC. */
const farthestMilliseconds = 26 * 3_600_000

/** The first instant of a day in a time zone; if the zone skipped the day, the first instant of the next day. */
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

const isWeekday = (day: Day) => ![0, 6].includes(new Date(timeOf(day)).getUTCDay())

/** Business days after `from`, up to and including `to`: Monday to Friday. */
export const businessDaysBetween = (from: Day, to: Day) => {
  const days = Math.max(0, daysBetween(from, to))
  const rest = days % 7
  const weekdays = Array.from({ length: rest }, (_, at) => daysAfter(to, -at)).filter(isWeekday)
  return ((days - rest) / 7) * 5 + weekdays.length
}

/** The latest day since which so many business days have passed. */
export const businessDaysBefore = (day: Day, count: number) => {
  let before = day
  for (let passed = 0; passed < count; before = daysAfter(before, -1)) if (isWeekday(before)) passed += 1
  return before
}

/** The day so many working days later: weekdays that are no holidays. After no days, the day itself. */
export const workingDaysAfter = (day: Day, count: number, holidays: ReadonlySet<Day>) => {
  let after = day
  for (let passed = 0; passed < count; ) {
    after = daysAfter(after, 1)
    if (isWeekday(after) && !holidays.has(after)) passed += 1
  }
  return after
}
