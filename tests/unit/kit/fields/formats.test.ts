import { describe, expect, test } from 'vitest'
import {
  formatCount,
  formatDay,
  formatDollars,
  formatInches,
  formatInstant,
  formatMoment,
  formatMoney,
  formatPercent,
  formatQuantity,
  formatWeight,
  wallClockOf,
} from '#kit/fields/formats.ts'
import type { Cents, Day, Instant } from '#schema/kinds.ts'

describe('a day', () => {
  test.each([
    ['2026-11-05', '05/Nov/2026'],
    ['2028-02-29', '29/Feb/2028'],
    ['2026-12-31', '31/Dec/2026'],
    ['2027-01-01', '01/Jan/2027'],
  ])('%s is formatted as %s', (day, text) => expect(formatDay(day as Day)).toBe(text))
})

describe('an instant', () => {
  const lateEvening = '2026-11-06T05:30:00.000Z' as Instant

  test('is formatted as its day in the time zone', () =>
    expect(formatInstant(lateEvening, 'America/Monterrey')).toBe('05/Nov/2026'))

  test.each([
    ['America/Monterrey', '05/Nov/2026 23:30', '2026-11-05T23:30'],
    ['UTC', '06/Nov/2026 05:30', '2026-11-06T05:30'],
    ['Asia/Tokyo', '06/Nov/2026 14:30', '2026-11-06T14:30'],
  ])('is formatted with its local time in the time zone: %s', (zone, text, wallClock) => {
    expect(formatMoment(lateEvening, zone)).toBe(text)
    expect(wallClockOf(lateEvening, zone)).toBe(wallClock)
  })
})

describe('number formats', () => {
  test.each([
    [0, '0.00'],
    [-1, '-0.01'],
    [9_999_999_999, '99,999,999.99'],
    [-0, '0.00'],
  ])('format %d cents as %s', (cents, text) => expect(formatMoney(cents as Cents)).toBe(text))

  test.each([
    [0, '$0.00'],
    [-1, '-$0.01'],
    [9_999_999_999, '$99,999,999.99'],
    [-0, '$0.00'],
  ])('format %d cents in dollars as %s', (cents, text) => expect(formatDollars(cents as Cents)).toBe(text))

  test.each([
    [formatWeight, 165.99, '165.99'],
    [formatWeight, 5000, '5,000.00'],
    [formatCount, 25_000, '25,000'],
    [formatQuantity, 1.5, '1.5'],
    [formatInches, 12.0625, '12.0625'],
    [formatPercent, 69.5, '69.5'],
    [formatPercent, -1, 'NS'],
  ])('format each kind in its own way', (format, value, text) => expect(format(value)).toBe(text))
})
