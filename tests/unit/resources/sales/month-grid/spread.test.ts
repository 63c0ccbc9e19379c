import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sumOf } from '#resources/sales/month-grid/amounts.ts'
import { canTake, differenceOf, isRounding, placeDifference, spreadYear } from '#resources/sales/month-grid/spread.ts'
import type { Cents } from '#schema/kinds.ts'

/** Thousands of dollars. */
const k = (thousands: number) => Math.round(thousands * 100_000) as Cents
const yearOf = (month: number) => Array.from({ length: 12 }, () => k(month))

describe('a yearly amount', () => {
  test.each([
    [100, 8.33, 0.04],
    [120, 10, 0],
    [0, 0, 0],
    [200, 16.67, -0.04],
    [0.01, 0, 0.01],
    [0.05, 0, 0.05],
    [0.06, 0.01, -0.06],
    [0.18, 0.02, -0.06],
    [9_999_999.99, 833_333.33, 0.03],
  ])('of %f is twelve months of %f and a difference of %f', (yearly, month, difference) => {
    const months = spreadYear(k(yearly))
    expect(months).toEqual(yearOf(month))
    expect(differenceOf(k(yearly), months)).toBe(k(difference))
  })

  test('equals its months plus a rounding difference for any value', () => {
    const steps = integer({ min: 0, max: 999_999_999 })
    assert(
      property(steps, (step) => {
        const yearly = (step * 1000) as Cents
        const months = spreadYear(yearly)
        const difference = differenceOf(yearly, months)
        expect(sumOf(months) + difference).toBe(yearly)
        expect(months.every((month) => month >= 0 && month % 1000 === 0)).toBe(true)
        expect(isRounding(difference)).toBe(true)
      }),
    )
  })
})

describe('a difference', () => {
  test('is added to the chosen month, so that the sum is the yearly amount', () => {
    const placed = placeDifference(spreadYear(k(100)), k(0.04), 11)
    expect(placed.map((month) => month / 100_000)).toEqual([...Array(11).fill(8.33), 8.37])
    expect(differenceOf(k(100), placed)).toBe(0)
  })

  test('leaves no month below 0: the excess remains', () => {
    const placed = placeDifference(spreadYear(k(0.06)), k(-0.06), 11)
    expect(placed[11]).toBe(0)
    expect(differenceOf(k(0.06), placed)).toBe(k(-0.05))
    expect(canTake(placed, k(-0.05), 11)).toBe(false)
    expect(canTake(placed, k(-0.05), 10)).toBe(true)
  })

  test('of more than 0.06 is not a rounding difference', () => {
    expect([0.06, -0.06, 0.07, -0.07].map((amount) => isRounding(k(amount)))).toEqual([true, true, false, false])
  })
})
