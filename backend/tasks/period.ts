import { daysAfter } from '#values/days.ts'
import type { Day, Instant } from '#values/types.ts'
import { after, type Clock } from '../clock.ts'

export type Mailed = 'daily' | 'weekly'

const daysSinceMonday = (day: Day) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/**
 * First day of the period that contains an instant. Days begin at `hour` in `TIME_ZONE`, weeks on Monday; a mail is due
 * when a new period begins.
 */
export const periodOf = (frequency: Mailed, clock: Pick<Clock, 'dayOf'>, now: Instant, hour: number): Day => {
  const day = clock.dayOf(after(now, -hour * 3600))
  return frequency === 'daily' ? day : daysAfter(day, -daysSinceMonday(day))
}
