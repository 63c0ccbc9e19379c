import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { axisTicks, distinctTicks, formatTick, shortened, textWidth } from '#kit/charts/axis.ts'

describe('the value axis', () => {
  test.each([
    [0, [0, 1]],
    [1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [7, [0, 2, 4, 6, 8]],
    [98, [0, 20, 40, 60, 80, 100]],
    [211, [0, 50, 100, 150, 200, 250]],
    [1_234_567, [0, 250_000, 500_000, 750_000, 1_000_000, 1_250_000]],
  ])('exceeds %d in round steps', (highest, ticks) => {
    expect(axisTicks(highest)).toEqual(ticks)
  })

  test.each([
    [1, [0, 1]],
    [2, [0, 1, 2]],
    [3, [0, 1, 2, 3]],
    [6, [0, 2, 4, 6]],
    [12, [0, 5, 10, 15]],
    [110, [0, 25, 50, 75, 100, 125]],
  ])('exceeds a count of %d in whole steps', (highest, ticks) => {
    expect(axisTicks(highest, undefined, { isWhole: true })).toEqual(ticks)
  })

  test.each([
    [1, [0, 100]],
    [2, [0, 50, 100]],
    [3, [0, 50, 100]],
  ])('has at most %d steps', (max, ticks) => {
    expect(axisTicks(98, undefined, { max })).toEqual(ticks)
  })

  test('has no label twice', () => {
    expect(distinctTicks([0, 1], (tick) => (tick / 100).toFixed(0))).toEqual([0])
    expect(distinctTicks([0, 0.5, 1, 1.5, 2], (tick) => Math.floor(tick).toString())).toEqual([0, 1, 2])
    expect(distinctTicks([0, 20, 40], String)).toEqual([0, 20, 40])
  })

  test('ends at a given maximum', () => {
    expect(axisTicks(12, 100)).toEqual([0, 20, 40, 60, 80, 100])
    expect(axisTicks(0, 90)).toEqual([0, 20, 40, 60, 80, 90])
  })

  test('begins at 0, contains the highest value and has at most 6 ticks', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e12, noNaN: true }), (highest) => {
        const ticks = axisTicks(highest)
        expect(ticks[0]).toBe(0)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest * (1 - 1e-9))
        expect(ticks.length).toBeLessThanOrEqual(6)
        expect(ticks.toSorted((left, right) => left - right)).toEqual(ticks)
      }),
    )
  })

  test.each([
    ['1,250,000.00', '1,250,000'],
    ['12.50', '12.50'],
    ['100.00 Kg', '100 Kg'],
    ['20%', '20%'],
  ])('formats the tick %s as %s', (text, label) => {
    expect(formatTick(text)).toBe(label)
  })

  test('shortens only a text that does not fit', () => {
    const room = textWidth('Account Statement')
    expect(shortened('Account Statement', room)).toBe('Account Statement')
    expect(shortened('Account Statements', room)).toBe('Account Statemen…')
    expect(textWidth(shortened('Commercial Terms and Conditions', room))).toBeLessThanOrEqual(room)
    expect(shortened('Account Statement', 0)).toBe('…')
  })

  test('reserves more room for a percent sign than for a comma', () => {
    expect(textWidth('100%')).toBeGreaterThan(textWidth('100,'))
  })
})
