import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { translatorTo } from '#backend/documents/language.ts'
import { formatCommitment, formatCount, formatDay, formatMoney } from '#backend/documents/texts.ts'
import type { Day } from '#schema/kinds.ts'

describe('formatMoney', () => {
  test.each([
    [0, '0.00'],
    [1, '0.01'],
    [-1, '-0.01'],
    [-100, '-1.00'],
    [99_999, '999.99'],
    [100_000, '1,000.00'],
    [9_999_999_999, '99,999,999.99'],
    [-123_456_789, '-1,234,567.89'],
  ])('formats %i cents as %s', (cents, text) => {
    expect(formatMoney(cents)).toBe(text)
  })

  test('can be read back to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (cents) => {
        expect(Number(formatMoney(cents).replace(/[,.]/g, ''))).toBe(cents + 0)
      }),
    )
  })
})

test.each([
  ['2026-11-05', '05/Nov/2026'],
  ['2028-02-29', '29/Feb/2028'],
  ['2026-12-31', '31/Dec/2026'],
  ['2027-01-01', '01/Jan/2027'],
  [null, ''],
])('formatDay formats %s as "%s"', (day, text) => {
  expect(formatDay(day as Day | null)).toBe(text)
})

test.each([
  [0, '0'],
  [-7, '-7'],
  [999, '999'],
  [25_000, '25,000'],
])('formatCount formats %i as "%s"', (count, text) => {
  expect(formatCount(count)).toBe(text)
})

test.each([
  [null, ''],
  ['2026-11-04', 'Contact Anvil'],
  ['2026-11-05', '05/Nov/2026'],
  ['2026-11-06', '06/Nov/2026'],
])('formatCommitment formats %s as "%s" on 5 November', (day, text) => {
  expect(
    formatCommitment(
      { product: 'Anvil', today: '2026-11-05' as Day, translate: translatorTo('en') },
      {},
      day as Day | null,
    ),
  ).toBe(text)
})
