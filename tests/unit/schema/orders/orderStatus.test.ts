import { expect, test } from 'vitest'
import type { Day } from '#schema/kinds.ts'
import { isOverrun, type OrderStatus, stateOf } from '#schema/orders/orderStatus.ts'

const day = (text: string) => text as Day

test.each([
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2026-11-22', false],
  ['2025-12-31', true],
  ['2028-02-29', false],
])('on 21 November 2026 a commitment for %s is overrun: %s', (date, expected) => {
  expect(isOverrun({ status: 'late' }, day(date), day('2026-11-21'))).toBe(expected)
})

test('a missing commitment is not overrun', () => expect(isOverrun({}, null, day('2026-11-21'))).toBe(false))

test.each([
  [{ status: 'late' }, null, true],
  [{ status: 'deviationRequest' }, null, true],
  [{ status: 'delivered' }, null, false],
  [{ status: 'inTransit' }, null, false],
  [{ status: 'late', open: 0 }, null, false],
  [{ open: 1 }, null, true],
  [{ status: 'late' }, '2026-12-01', false],
  [{ status: 'late' }, '2026-11-20', true],
] as const)('for %j a commitment for yesterday, with the newer day %s, is overrun: %s', (line, newer, expected) => {
  expect(isOverrun(line, day('2026-11-20'), day('2026-11-21'), newer && day(newer))).toBe(expected)
})

test.each([
  ['late', 'critical'],
  ['deviationRequest', 'critical'],
  ['delayed', 'delayed'],
  ['onTime', 'onTime'],
  ['inTransit', 'onTime'],
  ['delivered', 'onTime'],
  // A status that only a company's service knows.
  ['On Hold' as OrderStatus, 'unknown'],
] as const)('the order status %s has the state %s', (status, state) => expect(stateOf(status)).toBe(state))
