import type { RowOf } from '#schema/entity.ts'
import type { Cents } from '#schema/kinds.ts'
import type { budgets, sellerBudget } from '#schema/sales/budgets.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { notFound } from '../errors.ts'
import type { Context } from '../implement.ts'
import type { Linked } from './links.ts'

export type SellerBudget = RowOf<typeof sellerBudget>

export const monthColumns = [
  'month_1',
  'month_2',
  'month_3',
  'month_4',
  'month_5',
  'month_6',
  'month_7',
  'month_8',
  'month_9',
  'month_10',
  'month_11',
  'month_12',
] as const

/**
 * A single statement, so that the version matches the rows. A budget without rows returns one line with empty row
 * columns.
 */
const linesOf = prepared((db, value: Placing<Linked>) =>
  db
    .selectFrom('budgets')
    .innerJoin('contacts', 'contacts.id', 'budgets.seller_id')
    .leftJoin('budget_rows', 'budget_rows.budget_id', 'budgets.id')
    .leftJoin('segments', 'segments.id', 'budget_rows.segment_id')
    .leftJoin('customers', 'customers.id', 'budget_rows.customer_id')
    .leftJoin('contracts', 'contracts.id', 'budget_rows.contract_id')
    .select(['budgets.version', 'contacts.name as seller', 'budget_rows.id'])
    .select(['segments.id as segmentId', 'segments.name as segment', 'customers.id as customerId'])
    .select(['customers.name as customer', 'contracts.id as contractId', 'contracts.name as contract'])
    .select(['yearly_goal', ...monthColumns])
    .where('budgets.seller_id', '=', value('sellerId'))
    .where('budgets.year', '=', value('year'))
    .orderBy('segments.id')
    .orderBy('customers.search')
    .orderBy('budget_rows.id'),
)

type Line = Awaited<ReturnType<typeof linesOf>>[number]

const toRows = (line: Line): SellerBudget['rows'] => {
  const { id, segmentId, segment, contractId, contract, customerId, customer } = line
  if (id === null || segmentId === null || segment === null) return []
  // Customer rows always have an amount for each month, by a constraint of the table.
  const months = customerId === null ? null : monthColumns.map((column) => line[column] as Cents)
  return [{ id, segmentId, segment, contractId, contract, customerId, customer, months, yearlyGoal: line.yearly_goal }]
}

export const readBudget = async (db: Db, { sellerId, year }: Linked): Promise<SellerBudget | null> => {
  const lines = await linesOf(db, { sellerId, year })
  const [first] = lines
  return first ? { sellerId, year, seller: first.seller, rows: lines.flatMap(toRows), version: first.version } : null
}

export const get = async ({ db, input }: Pick<Context<typeof budgets.get>, 'db' | 'input'>) => {
  const found = await readBudget(db, input)
  if (!found) throw notFound()
  return found
}
