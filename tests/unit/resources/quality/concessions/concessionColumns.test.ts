import { describe, expect, test } from 'vitest'
import { columnStarts } from '#resources/quality/concessions/concessionColumns.ts'
import { processorTime } from '#tests/support/processorTime.ts'

const columnsOf = (heights: readonly number[], starts: readonly number[]) =>
  [0, ...starts].map((start, at) => heights.slice(start, starts[at] ?? heights.length))
const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, 0)
const highest = (columns: readonly (readonly number[])[]) => Math.max(...columns.map(sum))

/** All partitions into three consecutive columns, some of which may be empty. */
const cuts = (length: number) =>
  Array.from({ length: length + 1 }, (_, first) =>
    Array.from({ length: length + 1 - first }, (_, more) => [first, first + more]),
  ).flat()

const drawing = (seed: number) => () => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed
}

describe('three columns', () => {
  test.each([
    [[2], [[2]]],
    [
      [2, 2],
      [[2], [2]],
    ],
    [
      [2, 2, 2],
      [[2], [2], [2]],
    ],
    [
      [2, 2, 2, 2],
      [[2, 2], [2], [2]],
    ],
    [
      [2, 2, 2, 2, 2, 2, 2],
      [
        [2, 2, 2],
        [2, 2],
        [2, 2],
      ],
    ],
    [
      [9, 2, 2, 2, 2, 3, 3],
      [[9], [2, 2, 2, 2], [3, 3]],
    ],
    [
      [2, 2, 9],
      [[2], [2], [9]],
    ],
  ])('distribute cards of the heights %j as %j', (heights, columns) => {
    expect(columnsOf(heights, columnStarts(heights, 3))).toEqual(columns)
  })

  test('have no starts without cards', () => expect(columnStarts([], 3)).toEqual([]))

  test('have the least height possible in the given order, and none is empty with enough cards', () => {
    const draw = drawing(20_261_105)
    for (let round = 0; round < 300; round += 1) {
      const heights = Array.from({ length: 1 + (draw() % 12) }, () => 2 + (draw() % 9))
      const columns = columnsOf(heights, columnStarts(heights, 3))
      const min = Math.min(...cuts(heights.length).map((cut) => highest(columnsOf(heights, cut))))
      expect(columns.flat()).toEqual(heights)
      expect(columns).toHaveLength(Math.min(3, heights.length))
      expect(columns.every(({ length }) => length > 0)).toBe(true)
      expect(highest(columns), JSON.stringify(heights)).toBe(min)
    }
  })
})

test('columnStarts returns no start for one column and one start for two', () => {
  expect(columnStarts([2, 2, 2], 1)).toEqual([])
  expect(columnStarts([2, 2, 2], 2)).toEqual([2])
})

test('columnStarts distributes 25,000 cards within 500 ms of processor time', () => {
  const heights = Array.from({ length: 25_000 }, (_, at) => 2 + (at % 7))
  let starts: readonly number[] = []
  const time = processorTime(() => {
    starts = columnStarts(heights, 3)
  })
  expect(time).toBeLessThan(500)
  const columns = columnsOf(heights, starts)
  expect(highest(columns) - Math.min(...columns.map(sum))).toBeLessThan(20)
})
