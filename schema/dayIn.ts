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
