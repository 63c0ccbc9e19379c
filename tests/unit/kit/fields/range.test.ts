import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moveEnd } from '#kit/fields/days.ts'
import type { Day } from '#schema/kinds.ts'

const range = (from: string | null, to: string | null) => ({ from: from as Day | null, to: to as Day | null })
const day = (text: string) => text as Day

describe('moveEnd', () => {
  const november = range('2026-11-05', '2026-12-06')

  test.each([
    ['from', '2026-11-20', range('2026-11-20', '2026-12-06')],
    ['from', '2026-12-06', range('2026-12-06', '2026-12-06')],
    ['from', '2026-12-07', range('2026-12-07', '2026-12-07')],
    ['to', '2026-11-05', range('2026-11-05', '2026-11-05')],
    ['to', '2026-11-04', range('2026-11-04', '2026-11-04')],
    ['to', '2027-01-01', range('2026-11-05', '2027-01-01')],
  ] as const)('moves "%s" to %s, and the other end if it is passed', (end, to, expected) => {
    expect(moveEnd(november, end, day(to))).toEqual(expected)
  })

  test('accepts any day while the other end is open, and can open an end', () => {
    expect(moveEnd(range(null, '2026-11-05'), 'from', day('2026-11-01'))).toEqual(range('2026-11-01', '2026-11-05'))
    expect(moveEnd(range('2026-11-05', null), 'to', day('2026-11-01'))).toEqual(range('2026-11-01', '2026-11-01'))
    expect(moveEnd(november, 'from', null)).toEqual(range(null, '2026-12-06'))
  })

  test('keeps the start before the end and always applies the new value', () => {
    const days = fc
      .date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10) as Day)
    fc.assert(
      fc.property(days, days, fc.constantFrom('from', 'to'), days, (one, other, end, moved) => {
        const [from, to] = [one, other].toSorted() as [Day, Day]
        const now = moveEnd({ from, to }, end, moved)
        expect(now[end]).toBe(moved)
        expect((now.from as Day) <= (now.to as Day)).toBe(true)
      }),
    )
  })
})
