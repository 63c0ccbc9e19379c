import type { Day, Instant } from '../schema/kinds.ts'
import { dayIn, dayStartIn } from '../values/days.ts'

/** Time as the portal sees it. `today` is the business day, in `TIME_ZONE`; a demo's stands still (DECISIONS X17). */
export interface Clock {
  now(): Instant
  today(): Day
  /** The moment at which a day begins in `TIME_ZONE`. */
  startOf(day: Day): Instant
  /** The day in `TIME_ZONE` on which a moment falls. */
  dayOf(moment: Instant): Day
}

const toInstant = (milliseconds: number) => new Date(milliseconds).toISOString() as Instant

export const systemClock = (timeZone: string, businessDay: Day | null): Clock => ({
  now: () => toInstant(Date.now()),
  today: () => businessDay ?? dayIn(timeZone, Date.now()),
  startOf: (day) => dayStartIn(timeZone, day),
  dayOf: (moment) => dayIn(timeZone, moment),
})

/** The moment so many seconds after another. */
export const after = (moment: Instant, seconds: number) => toInstant(Date.parse(moment) + seconds * 1000)

/** How many whole seconds it is until a moment, at least one. */
export const secondsUntil = (now: Instant, end: Instant) =>
  Math.max(1, Math.ceil((Date.parse(end) - Date.parse(now)) / 1000))
