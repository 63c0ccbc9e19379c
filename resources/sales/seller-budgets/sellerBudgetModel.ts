import type { InputOf } from '#schema/call.ts'
import type { RowOf } from '#schema/entity.ts'
import type { Cents } from '#schema/kinds.ts'
import { type Combination, isUsed } from '#schema/sales/budgetRules.ts'
import type { budgetCustomer, budgetRow, budgets, sellerBudget } from '#schema/sales/budgets.ts'

type Named = Pick<PlannedRow, 'customer' | 'segment' | 'contract'>

/** Display name: customer, segment and contract; a yearly goal has only a segment. */
export const labelOf = ({ customer, segment, contract }: Named) =>
  [customer, segment, contract].filter((part) => part !== null).join(', ')

export type BudgetRow = RowOf<typeof budgetRow>
export type SellerBudget = RowOf<typeof sellerBudget>
export type BudgetCustomer = RowOf<typeof budgetCustomer>
export type NewBudget = InputOf<typeof budgets.create>
export type BudgetChanges = Pick<InputOf<typeof budgets.update>, 'added' | 'edited' | 'deleted'>

/** A planned row; `id` is null until it is saved. */
export interface PlannedRow extends Omit<BudgetRow, 'id' | 'months'> {
  readonly key: string
  readonly id: number | null
  readonly months: readonly Cents[] | null
  /** The entered yearly amount, split over the months; undefined if the sum of the months applies. */
  readonly yearly?: Cents | undefined
}

const none = 0 as Cents

export const noMonths: readonly Cents[] = Array.from({ length: 12 }, () => none)

export const countCustomers = (rows: readonly Pick<PlannedRow, 'customerId'>[]) =>
  new Set(rows.flatMap(({ customerId }) => customerId ?? [])).size

export const isSameCombination = (one: Combination, other: Combination) =>
  one.customerId === other.customerId && one.segmentId === other.segmentId && one.contractId === other.contractId

type Chosen = Pick<PlannedRow, 'customerId' | 'customer' | 'segmentId' | 'segment' | 'contractId' | 'contract'>

export const addedRow = (chosen: Chosen): PlannedRow => ({
  ...chosen,
  key: `new ${chosen.customerId}/${chosen.segmentId}/${chosen.contractId ?? ''}`,
  id: null,
  months: noMonths,
  yearlyGoal: null,
})

export const plannedRows = ({ rows }: Pick<SellerBudget, 'rows'>): PlannedRow[] =>
  rows.map((row) => ({ ...row, key: String(row.id) }))

const isGoal = ({ months }: Pick<PlannedRow, 'months'>) => months === null

/** Row of the seller's yearly goal; undefined if there is none. */
export const goalOf = (rows: readonly PlannedRow[]) => rows.find(isGoal)

export const monthlyRows = (rows: readonly PlannedRow[]) => rows.filter((row) => !isGoal(row))

const isChanged = (stored: BudgetRow, { months, yearlyGoal }: PlannedRow) =>
  stored.yearlyGoal !== yearlyGoal || (stored.months ?? []).some((cents, month) => cents !== months?.[month])

/**
 * Changes to save: new rows are added, changed ones edited, missing ones deleted. Unchanged rows, and rows added and
 * removed again before saving, are not sent `docs/product/sales.md#budget-update`.
 */
export const changesOf = ({ rows: stored }: Pick<SellerBudget, 'rows'>, rows: readonly PlannedRow[]): BudgetChanges => {
  const storedById = new Map(stored.map((row) => [row.id, row]))
  const withIds = new Set(rows.map(({ id }) => id))
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
  const deleted = stored.filter(({ id }) => !withIds.has(id)).map(({ id, customerId }) => ({ id, customerId }))
  return { added, edited, deleted }
}

export const hasChanges = ({ added, edited, deleted }: BudgetChanges) =>
  added.length + edited.length + deleted.length > 0

/** True if a save changes the yearly goal; it then redirects home. */
export const changesGoal = ({ edited, deleted }: BudgetChanges, { rows }: Pick<SellerBudget, 'rows'>) => {
  const goalIds = new Set(rows.filter(({ months }) => months === null).map(({ id }) => id))
  return [...edited, ...deleted].some(({ id }) => goalIds.has(id))
}

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

export const newGoal = (sellerId: number, year: number, segmentId: number, yearlyGoal: Cents): NewBudget => ({
  sellerId,
  year,
  rows: [{ customerId: null, segmentId, contractId: null, months: null, yearlyGoal }],
})

/**
 * True if the customer already has a budget in this year and segment, so that it cannot be selected. Deleting all of
 * its saved rows makes it available again.
 */
export const isUnavailable = (
  customer: Pick<BudgetCustomer, 'id' | 'usedSegmentIds'>,
  segmentId: number,
  stored: readonly Combination[] = [],
  rows: readonly PlannedRow[] = [],
) => {
  if (!isUsed(customer, segmentId)) return false
  const isOfPair = (row: Combination) => row.customerId === customer.id && row.segmentId === segmentId
  return !stored.some(isOfPair) || rows.some((row) => row.id !== null && isOfPair(row))
}
