import type { Day, Instant } from './kinds.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

const formatIn = (timeZone: string) => {
  const known = formats.get(timeZone)
  if (known) return known
  // Sweden writes days as ISO 8601 does.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(timeZone, made)
  return made
}

/** The day on which a moment, or a number of milliseconds, falls in a time zone. */
export const dayIn = (timeZone: string, moment: Instant | number) => formatIn(timeZone).format(new Date(moment)) as Day

/** No time zone is further from UTC. */
const farthestMilliseconds = 26 * 3_600_000

/** The first moment of a day in a time zone; of a day that the zone has left out, that of the next one. */
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
