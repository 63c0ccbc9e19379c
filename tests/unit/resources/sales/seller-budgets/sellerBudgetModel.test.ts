import { describe, expect, test } from 'vitest'
import { encode } from 'zod/mini'
import {
  addedRow,
  changesGoal,
  changesOf,
  countCustomers,
  goalOf,
  hasChanges,
  isUnavailable,
  monthlyRows,
  newBudget,
  newGoal,
  type PlannedRow,
  plannedRows,
} from '#resources/sales/seller-budgets/sellerBudgetModel.ts'
import type { Schema } from '#schema/fields.ts'
import { budgets } from '#schema/sales/budgets.ts'
import { budget, everyMonth, goal, k, stored } from './budgetRows.ts'

const base = budget([stored(1, 10), stored(2, 20), goal(3, 500)])
const planned = plannedRows(base)
const chosen = { customerId: 205, customer: 'Another', segmentId: 4, segment: 'RSP', contractId: 9, contract: 'LTA' }
const change = (id: number, more: Partial<PlannedRow>) =>
  planned.map((row) => (row.id === id ? { ...row, ...more } : row))

describe('the changes of a save', () => {
  test('are empty for unchanged rows', () => {
    const changes = changesOf(base, planned)
    expect([changes, hasChanges(changes)]).toEqual([{ added: [], edited: [], deleted: [] }, false])
  })

  test('contain an added row as an addition, even with months filled in', () => {
    const added = { ...addedRow(chosen), months: everyMonth(2) }
    expect(changesOf(base, [...planned, added])).toEqual({
      added: [{ customerId: 205, segmentId: 4, contractId: 9, months: everyMonth(2), id: null }],
      edited: [],
      deleted: [],
    })
  })

  test('contain a changed stored row as an edit with all of its months', () => {
    const months = everyMonth(10).with(2, k(11.5))
    expect(changesOf(base, change(1, { months })).edited).toEqual([{ customerId: 101, id: 1, months }])
  })

  test('omit a row whose amounts were changed back', () => {
    expect(hasChanges(changesOf(base, change(1, { months: everyMonth(10), yearly: k(120) })))).toBe(false)
  })

  test('contain the yearly goal without customer and months', () => {
    const changes = changesOf(base, change(3, { yearlyGoal: k(600) }))
    expect(changes.edited).toEqual([{ customerId: null, id: 3, months: null, yearlyGoal: k(600) }])
    expect(changesGoal(changes, base)).toBe(true)
  })

  test('contain a removed stored row as a deletion, even if it was edited before', () => {
    const rows = change(1, { months: everyMonth(99) }).filter(({ id }) => id !== 1)
    expect(changesOf(base, rows)).toEqual({ added: [], edited: [], deleted: [{ id: 1, customerId: 101 }] })
  })

  test('omit a row that was added and removed before saving', () => {
    const rows = [...planned, addedRow(chosen)].filter(({ id }) => id !== null)
    expect(hasChanges(changesOf(base, rows))).toBe(false)
  })

  test('report whether they change the yearly goal', () => {
    expect(changesGoal(changesOf(base, change(1, { months: everyMonth(1) })), base)).toBe(false)
    expect(changesGoal(changesOf(base, monthlyRows(planned)), base)).toBe(true)
  })

  test('are encoded with the specified wire names', () => {
    const changes = changesOf(base, [...change(3, { yearlyGoal: k(1.25) }).slice(1), addedRow(chosen)])
    const wire = encode(budgets.update.body as Schema, { sellerId: 3, year: 2026, ...changes })
    expect(wire).toEqual({
      seller: 3,
      year: 2026,
      rowsAdd: [{ idClient: 205, idSegment: 4, idContract: 9, months: Array(12).fill(0), idBudget: null }],
      rowsEdit: [{ idClient: null, idBudget: 3, months: null, AerofabsYearly: 1.25 }],
      rowsDelete: [{ idBudget: 1, idClient: 101 }],
    })
  })
})

describe('a new budget', () => {
  test('is encoded with the specified wire names', () => {
    const wire = encode(
      budgets.create.body as Schema,
      newBudget(3, 2026, [{ ...addedRow(chosen), months: everyMonth(8.33) }]),
    )
    const row = { idCliente: 205, segment: 4, contract: 9, months: Array(12).fill(8.33), AerofabsYearly: null }
    expect(wire).toEqual({ seller: 3, year: 2026, rows: [row] })
  })

  test('with a yearly goal is encoded as a single amount', () => {
    const row = { idCliente: null, segment: 1, contract: null, months: null, AerofabsYearly: 1500 }
    expect(encode(budgets.create.body as Schema, newGoal(3, 2026, 1, k(1500)))).toEqual({
      seller: 3,
      year: 2026,
      rows: [row],
    })
  })
})

test('countCustomers counts each customer once, and none for a goal', () => {
  const twice = stored(4, 1, { customerId: 101, contractId: 9 })
  expect(countCustomers([...base.rows, twice])).toBe(2)
})

test('the yearly goal is separated from the monthly rows', () => {
  expect([goalOf(planned)?.id, monthlyRows(planned).map(({ id }) => id)]).toEqual([3, [1, 2]])
  expect(goalOf(monthlyRows(planned))).toBeUndefined()
})

describe('a customer of a segment', () => {
  const used = { id: 101, usedSegmentIds: [2] }
  test.each([
    ['is unavailable if a budget of the year contains it', used, 2, [], [], true],
    ['is available for another segment', used, 3, [], [], false],
    ['stays unavailable while its stored row remains', used, 2, base.rows, planned, true],
    ['is available after its stored row is deleted', used, 2, base.rows, planned.slice(1), false],
    [
      'stays unavailable because of another budget',
      { id: 199, usedSegmentIds: [2] },
      2,
      base.rows,
      planned.slice(1),
      true,
    ],
  ] as const)('%s', (_, customer, segmentId, before, now, isSo) => {
    expect(isUnavailable(customer as never, segmentId, before, now)).toBe(isSo)
  })
})
