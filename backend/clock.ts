import { dayIn } from '../schema/dayIn.ts'
import type { Day, Instant } from '../schema/kinds.ts'

/** Time as the portal sees it. `today` is the business day, in `TIME_ZONE`; a demo's stands still (DECISIONS X17). */
export interface Clock {
  now(): Instant
  today(): Day
}

const toInstant = (milliseconds: number) => new Date(milliseconds).toISOString() as Instant

export const systemClock = (timeZone: string, businessDay: Day | null): Clock => ({
  now: () => toInstant(Date.now()),
  today: () => businessDay ?? dayIn(timeZone, Date.now()),
})

/** The moment so many seconds after another. */
export const after = (moment: Instant, seconds: number) => toInstant(Date.parse(moment) + seconds * 1000)
