import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { barsUsed, firstFit, optimizeBars } from '#resources/material/raw-material-inventory/optimizeBars.ts'

const weighed = (min: number, max: number) =>
  fc.array(fc.integer({ min, max }), { maxLength: 24 }).map((all) => all.map((weight, id) => ({ id, weight })))

const plans = fc.tuple(weighed(100, 1_000), weighed(1, 400))

describe('bar optimization', () => {
  test('uses the lightest bar with room', () => {
    const bars = [
      { id: 1, weight: 900 },
      { id: 2, weight: 170 },
      { id: 3, weight: 300 },
    ]
    const { bars: planned, unplaced } = optimizeBars(bars, [
      { id: 1, weight: 160 },
      { id: 2, weight: 160 },
    ])
    expect(planned.map(({ bar, pieces, left }) => [bar.id, pieces.map(({ id }) => id), left])).toEqual([
      [2, [1], 10],
      [3, [2], 140],
      [1, [], 900],
    ])
    expect(unplaced).toEqual([])
  })

  test('places the heaviest pieces first if the plan order needs more bars', () => {
    const bars = [
      { id: 1, weight: 100 },
      { id: 2, weight: 100 },
      { id: 3, weight: 100 },
    ]
    const pieces = [40, 40, 60, 60].map((weight, id) => ({ id, weight }))
    expect([barsUsed(firstFit(bars, pieces)), barsUsed(optimizeBars(bars, pieces))]).toEqual([3, 2])
  })

  test('places every piece at most once and loses none', () => {
    fc.assert(
      fc.property(plans, ([bars, pieces]) => {
        const plan = optimizeBars(bars, pieces)
        const all = [...plan.bars.flatMap((one) => one.pieces), ...plan.unplaced].map(({ id }) => id)
        expect(all.toSorted((a, b) => a - b)).toEqual(pieces.map(({ id }) => id))
        expect(plan.bars.map(({ bar }) => bar.id).toSorted((a, b) => a - b)).toEqual(bars.map(({ id }) => id))
      }),
    )
  })

  test('never exceeds the weight of a bar, and returns the exact rest', () => {
    fc.assert(
      fc.property(plans, ([bars, pieces]) => {
        for (const { bar, pieces: own, left } of optimizeBars(bars, pieces).bars) {
          expect(left).toBeGreaterThanOrEqual(0)
          expect(own.reduce((sum, { weight }) => sum + weight, left)).toBe(bar.weight)
        }
      }),
    )
  })

  test('never uses more bars or leaves more pieces unplaced than first-fit', () => {
    fc.assert(
      fc.property(plans, ([bars, pieces]) => {
        const lightest = bars.toSorted((a, b) => a.weight - b.weight || a.id - b.id)
        const simple = firstFit(lightest, pieces)
        const plan = optimizeBars(bars, pieces)
        expect(plan.unplaced.length).toBeLessThanOrEqual(simple.unplaced.length)
        if (plan.unplaced.length === simple.unplaced.length)
          expect(barsUsed(plan)).toBeLessThanOrEqual(barsUsed(simple))
      }),
    )
  })
})
