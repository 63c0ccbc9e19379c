import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placesOf, widthsOf } from '#backend/documents/drawing/places.ts'

describe('column widths', () => {
  test.each([
    ['are proportional to their shares', [1, 3], [10, 10], [25, 75]],
    ['are at least what each column needs', [1, 3], [40, 10], [40, 60]],
    ['shrink if the needs exceed the space', [1, 1], [100, 300], [25, 75]],
    ['equal the needs if nothing is left', [5, 1], [50, 50], [50, 50]],
  ])('%s', (_what, shares, needs, widths) => {
    expect(widthsOf(shares, needs, 100)).toEqual(widths)
  })

  test('add up to the page width, whatever columns need', () => {
    const column = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 300 }))
    fc.assert(
      fc.property(fc.array(column, { minLength: 1, maxLength: 12 }), (columns) => {
        const needs = columns.map(([, need]) => need)
        const widths = widthsOf(
          columns.map(([share]) => share),
          needs,
          700,
        )
        expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(700)
        const isEnough = needs.reduce((sum, need) => sum + need, 0) <= 700
        for (const [index, width] of widths.entries())
          if (isEnough) expect(width).toBeGreaterThanOrEqual((needs[index] ?? 0) - 0.001)
      }),
    )
  })
})

test('a date column is wide enough for a date', () => {
  const columns = ['A', 'B', 'C', 'D', 'E'].map((title) => ({ title, share: title === 'E' ? 1 : 30 }))
  const row = ['1', '2', '3', '4', '29/Feb/2028']
  const places = placesOf({ title: 'T', columns, rows: [row] }, { left: 40, right: 572 })
  expect(places[4]?.width).toBeGreaterThan(50)
  expect((places[4]?.left ?? 0) + (places[4]?.width ?? 0)).toBeCloseTo(572)
})
