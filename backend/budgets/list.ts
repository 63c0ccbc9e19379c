import { sql } from 'kysely'
import { budgets } from '#schema/sales/budgets.ts'
import { wholeSum } from '../database/dialect.ts'
import { list as listOf } from '../list/list.ts'

const planned = wholeSum(sql`budget_rows.total`)

export const list = listOf(budgets.list, {
  from: (db) => db.selectFrom('budgets'),
  scope: (rows, value) => rows.where('budgets.year', '=', value('year')),
  joins: { contacts: (rows) => rows.innerJoin('contacts', 'contacts.id', 'budgets.seller_id') },
  fields: {
    sellerId: 'budgets.seller_id',
    seller: 'contacts.name',
    total: sql`(select ${planned} from budget_rows where budget_rows.budget_id = budgets.id)`,
  },
  order: ['seller', 'ASC'],
  key: 'budgets.id',
})
