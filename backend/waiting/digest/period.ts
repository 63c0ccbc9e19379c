import { daysAfter } from '../../../values/days.ts'
import type { Day, Instant } from '../../../values/types.ts'
import { after, type Clock } from '../../clock.ts'

/** How often mails may come. */
export type Mailed = 'daily' | 'weekly'

const daysSinceMonday = (day: Day) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/**
 * The first day of the period that a moment is in. Days begin at an hour of `TIME_ZONE`, weeks with Monday: with a new
 * period a mail is due.
 */
export const periodOf = (frequency: Mailed, clock: Pick<Clock, 'dayOf'>, now: Instant, hour: number): Day => {
  const day = clock.dayOf(after(now, -hour * 3600))
  return frequency === 'daily' ? day : daysAfter(day, -daysSinceMonday(day))
}
