import type { Day } from '#schema/kinds.ts'
import { dayIn } from '#values/days.ts'
import { portalSettings } from '../portalSettings.ts'

/** Business day: fixed in a demo `docs/product/demo.md#business-day`, else the date in the portal's time zone. */
export const businessToday = (): Day => {
  const { businessDay, timeZone } = portalSettings()
  return (businessDay as Day | null) ?? dayIn(timeZone, Date.now())
}

/** Date range with inclusive ends; null leaves an end open. */
export interface Range {
  readonly from: Day | null
  readonly to: Day | null
}

/**
 * Moves one end of a range; if it passes the other end, both become equal
 * `docs/product/look.md#date-range-in-a-filter`.
 */
export const moveEnd = (range: Range, end: keyof Range, day: Day | null): Range => {
  const moved = { ...range, [end]: day }
  const isPast = moved.from !== null && moved.to !== null && moved.from > moved.to
  return isPast ? { from: day, to: day } : moved
}
