import type { Day, Instant } from '#schema/kinds.ts'
import { dayIn, dayStartIn } from '#values/days.ts'

/**
 * Application clock. `today` is the business day in `TIME_ZONE`; in a demo it is fixed
 * `docs/product/demo.md#business-day`.
 */
export interface Clock {
  now(): Instant
  today(): Day
  /** The instant at which a day begins in `TIME_ZONE`. */
  startOf(day: Day): Instant
  /** The day in `TIME_ZONE` that contains an instant. */
  dayOf(moment: Instant): Day
}

const toInstant = (milliseconds: number) => new Date(milliseconds).toISOString() as Instant

export const systemClock = (timeZone: string, businessDay: Day | null): Clock => ({
  now: () => toInstant(Date.now()),
  today: () => businessDay ?? dayIn(timeZone, Date.now()),
  startOf: (day) => dayStartIn(timeZone, day),
  dayOf: (moment) => dayIn(timeZone, moment),
})

export const after = (moment: Instant, seconds: number) => toInstant(Date.parse(moment) + seconds * 1000)

/** Whole seconds until an instant, at least 1. */
export const secondsUntil = (now: Instant, end: Instant) =>
  Math.max(1, Math.ceil((Date.parse(end) - Date.parse(now)) / 1000))
