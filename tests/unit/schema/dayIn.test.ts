import { expect, test } from 'vitest'
import { dayIn } from '../../../schema/dayIn.ts'
import type { Instant } from '../../../schema/kinds.ts'

const lateEvening = '2026-11-06T05:30:00.000Z' as Instant

test.each([
  ['America/Monterrey', '2026-11-05'],
  ['UTC', '2026-11-06'],
  ['Asia/Tokyo', '2026-11-06'],
])('a moment falls in %s on %s', (timeZone, day) => {
  expect(dayIn(timeZone, lateEvening)).toBe(day)
  expect(dayIn(timeZone, Date.parse(lateEvening))).toBe(day)
})
