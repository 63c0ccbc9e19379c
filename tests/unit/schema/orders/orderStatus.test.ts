import { expect, test } from 'vitest'
import type { Day } from '#schema/kinds.ts'
import { isOverrun, type OrderStatus, openStatus, stateOf } from '#schema/orders/orderStatus.ts'

const day = (text: string) => text as Day

test.each([
  ['yesterday', '2026-11-20', 'late'],
  ['today', '2026-11-21', 'onTime'],
  ['tomorrow', '2026-11-22', 'onTime'],
])('a line promised for %s (%s) is %s', (_name, promised, expected) =>
  expect(openStatus(day(promised), null, day('2026-11-21'))).toBe(expected),
)

test.each([
  ['from tomorrow to yesterday', '2026-11-22', '2026-11-20', 'late'],
  ['from yesterday to today', '2026-11-20', '2026-11-21', 'delayed'],
  ['from today to tomorrow', '2026-11-21', '2026-11-22', 'delayed'],
  ['from tomorrow to today', '2026-11-22', '2026-11-21', 'onTime'],
  ['to the same day', '2026-11-21', '2026-11-21', 'onTime'],
  ['to tomorrow without an earlier promise', null, '2026-11-22', 'onTime'],
])('a line moved %s (%s to %s) is %s', (_name, committed, moved, expected) =>
  expect(openStatus(committed && day(committed), day(moved), day('2026-11-21'))).toBe(expected),
)

test('a line without a promise is on time', () => expect(openStatus(null, null, day('2026-11-21'))).toBe('onTime'))

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
