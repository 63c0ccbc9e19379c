import { expect, test } from 'vitest'
import type { Day, Instant } from '#schema/kinds.ts'
import { dayIn, dayStartIn } from '#values/days.ts'

const lateEvening = '2026-11-06T05:30:00.000Z' as Instant

test.each([
  ['America/Monterrey', '2026-11-05'],
  ['UTC', '2026-11-06'],
  ['Asia/Tokyo', '2026-11-06'],
])('an instant is in %s on %s', (timeZone, day) => {
  expect(dayIn(timeZone, lateEvening)).toBe(day)
  expect(dayIn(timeZone, Date.parse(lateEvening))).toBe(day)
})

test.each([
  ['America/Monterrey', '2026-11-05', '2026-11-05T06:00:00.000Z'],
  ['UTC', '2028-02-29', '2028-02-29T00:00:00.000Z'],
  ['Asia/Tokyo', '2026-11-05', '2026-11-04T15:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-05', '2026-11-04T10:00:00.000Z'],
  // Clocks are set forward by an hour at midnight.
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z'],
  // A skipped day begins when the next one does.
  ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
])('in %s the day %s begins at %s', (timeZone, day, moment) => {
  expect(dayStartIn(timeZone, day as Day)).toBe(moment)
  expect(dayIn(timeZone, Date.parse(moment) - 1) < day).toBe(true)
})
