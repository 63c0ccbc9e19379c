import type { Issues } from '#schema/checks/issues.ts'
import type { Cents } from '#schema/kinds.ts'
import { maxBudgetRows } from '#schema/sales/budgetRules.ts'
import type { Dialect } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import { invalidInput } from '../errors.ts'
import type { NewRow } from './judgeRows.ts'
import type { Linked } from './links.ts'
import { monthColumns } from './readBudget.ts'

/**
 * Locks all budgets until the transaction ends, because the check for customers used in a year also covers budgets of
 * other sellers.
 */
export const holdBudgets = async (db: Db, dialect: Dialect) => {
  await dialect.rowsForUpdate(db.selectFrom('segments').select('id').orderBy('id')).execute()
}

/** Customer rows by segment of all budgets in a year, and the seller's own goal. */
export const usedInYear = async (db: Db, { sellerId, year }: Linked) =>
  db
    .selectFrom('budgets')
    .innerJoin('budget_rows', 'budget_rows.budget_id', 'budgets.id')
    .select(['budget_rows.id', 'budget_rows.customer_id as customerId', 'budget_rows.segment_id as segmentId'])
    .where('budgets.year', '=', year)
    .where((eb) => eb.or([eb('customer_id', 'is not', null), eb('budgets.seller_id', '=', sellerId)]))
    .execute()

/** Maximum number of validation issues reported at once. */
const maxReported = 100

export const requireNoIssues = (issues: Issues) => {
  const reported = Object.entries(issues).slice(0, maxReported)
  if (reported.length > 0) throw invalidInput(Object.fromEntries(reported))
}

export const requireRoomForRows = (place: string, count: number) => {
  if (count > maxBudgetRows) throw invalidInput({ [place]: { code: 'tooMany', limit: maxBudgetRows } })
}

export const amountsOf = ({ months, yearlyGoal }: Pick<NewRow, 'months' | 'yearlyGoal'>) => {
  const planned = monthColumns.map((column, month) => [column, months?.[month] ?? null])
  return {
    ...(Object.fromEntries(planned) as Record<(typeof monthColumns)[number], Cents | null>),
    yearly_goal: yearlyGoal,
  }
}

export const insertRows = async (db: Db, budgetId: number, rows: readonly NewRow[]) => {
  if (rows.length === 0) return
  const values = rows.map((row) => ({
    budget_id: budgetId,
    segment_id: row.segmentId,
    customer_id: row.customerId,
    contract_id: row.contractId,
    ...amountsOf(row),
  }))
  await db.insertInto('budget_rows').values(values).execute()
}
