import type { InputOf } from '../../../schema/call.ts'
import type { RowOf } from '../../../schema/entity.ts'
import type { Cents } from '../../../schema/kinds.ts'
import { type Combination, isUsed } from '../../../schema/sales/budgetRules.ts'
import type { budgetCustomer, budgetRow, budgets, sellerBudget } from '../../../schema/sales/budgets.ts'

type Named = Pick<PlannedRow, 'customer' | 'segment' | 'contract'>

/** What a row is called: its customer, segment and contract; the goal of a year has a segment alone. */
export const labelOf = ({ customer, segment, contract }: Named) =>
  [customer, segment, contract].filter((part) => part !== null).join(', ')

export type BudgetRow = RowOf<typeof budgetRow>
export type SellerBudget = RowOf<typeof sellerBudget>
export type BudgetCustomer = RowOf<typeof budgetCustomer>
export type NewBudget = InputOf<typeof budgets.create>
export type BudgetChanges = Pick<InputOf<typeof budgets.update>, 'added' | 'edited' | 'deleted'>

/** A row as it is planned on the screen; one that is not stored yet has no id. */
export interface PlannedRow extends Omit<BudgetRow, 'id' | 'months'> {
  readonly key: string
  readonly id: number | null
  readonly months: readonly Cents[] | null
  /** The yearly amount that was typed and spread over the months; without one it is their sum. */
  readonly yearly?: Cents | undefined
}

const none = 0 as Cents

export const noMonths: readonly Cents[] = Array.from({ length: 12 }, () => none)

export const countCustomers = (rows: readonly Pick<PlannedRow, 'customerId'>[]) =>
  new Set(rows.flatMap(({ customerId }) => customerId ?? [])).size

export const isSameCombination = (one: Combination, other: Combination) =>
  one.customerId === other.customerId && one.segmentId === other.segmentId && one.contractId === other.contractId

const combinationKey = ({ customerId, segmentId, contractId }: Combination) =>
  `new ${customerId}/${segmentId}/${contractId ?? ''}`

type Chosen = Pick<PlannedRow, 'customerId' | 'customer' | 'segmentId' | 'segment' | 'contractId' | 'contract'>

/** A row that was just chosen: nothing is planned with it yet. */
export const addedRow = (chosen: Chosen): PlannedRow => ({
  ...chosen,
  key: combinationKey(chosen),
  id: null,
  months: noMonths,
  yearlyGoal: null,
})

/** The stored rows of a budget, to be changed. */
export const plannedRows = ({ rows }: Pick<SellerBudget, 'rows'>): PlannedRow[] =>
  rows.map((row) => ({ ...row, key: String(row.id) }))

const isGoal = ({ months }: Pick<PlannedRow, 'months'>) => months === null

/** The row that stands for the seller's single goal of the year; undefined where there is none. */
export const goalOf = (rows: readonly PlannedRow[]) => rows.find(isGoal)

/** The rows that are planned by months. */
export const monthlyRows = (rows: readonly PlannedRow[]) => rows.filter((row) => !isGoal(row))

const isChanged = (stored: BudgetRow, { months, yearlyGoal }: PlannedRow) =>
  stored.yearlyGoal !== yearlyGoal || (stored.months ?? []).some((cents, month) => cents !== months?.[month])

/**
 * What a save sends (spec 3 §4): rows not stored yet as adds, changed ones as edits, stored ones that are gone as
 * deletions. Unchanged rows, and those that came and went without being stored, are not sent.
 */
export const changesOf = ({ rows: stored }: Pick<SellerBudget, 'rows'>, rows: readonly PlannedRow[]): BudgetChanges => {
  const storedById = new Map(stored.map((row) => [row.id, row]))
  const keptIds = new Set(rows.map(({ id }) => id))
  const added = rows
    .filter(({ id }) => id === null)
    .map(({ customerId, segmentId, contractId, months }) => ({
      customerId: customerId as number,
      segmentId,
      contractId,
      months: [...(months ?? noMonths)],
      id: null,
    }))
  const edited = rows.flatMap((row): BudgetChanges['edited'] => {
    const before = row.id === null ? undefined : storedById.get(row.id)
    if (!before || !isChanged(before, row)) return []
    const { customerId, months, yearlyGoal } = row
    if (isGoal(row)) return [{ customerId: null, id: before.id, months: null, yearlyGoal }]
    return [{ customerId, id: before.id, months: [...(months ?? noMonths)] }]
  })
  const deleted = stored.filter(({ id }) => !keptIds.has(id)).map(({ id, customerId }) => ({ id, customerId }))
  return { added, edited, deleted }
}

export const hasChanges = ({ added, edited, deleted }: BudgetChanges) =>
  added.length + edited.length + deleted.length > 0

/** Whether a save touches the yearly goal; then it ends at home (spec 3 §4). */
export const changesGoal = ({ edited, deleted }: BudgetChanges, { rows }: Pick<SellerBudget, 'rows'>) => {
  const goalIds = new Set(rows.filter(({ months }) => months === null).map(({ id }) => id))
  return [...edited, ...deleted].some(({ id }) => goalIds.has(id))
}

/** What the wizard sends. */
export const newBudget = (sellerId: number, year: number, rows: readonly PlannedRow[]): NewBudget => ({
  sellerId,
  year,
  rows: rows.map(({ customerId, segmentId, contractId, months, yearlyGoal }) => ({
    customerId,
    segmentId,
    contractId,
    months: months && [...months],
    yearlyGoal,
  })),
})

/** The same for the single goal of a year. */
export const newGoal = (sellerId: number, year: number, segmentId: number, yearlyGoal: Cents): NewBudget => ({
  sellerId,
  year,
  rows: [{ customerId: null, segmentId, contractId: null, months: null, yearlyGoal }],
})

/**
 * Whether a customer cannot be chosen for a segment, being in a budget of the year with it. Stored rows that are all
 * about to be deleted free it again.
 */
export const isTaken = (
  customer: Pick<BudgetCustomer, 'id' | 'usedSegmentIds'>,
  segmentId: number,
  stored: readonly Combination[] = [],
  rows: readonly PlannedRow[] = [],
) => {
  if (!isUsed(customer, segmentId)) return false
  const isOfPair = (row: Combination) => row.customerId === customer.id && row.segmentId === segmentId
  return !stored.some(isOfPair) || rows.some((row) => row.id !== null && isOfPair(row))
}
