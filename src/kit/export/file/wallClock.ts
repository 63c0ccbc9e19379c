const wallClock = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?/

/** The parts of a date cell's value; null when it is none. */
export const readWallClock = (value: string) => {
  const [, year, month, day, hour, minute] = wallClock.exec(value) ?? []
  return year ? { year, month, day, hour, minute } : null
}
