import { expect, test } from 'vitest'
import type { Day } from '../../../schema/kinds.ts'
import { hasPassed, stateOf } from '../../../schema/orderStatus.ts'

const day = (text: string) => text as Day

test.each([
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2026-11-22', false],
  ['2025-12-31', true],
  ['2028-02-29', false],
])('on 21 November 2026 a commitment for %s has passed: %s', (date, expected) => {
  expect(hasPassed(day(date), day('2026-11-21'))).toBe(expected)
})

test('no commitment has not passed', () => expect(hasPassed(null, day('2026-11-21'))).toBe(false))

test.each([
  ['late', 'critical'],
  ['deviationRequest', 'critical'],
  ['delayed', 'delayed'],
  ['onTime', 'onTime'],
  ['inTransit', 'onTime'],
  ['delivered', 'onTime'],
] as const)('the status %s is %s', (status, state) => expect(stateOf(status)).toBe(state))
