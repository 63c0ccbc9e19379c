const millisecondsPerDay = 86_400_000

/** The day `days` days later. */
export const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * millisecondsPerDay).toISOString().slice(0, 10)

/** The calendar day of an instant (or milliseconds since 1970) in a time zone. */
export const dayIn = (timeZone: string, moment: string | number) =>
  // The Swedish locale formats dates as ISO 8601.
  new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(moment),
  )

/** Limit above every time zone's offset from UTC. */
const farthestMilliseconds = 26 * 3_600_000

/** The first instant of a day in a time zone; if the zone skipped the day, the first instant of the next day. */
export const dayStartIn = (timeZone: string, day: string) => {
  const near = Date.parse(`${day}T00:00:00Z`)
  let [before, since] = [near - farthestMilliseconds, near + farthestMilliseconds]
  while (since - before > 1) {
    const middle = Math.floor((before + since) / 2)
    if (dayIn(timeZone, middle) < day) before = middle
    else since = middle
  }
  return new Date(since).toISOString()
}
