import { describe, expect, test } from 'vitest'
import {
  capped,
  isLarge,
  isNearStart,
  lightRows,
  maxPageSize,
  sliceOf,
  sliceOfAll,
  totalBeyond,
} from '#backend/list/paging.ts'

describe('list paging', () => {
  test.each([
    [0, 9, 10],
    [10, 10, 1],
    [990, 999, 10],
  ])('for the range %i to %i starts there with a length of %i', (from, to, length) => {
    expect(sliceOf({ range: [from, to] })).toEqual({ from, length })
  })

  test('without a range is limited, but not for a file', () => {
    expect(sliceOf({ range: null })).toEqual({ from: 0, length: maxPageSize })
    const { from, length } = sliceOfAll({ range: null })
    expect(from).toBe(0)
    expect(Number.isSafeInteger(from + length)).toBe(true)
    expect(length).toBeGreaterThan(10 ** 15)
  })

  test.each([
    [[0, maxPageSize - 1], maxPageSize],
    [[0, maxPageSize], maxPageSize],
    [[5, maxPageSize + 4], maxPageSize],
    [[5, maxPageSize + 5], maxPageSize],
    [[0, 999_999_999], maxPageSize],
  ] as const)('limits the range %j to %i rows', (range, length) => {
    expect(sliceOf({ range })).toEqual({ from: range[0], length })
    expect(capped(range)).toEqual([range[0], range[0] + length - 1])
  })

  test('does not limit a long range for a file', () =>
    expect(sliceOfAll({ range: [0, maxPageSize] })).toEqual({ from: 0, length: maxPageSize + 1 }))

  test.each([
    [[0, lightRows - 1], false],
    [[0, lightRows], true],
    [null, true],
  ] as const)('with the range %j is a large read: %s', (range, is) => expect(isLarge({ range })).toBe(is))

  test.each([
    [[0, lightRows - 1], true],
    [[lightRows - 1, lightRows - 1], true],
    [[0, lightRows], false],
    [[lightRows, lightRows], false],
    [null, false],
  ] as const)('treats %j as near the start: %s', (range, isNear) =>
    expect(isNearStart(sliceOf({ range }))).toBe(isNear),
  )

  // Rows are read with one more than the page has.
  test.each([
    ['full page with more rows than were counted', 500, 11, { total: 1_000, isExact: false }],
    ['full page with one row after the counted ones', 990, 11, { total: 1_001, isExact: false }],
    ['full last page', 990, 10, { total: 1_000, isExact: true }],
    ['last page with a single row', 1_000, 1, { total: 1_001, isExact: true }],
    ['full page beyond the counted rows', 1_000, 11, { total: 1_011, isExact: false }],
    ['page beyond the end', 5_000, 0, { total: 1_000, isExact: false }],
  ])('with 1,000 rows counted, the total of a %s from row %i', (_name, from, found, total) =>
    expect(totalBeyond({ from, length: 10 }, found, 1_000)).toEqual(total),
  )
})
