import { describe, expect, test } from 'vitest'
import type { Cents } from '#schema/kinds.ts'
import { alreadyAdded, budgetYears, isUsed, maxBudgetRows, totalOfRow, totalOfRows } from '#schema/sales/budgetRules.ts'
import { placeInBudget, placeInRows } from '#schema/sales/budgets.ts'

const months = Array.from({ length: 12 }, (_, month) => (month * 1_000) as Cents)
const row = (customerId: number | null, segmentId: number, contractId: number | null = null) => ({
  customerId,
  segmentId,
  contractId,
})

test('budgets are offered from 2020 to the year after the current one', () => {
  expect(budgetYears(2020)).toEqual([2020, 2021])
  expect(budgetYears(2026)).toEqual([2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027])
})

describe('a budget total', () => {
  test('of a row is the sum of its months or its goal', () => {
    expect(totalOfRow({ months, yearlyGoal: null })).toBe(66_000)
    expect(totalOfRow({ months: null, yearlyGoal: 5_000 as Cents })).toBe(5_000)
    expect(totalOfRow({ months: null })).toBe(0)
  })

  test('of a budget includes both, and is exact for the maximum of rows and amounts', () => {
    expect(totalOfRows([{ months }, { months: null, yearlyGoal: 5_000 as Cents }])).toBe(71_000)
    const max = { months: Array<Cents>(12).fill(999_999_999_000 as Cents) }
    const total = totalOfRows(Array(maxBudgetRows).fill(max))
    expect([total, Number.isSafeInteger(total)]).toEqual([12 * 999_999_999_000 * maxBudgetRows, true])
  })
})

describe('alreadyAdded', () => {
  test.each([
    ['nothing', [], [], []],
    ['new rows that differ', [row(1, 2), row(1, 3), row(2, 2)], [], []],
    ['a customer and segment under other contracts', [row(1, 2), row(1, 2, 7), row(1, 2, 8)], [], []],
    ['the same combination', [row(1, 2, 7), row(1, 2), row(1, 2, 7), row(1, 2)], [], [2, 3]],
    [
      'a customer that is used for the segment, under any contract',
      [row(1, 2), row(1, 2, 9), row(1, 3)],
      [row(1, 2)],
      [0, 1],
    ],
    ['a customer that is used for another segment', [row(1, 3)], [row(1, 2)], []],
    ['a second goal', [row(null, 1), row(null, 1)], [], [1]],
    ['a goal in another segment than the other', [row(null, 1), row(null, 5)], [], [1]],
    ['a goal in addition to an existing one', [row(null, 1)], [row(null, 1)], [0]],
    ['a goal in a segment with customers', [row(null, 1)], [row(3, 1)], []],
  ])('finds %s', (_case, rows, used, expected) => expect(alreadyAdded(rows, used)).toEqual(expected))
})

test('a customer used for a segment cannot be chosen for it', () => {
  expect([2, 3].map((segmentId) => isUsed({ usedSegmentIds: [2] }, segmentId))).toEqual([true, false])
})

test('budget issues are reported under the wire names of rows and fields', () => {
  expect(placeInBudget('sellerId')).toBe('seller')
  expect(placeInRows.created(0)).toBe('rows[0]')
  expect(placeInRows.created(3, 'customerId')).toBe('rows[3].idCliente')
  expect(placeInRows.added(1, 'segmentId')).toBe('rowsAdd[1].idSegment')
  expect(placeInRows.edited(2, 'yearlyGoal')).toBe('rowsEdit[2].AerofabsYearly')
  expect(placeInRows.deleted(4, 'id')).toBe('rowsDelete[4].idBudget')
})
