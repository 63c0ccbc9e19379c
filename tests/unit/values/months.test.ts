import { expect, test } from 'vitest'
import { firstDayOf, lastMonths, monthsUpTo, yearAndMonth } from '#values/months.ts'
import type { Day } from '#values/types.ts'

const windows = [
  ['2026-11-05', '2025-12', '2026-11'],
  ['2026-12-31', '2026-01', '2026-12'],
  ['2027-01-01', '2026-02', '2027-01'],
  ['2026-03-31', '2025-04', '2026-03'],
  ['2028-02-29', '2027-03', '2028-02'],
  ['2029-02-28', '2028-03', '2029-02'],
] as const

test.each(windows)('the twelve months up to %s are those from %s to %s, each once', (today, oldest, newest) => {
  const months = lastMonths(today as Day)
  expect([months[0], months.at(-1)]).toEqual([oldest, newest])
  expect(new Set(months).size).toBe(12)
  expect([...months].sort()).toEqual(months)
})

test('a range of 13 months begins with the same month a year earlier', () => {
  expect(monthsUpTo('2028-02-29' as Day, 13)[0]).toBe('2027-02')
  expect(monthsUpTo('2028-02-29' as Day, 1)).toEqual(['2028-02'])
})

test.each(['2028-02', '2028-02-01', '2028-02-29'])('the month of %s begins on its first day', (text) => {
  expect(firstDayOf(text)).toBe('2028-02-01')
})

test.each(['2028-02', '2028-02-29'])('the month of %s is parsed into year and number', (text) => {
  expect(yearAndMonth(text)).toEqual({ year: 2028, month: 2 })
})
