import type { Instant } from '#schema/kinds.ts'
import { dayIn } from '#values/days.ts'
import { formatDay } from '#values/formats.ts'

export {
  formatCount,
  formatDay,
  formatDollars,
  formatInches,
  formatKilograms,
  formatMoney,
  formatPercent,
  formatQuantity,
  formatRate,
  formatThousands,
  formatWeight,
  shortName,
} from '#values/formats.ts'

/** Date in the portal's time zone, as `05/Nov/2026`. */
export const formatInstant = (instant: Instant, timeZone: string) =>
  instant ? formatDay(dayIn(timeZone, instant)) : '-'

const wallClocks = new Map<string, Intl.DateTimeFormat>()

const wallClockIn = (timeZone: string) => {
  const known = wallClocks.get(timeZone)
  if (known) return known
  // The Swedish locale uses ISO 8601 dates and times.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  wallClocks.set(timeZone, made)
  return made
}

/** Local time as in files: `2026-11-05T08:30`. */
export const wallClockOf = (instant: Instant, timeZone: string) =>
  wallClockIn(timeZone).format(new Date(instant)).replace(' ', 'T')

/** Date and time in the portal's time zone, as `05/Nov/2026 08:30`. */
export const formatMoment = (instant: Instant, timeZone: string) =>
  instant ? `${formatInstant(instant, timeZone)} ${wallClockOf(instant, timeZone).slice(11)}` : '-'
