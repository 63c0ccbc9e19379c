import type { Day } from '../../schema/kinds.ts'
import { dayIn } from '../../values/days.ts'
import { portalSettings } from './portalSettings.ts'

/** The business day: a demo's stands still (DECISIONS X17), any other is the date in the portal's time zone. */
export const businessToday = (): Day => {
  const { businessDay, timeZone } = portalSettings()
  return (businessDay as Day | null) ?? dayIn(timeZone, Date.now())
}
