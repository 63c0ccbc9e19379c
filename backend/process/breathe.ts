import { setImmediate } from 'node:timers/promises'

/** This many rows are read, encoded or written in a few milliseconds. */
const fewRows = 1_000

/** Lets other requests be served between two steps of work on many rows. */
export const breathe = async (rows = 0) => {
  if (rows > fewRows) await setImmediate()
}
