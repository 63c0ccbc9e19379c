import { sql } from 'kysely'
import type { budgets } from '../../schema/budgets.ts'
import type { Cents } from '../../schema/kinds.ts'
import type { Db } from '../database/open.ts'
import { wholeSum } from '../database/wholeSum.ts'
import { report } from '../report.ts'

const budgetsOf = (db: Db, { year }: { year: number }) =>
  db.selectFrom('budgets').innerJoin('contacts', 'contacts.id', 'budgets.seller_id').where('budgets.year', '=', year)

/** The sellers that have a budget in the year, with the sum of all that is planned in it. */
export const list = report<typeof budgets.list>()({
  rows: (db, input) =>
    budgetsOf(db, input)
      .leftJoin('budget_rows', 'budget_rows.budget_id', 'budgets.id')
      .select(['budgets.seller_id as sellerId', 'contacts.name as seller'])
      .select(wholeSum<Cents>(sql`budget_rows.total`).as('total'))
      .groupBy(['budgets.seller_id', 'contacts.name']),
  counted: budgetsOf,
  columns: { seller: 'contacts.name', total: 'total' },
  first: ['seller', 'ASC'],
  tie: 'budgets.seller_id',
  toRow: (row) => row,
})
