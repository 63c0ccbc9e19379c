import { setImmediate } from 'node:timers/promises'

const rowsAtOnce = 10

/** Long work on many rows lets other requests through now and then; `done` is how many rows it has behind it. */
export const takeTurns = async (done: number) => {
  if (done % rowsAtOnce === 0) await setImmediate()
}
