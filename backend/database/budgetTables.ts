import type { Generated, GeneratedAlways } from 'kysely'

type Cents = number
type Flag = 0 | 1

/** A field of the market; the one of the yearly goal is planned with one figure a year (DECISIONS Q13). */
export interface SegmentsTable {
  id: number
  name: string
  is_yearly_goal: Flag
}

/** A long-term agreement with a customer. */
export interface ContractsTable {
  id: number
  customer_id: number
  name: string
}

/** Which of the contacts sell. */
export interface SellersTable {
  contact_id: number
}

/** What a seller plans for a year; its rows change only together with its version. */
export interface BudgetsTable {
  id: Generated<number>
  seller_id: number
  year: number
  version: number
}

/** The columns of the twelve months, January first. */
export const monthColumns = [
  ...(['month_1', 'month_2', 'month_3', 'month_4', 'month_5', 'month_6'] as const),
  ...(['month_7', 'month_8', 'month_9', 'month_10', 'month_11', 'month_12'] as const),
]

type MonthColumns = { [Column in (typeof monthColumns)[number]]: Cents | null }

/** With a customer twelve months, or without one a goal for the whole year. */
export interface BudgetRowsTable extends MonthColumns {
  id: Generated<number>
  budget_id: number
  segment_id: number
  customer_id: number | null
  contract_id: number | null
  yearly_goal: Cents | null
  /** Kept by the database: the months, or the goal. */
  total: GeneratedAlways<Cents>
}

export interface BudgetTables {
  segments: SegmentsTable
  contracts: ContractsTable
  sellers: SellersTable
  budgets: BudgetsTable
  budget_rows: BudgetRowsTable
}
