import type { Issues } from '../../../schema/checks/issues.ts'
import type { Cents } from '../../../schema/kinds.ts'
import { mostBudgetRows } from '../../../schema/sales/budgetRules.ts'
import type { Dialect } from '../../database/dialect.ts'
import type { Db } from '../../database/open.ts'
import { invalidInput } from '../../httpError.ts'
import type { Linked } from '../links.ts'
import { monthColumns } from '../readBudget.ts'
import type { NewRow } from './judgeRows.ts'

/**
 * Until the transaction ends nobody else writes budgets: which customers a year uses is read and then relied upon, also
 * beside the budgets of other sellers.
 */
export const holdBudgets = async (db: Db, dialect: Dialect) => {
  await dialect.rowsForUpdate(db.selectFrom('segments').select('id').orderBy('id')).execute()
}

/** Which customers have a row for which segment in a year, and the seller's own goal. */
export const usedInYear = async (db: Db, { sellerId, year }: Linked) =>
  db
    .selectFrom('budgets')
    .innerJoin('budget_rows', 'budget_rows.budget_id', 'budgets.id')
    .select(['budget_rows.id', 'budget_rows.customer_id as customerId', 'budget_rows.segment_id as segmentId'])
    .where('budgets.year', '=', year)
    .where((eb) => eb.or([eb('customer_id', 'is not', null), eb('budgets.seller_id', '=', sellerId)]))
    .execute()

/** So many faults are told; more than a person could mend help nobody. */
const mostTold = 100

/** Raises what is wrong with an input, if anything is. */
export const demandNone = (issues: Issues) => {
  const told = Object.entries(issues).slice(0, mostTold)
  if (told.length > 0) throw invalidInput(Object.fromEntries(told))
}

/** Raises an issue when a budget would have more rows than it may. */
export const demandRoom = (place: string, count: number) => {
  if (count > mostBudgetRows) throw invalidInput({ [place]: { code: 'tooMany', limit: mostBudgetRows } })
}

/** The columns of what is planned. */
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
