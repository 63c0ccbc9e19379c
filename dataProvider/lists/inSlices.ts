import type { LazyRows } from '#schema/wire/envelope.ts'

/** Well below 50 ms, from which on the browser counts a long task. */
const sliceMilliseconds = 25
/** Rows between two checks of the clock. */
const rowsAtOnce = 100

type Scheduler = { yield?: () => Promise<void> }

const breathe = () => {
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  return scheduler?.yield?.() ?? new Promise<void>((resolve) => setTimeout(resolve))
}

/** Decodes the rows of a list; yields to the main thread between slices of a long list. */
export const readInSlices = async ({ wires, decode }: LazyRows) => {
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
