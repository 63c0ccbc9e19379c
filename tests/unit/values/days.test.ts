import { describe, expect, test } from 'vitest'
import type { Day } from '#schema/kinds.ts'
import {
  daysAfter,
  daysBetween,
  lastMonth,
  lastWeek,
  lastWeekday,
  monthEnd,
  monthsBefore,
  quarterOf,
  workingDaysAfter,
} from '#values/days.ts'

const day = (text: string) => text as Day

test.each([
  ['2026-11-05', '2026-11-05', 0],
  ['2026-11-04', '2026-11-05', 1],
  ['2026-11-06', '2026-11-05', -1],
  ['2028-02-28', '2028-03-01', 2],
  ['2027-02-28', '2027-03-01', 1],
  ['2026-12-31', '2027-01-01', 1],
  // Many time zones change their clocks within these ranges.
  ['2026-03-07', '2026-03-09', 2],
  ['2026-10-24', '2026-11-02', 9],
  ['2026-01-01', '2028-01-01', 730],
])('from %s to %s are %i days, and as many back', (from, to, days) => {
  expect(daysBetween(day(from), day(to))).toBe(days)
  expect(daysBetween(day(to), day(from))).toBe(days === 0 ? 0 : -days)
  expect(daysAfter(day(from), days)).toBe(to)
})

test.each([
  ['2026-11-05', '2026-11-30'],
  ['2026-11-30', '2026-11-30'],
  ['2026-12-31', '2026-12-31'],
  ['2027-02-01', '2027-02-28'],
  ['2028-02-01', '2028-02-29'],
  ['2028-02-29', '2028-02-29'],
])('the month of %s ends on %s', (within, end) => expect(monthEnd(day(within))).toBe(end))

test.each([
  ['2026-11-28', '2026-11-16', '2026-11-22'],
  ['2026-11-29', '2026-11-16', '2026-11-22'],
  ['2026-11-30', '2026-11-23', '2026-11-29'],
  ['2027-01-03', '2026-12-21', '2026-12-27'],
])('the week before %s is from Monday %s to Sunday %s', (today, first, last) =>
  expect(lastWeek(day(today))).toEqual([first, last]),
)

test.each([
  ['2026-11-28', '2026-10-01', '2026-10-31'],
  ['2027-01-31', '2026-12-01', '2026-12-31'],
  ['2028-03-31', '2028-02-01', '2028-02-29'],
])('the month before %s is from %s to %s', (today, first, last) => expect(lastMonth(day(today))).toEqual([first, last]))

test.each([
  ['2026-11-28', '2026-10-01', '2026-12-31'],
  ['2026-10-01', '2026-10-01', '2026-12-31'],
  ['2026-09-30', '2026-07-01', '2026-09-30'],
  ['2028-02-29', '2028-01-01', '2028-03-31'],
])('the quarter of %s is from %s to %s', (today, first, last) => expect(quarterOf(day(today))).toEqual([first, last]))

test.each([
  ['2026-11-05', '2026-11-05'],
  ['2026-11-06', '2026-11-06'],
  ['2026-11-07', '2026-11-06'],
  ['2026-11-08', '2026-11-06'],
  ['2026-11-09', '2026-11-09'],
  ['2028-01-01', '2027-12-31'],
])('the last weekday up to %s is %s', (from, last) => expect(lastWeekday(day(from))).toBe(last))

const holidays = new Set(['2026-12-24', '2026-12-25', '2027-01-01', '2026-12-26'].map(day))

test.each([
  ['Friday', '2026-11-06', 0, '2026-11-06'],
  ['Friday', '2026-11-06', 1, '2026-11-09'],
  ['Saturday', '2026-11-07', 1, '2026-11-09'],
  ['Sunday', '2026-11-08', 5, '2026-11-13'],
  ['Monday', '2026-11-09', 5, '2026-11-16'],
  ['the day before a run of holidays and a weekend', '2026-12-23', 1, '2026-12-28'],
  ['a holiday', '2026-12-24', 2, '2026-12-29'],
  ['31 December', '2026-12-31', 1, '2027-01-04'],
  ['28 February', '2028-02-28', 2, '2028-03-01'],
])('after %s, %s, the plant has worked %i days by %s', (_name, from, count, after) =>
  expect(workingDaysAfter(day(from), count, holidays)).toBe(after),
)

describe('calendar months', () => {
  test.each([
    ['2026-11-05', 12, '2025-11-05'],
    ['2026-11-05', 11, '2025-12-05'],
    ['2026-01-15', 1, '2025-12-15'],
    ['2028-02-29', 12, '2027-02-28'],
    ['2029-02-28', 12, '2028-02-28'],
    ['2026-03-31', 1, '2026-02-28'],
    ['2026-12-31', 6, '2026-06-30'],
    ['2026-11-05', 0, '2026-11-05'],
  ])('before %s, %i of them: %s', (from, months, before) => expect(monthsBefore(day(from), months)).toBe(before))
})
