import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Choices,
  differencesOf,
  mergeRows,
  type Side,
  sideOf,
} from '#resources/sales/seller-budgets/budgetConflict.ts'
import {
  addedRow,
  type BudgetRow,
  changesOf,
  type PlannedRow,
  plannedRows,
} from '#resources/sales/seller-budgets/sellerBudgetModel.ts'
import { budget, everyMonth, goal, k, stored } from './budgetRows.ts'

const base = budget([stored(1, 10), stored(2, 20), goal(3, 500)])

const march = (row: BudgetRow, amount: number): BudgetRow => ({
  ...row,
  months: (row.months ?? []).with(2, k(amount)),
})
const [one, two, three] = base.rows as [BudgetRow, BudgetRow, BudgetRow]
const mine = (rows: readonly BudgetRow[]) => plannedRows({ rows: [...rows] })
const brief = (differences: ReturnType<typeof differencesOf>) =>
  differences.map(({ place, was, theirs, mine: own, changedBy }) => [place, was, theirs, own, changedBy])

describe('differing cells', () => {
  test.each([
    ['none if nobody changed anything', [one, two, three], [one, two, three], []],
    ['none if both typed the same', [march(one, 7), two, three], [march(one, 7), two, three], []],
    ['cells changed by them only', [march(one, 7), two, three], base.rows, [[2, k(10), k(7), k(10), 'theirs']]],
    ['cells changed by me only', base.rows, [march(one, 8), two, three], [[2, k(10), k(10), k(8), 'mine']]],
    ['cells changed by both', [march(one, 7), two, three], [march(one, 8), two, three], [[2, k(10), k(7), k(8), null]]],
    ['a row they deleted', [two, three], base.rows, [['row', k(120), null, k(120), 'theirs']]],
    [
      'a row they deleted that I changed',
      [two, three],
      [march(one, 8), two, three],
      [['row', k(120), null, k(118), null]],
    ],
    [
      'a row I deleted that they changed',
      [march(one, 7), two, three],
      [two, three],
      [['row', k(120), k(117), null, null]],
    ],
    ['a row they added', [one, two, three, stored(4, 1)], base.rows, [['row', null, k(12), null, 'theirs']]],
    [
      'a goal that both changed',
      [one, two, goal(3, 600)],
      [one, two, goal(3, 700)],
      [['goal', k(500), k(600), k(700), null]],
    ],
  ] as const)('are %s', (_, theirs, own, expected) => {
    expect(brief(differencesOf(base, budget(theirs, 2), mine(own)))).toEqual(expected)
  })

  test('include those of a combination that both added', () => {
    const theirs = stored(4, 1, { customerId: 205, segmentId: 4, contractId: 9 })
    const own = addedRow({ ...theirs, customer: 'Another' })
    const rows = [...plannedRows(base), { ...own, months: everyMonth(1).with(0, k(5)) }]
    const newer = budget([...base.rows, theirs], 2)
    expect(brief(differencesOf(base, newer, rows))).toEqual([[0, null, k(1), k(5), null]])
    expect(mergeRows(base, newer, rows, {}).map(({ id }) => id)).toEqual([1, 2, 3, 4])
  })
})

describe('a resolved conflict', () => {
  const newer = budget([march(one, 7), two, three], 2)
  const rows = mine([march(one, 8), march(two, 21), three])
  const [both] = differencesOf(base, newer, rows)
  const id = both?.id ?? ''

  test.each([
    ['mine', k(8)],
    ['theirs', k(7)],
  ] as const)('has %s in that cell, and mine if only I changed it', (side, amount) => {
    const merged = mergeRows(base, newer, rows, { [id]: side })
    expect([merged[0]?.months?.[2], merged[1]?.months?.[2]]).toEqual([amount, k(21)])
  })

  test('sends nothing for a cell resolved as theirs', () => {
    const { edited } = changesOf(newer, mergeRows(base, newer, rows, { [id]: 'theirs' }))
    expect(edited.map((row) => row.id)).toEqual([2])
  })

  test('restores a row that they deleted as an added one', () => {
    const deleted = budget([two, three], 2)
    const changed = mine([march(one, 8), two, three])
    const [lost] = differencesOf(base, deleted, changed)
    const mineMerged = mergeRows(base, deleted, changed, { [lost?.id ?? '']: 'mine' })
    expect(changesOf(deleted, mineMerged)).toMatchObject({ added: [{ customerId: 101 }], edited: [], deleted: [] })
    const theirsMerged = mergeRows(base, deleted, changed, { [lost?.id ?? '']: 'theirs' })
    expect(changesOf(deleted, theirsMerged)).toEqual({ added: [], edited: [], deleted: [] })
  })

  test('cannot restore a deleted goal', () => {
    const [lost] = differencesOf(base, budget([one, two], 2), mine([one, two, goal(3, 700)]))
    expect(lost && sideOf(lost, { [lost.id]: 'mine' })).toBe('theirs')
  })
})

const amount = fc.integer({ min: 0, max: 3 }).map((steps) => k(steps))
const changed = (rows: readonly BudgetRow[]) =>
  fc.tuple(...rows.map(() => fc.option(fc.tuple(fc.integer({ min: 0, max: 11 }), amount), { freq: 4 }))).map((edits) =>
    rows.flatMap((row, at) => {
      const edit = edits[at]
      if (!edit) return []
      const [month, cents] = edit
      return [row.months ? { ...row, months: row.months.with(month, cents) } : { ...row, yearlyGoal: cents }]
    }),
  )

test('merging keeps one of both values in each cell, and the chosen one if they differ', () => {
  fc.assert(
    fc.property(
      changed(base.rows),
      changed(base.rows),
      fc.constantFrom<Side>('mine', 'theirs'),
      (theirs, own, side) => {
        const newer = budget(theirs, 2)
        const rows = mine(own)
        const differences = differencesOf(base, newer, rows)
        const choices: Choices = Object.fromEntries(differences.map(({ id }) => [id, side]))
        const merged = mergeRows(base, newer, rows, choices)
        const chosen: readonly Pick<PlannedRow, 'months' | 'yearlyGoal'>[] = side === 'mine' ? own : theirs
        const isGoalLost = side === 'mine' && own.some(({ id }) => id === 3) && !theirs.some(({ id }) => id === 3)
        const amounts = (all: typeof chosen) =>
          all.map(({ months, yearlyGoal }) => JSON.stringify([months, yearlyGoal]))
        const expected = isGoalLost ? own.filter(({ id }) => id !== 3) : chosen
        expect(amounts(merged).sort()).toEqual(amounts(expected).sort())
      },
    ),
    { seed: 5, numRuns: 500 },
  )
})
