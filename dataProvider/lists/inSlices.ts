import type { Unread } from '../../schema/entity.ts'

/** A slice ends well before the 50 ms from which on a task of the page is felt. */
const sliceMilliseconds = 25
/** The clock is looked at once for so many rows. */
const rowsAtOnce = 100

type Scheduler = { yield?: () => Promise<void> }

/** Lets the page do what waits. */
const breathe = () => {
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  return scheduler?.yield?.() ?? new Promise<void>((resolve) => setTimeout(resolve))
}

/** Reads the rows of a list; of a long one in slices, between which the page does what waits. */
export const readInSlices = async ({ wires, decode }: Unread) => {
  const rows: unknown[] = []
  let began = performance.now()
  while (rows.length < wires.length) {
    const end = Math.min(wires.length, rows.length + rowsAtOnce)
    for (let index = rows.length; index < end; index += 1) rows.push(decode(wires[index], index))
    if (end < wires.length && performance.now() - began > sliceMilliseconds) {
      await breathe()
      began = performance.now()
    }
  }
  return rows
}
