import { expect, test, vi } from 'vitest'
import { readInSlices } from '#dataProvider/lists/inSlices.ts'

const wires = Array.from({ length: 1_000 }, (_, index) => index)

test('rows of a long list are decoded in order, yielding to other tasks', async () => {
  const began = performance.now()
  // Each reading of the clock advances it by 10 ms.
  let looks = 0
  vi.spyOn(performance, 'now').mockImplementation(() => began + 10 * looks++)
  let turns = 0
  const others = setInterval(() => {
    turns += 1
  })
  const rows = await readInSlices({ wires, decode: (wire, index) => [wire, index] })
  clearInterval(others)
  vi.restoreAllMocks()
  expect(rows).toEqual(wires.map((wire) => [wire, wire]))
  expect(turns).toBeGreaterThan(1)
})

test('an invalid row rejects the decoding', async () => {
  const decode = (wire: unknown) => {
    if (wire === 700) throw new Error('row 700')
    return wire
  }
  await expect(readInSlices({ wires, decode })).rejects.toThrow('row 700')
})
