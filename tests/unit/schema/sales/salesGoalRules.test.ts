import { describe, expect, test } from 'vitest'
import type { Cents, Day } from '#schema/kinds.ts'
import {
  daysTillYearEnds,
  inOrder,
  lastMonthOver,
  paceOf,
  reachedOf,
  remainingOf,
  shownReached,
  totalOf,
} from '#schema/sales/salesGoalRules.ts'

const progress = (sold: number, planned: number, year = 2026, month = 0) =>
  ({ sold: sold as Cents, planned: planned as Cents, year, month }) as const
const day = (text: string) => text as Day

test.each([
  ['2026-12-24', 7],
  ['2026-12-25', 6],
  ['2026-12-26', 370],
  ['2026-12-31', 365],
  ['2027-01-01', 364],
  ['2028-02-29', 306],
  ['2027-12-26', 371],
])('on %s the year ends in %i days', (today, days) => expect(daysTillYearEnds(day(today))).toBe(days))

describe('the pace', () => {
  test.each([
    ['exactly on plan, at the end of a day', progress(100, 36_500), '2026-01-01', 100],
    ['at half the pace', progress(100, 36_500), '2026-01-02', 50],
    ['on 26 December: 360 days of 365', progress(36_000, 36_500), '2026-12-26', 100],
    ['on 31 December: the goal itself', progress(36_500, 73_000), '2026-12-31', 50],
    ['on 29 February: 60 days of 366', progress(6_000, 36_600, 2028), '2028-02-29', 100],
    ['of a year that is over: the goal itself', progress(250, 1_000, 2024), '2026-11-05', 25],
    ['to the end of January, later', progress(3_100, 36_500, 2026, 1), '2026-11-05', 100],
    ['to the end of the current month: to today', progress(30_900, 36_500, 2026, 11), '2026-11-05', 100],
    ['above the plan', progress(100, 36_500 / 3), '2026-01-01', 300],
    ['with two decimals', progress(1, 3 * 365), '2026-01-01', 33.33],
  ])('is calculated %s', (_case, progress, today, expected) => expect(paceOf(progress, day(today))).toBe(expected))

  test.each([
    ['with a goal of 0', progress(100, 0), '2026-11-05'],
    ['of a future year', progress(100, 1_000, 2027), '2026-11-05'],
  ])('is null %s', (_case, progress, today) => expect(paceOf(progress, day(today))).toBeNull())
})

test('the reached share may exceed 100, is shown as 100 at most and is null without a goal', () => {
  expect(reachedOf(progress(150, 100))).toBe(150)
  expect(shownReached(150)).toBe(100)
  expect(shownReached(99.99)).toBe(99.99)
  expect(remainingOf(progress(150, 100))).toBe(0)
  expect(reachedOf(progress(150, 0))).toBeNull()
})

test.each([
  [2026, '2026-01-31', null],
  [2026, '2026-02-01', 1],
  [2026, '2026-12-31', 11],
  [2025, '2026-01-01', 12],
  [2027, '2026-12-31', null],
])('the last completed month of %i on %s is %s', (year, today, month) =>
  expect(lastMonthOver(year, day(today))).toBe(month),
)

describe('the rows of a segment', () => {
  const row = (customerId: number | null, sold: number, planned: number) => ({ ...progress(sold, planned), customerId })
  const rows = [row(null, 0, 900), row(1, 10, 500), row(2, 40, 100), row(3, 20, 20)]

  test('are summed, but only the yearly goal is planned if there is one', () => {
    expect(totalOf(rows, false)).toEqual({ sold: 70, planned: 1520 })
    expect(totalOf(rows, true)).toEqual({ sold: 70, planned: 900 })
    expect(totalOf(rows.slice(1), true)).toEqual({ sold: 70, planned: 0 })
  })

  test('are sorted by remaining sales, or by sales with a yearly goal', () => {
    expect(inOrder(rows, false).map(({ customerId }) => customerId)).toEqual([1, 2, 3])
    expect(inOrder(rows, true).map(({ customerId }) => customerId)).toEqual([2, 3, 1])
  })
})
