import type { BudgetRow, SellerBudget } from '#resources/sales/seller-budgets/sellerBudgetModel.ts'
import type { Cents } from '#schema/kinds.ts'

/** Thousands of dollars. */
export const k = (amount: number) => Math.round(amount * 100_000) as Cents

export const everyMonth = (amount: number) => Array.from({ length: 12 }, () => k(amount))

export const stored = (id: number, amount: number, more: Partial<BudgetRow> = {}): BudgetRow => ({
  id,
  segmentId: 2,
  segment: 'Discs',
  contractId: null,
  contract: null,
  customerId: 100 + id,
  customer: `Customer ${id}`,
  months: everyMonth(amount),
  yearlyGoal: null,
  ...more,
})

export const goal = (id: number, amount: number) =>
  stored(id, 0, { customerId: null, customer: null, months: null, segmentId: 1, yearlyGoal: k(amount) })

export const budget = (rows: readonly BudgetRow[], version = 1): SellerBudget => ({
  sellerId: 3,
  seller: 'Elena Garza Ríos',
  year: 2026,
  rows: [...rows],
  version,
})
