import type { Day } from '../../../schema/kinds.ts'
import { dayIn } from '../../../values/days.ts'
import { portalSettings } from '../portalSettings.ts'

/** The business day: a demo's stands still (DECISIONS X17), any other is the date in the portal's time zone. */
export const businessToday = (): Day => {
  const { businessDay, timeZone } = portalSettings()
  return (businessDay as Day | null) ?? dayIn(timeZone, Date.now())
}

/** A range of days, both included; null is open. */
export interface Range {
  readonly from: Day | null
  readonly to: Day | null
}

/** The range after one end has been moved: moved past the other, it takes the other along (spec 2 §4). */
export const moveEnd = (range: Range, end: keyof Range, day: Day | null): Range => {
  const moved = { ...range, [end]: day }
  const isPast = moved.from !== null && moved.to !== null && moved.from > moved.to
  return isPast ? { from: day, to: day } : moved
}
