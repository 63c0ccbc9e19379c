import { readInSlices } from '#dataProvider/lists/inSlices.ts'
import { infoOf, type KindName } from '#schema/fields.ts'
import { wipCounts } from '#schema/wip/wip.ts'
import { lazyRowsOf, listOf } from '#schema/wire/envelope.ts'
import { wireName } from '#schema/wire/product.ts'

const samples: Partial<Record<KindName, unknown>> = {
  text: 'FX-2026-00123',
  quantity: 1250,
  integer: 12,
  money: 1234.56,
  flag: true,
  day: '2026-11-05',
  oneOf: 'On Time',
}

/** Rows as a company's service returns them; each is a separate object, as after `JSON.parse`. */
const wiresOf = (count: number): unknown[] => {
  const fields = Object.values(wipCounts.fields)
  const row = Object.fromEntries(fields.map((field) => [wireName(infoOf(field).wire), samples[infoOf(field).kind]]))
  return JSON.parse(`[${Array(count).fill(JSON.stringify(row)).join(',')}]`)
}

/** Total and longest synchronous work of the page, in milliseconds. */
const decoding = async (count: number) => {
  const lazyRows = lazyRowsOf(listOf(wipCounts), wiresOf(count), 'rows')
  if (!lazyRows) throw new Error('The list cannot be read in slices.')
  const slices: number[] = []
  let began = performance.now()
  const endSlice = () => void slices.push(performance.now() - began)
  const real = scheduler.yield.bind(scheduler)
  scheduler.yield = async () => {
    endSlice()
    await real()
    began = performance.now()
  }
  const rows = await readInSlices(lazyRows)
  endSlice()
  scheduler.yield = real
  if (rows.length !== count) throw new Error(`${rows.length} of ${count} rows were read.`)
  return {
    fields: Object.keys(wipCounts.fields).length,
    total: slices.reduce((sum, slice) => sum + slice, 0),
    longest: Math.max(...slices),
  }
}

declare const scheduler: { yield: () => Promise<void> }

Object.assign(globalThis, { decoding })
