import { sql } from 'kysely'
import { account } from '#schema/account/account.ts'
import { fold } from '#values/texts.ts'
import type { Caller } from '../access/caller.ts'
import { containing, isLike } from '../database/like.ts'
import type { Db } from '../database/open.ts'
import type { Handler } from '../implement.ts'
import { list } from '../list/list.ts'
import { columnsOf } from '../list/source.ts'

/** Customers a caller may act for, without those excluded from selection as current customer. */
export const customersOf = (db: Db, { customers }: Pick<Caller, 'customers'>) => {
  const all = db.selectFrom('customers').where('exclude_from_context', '=', 0).where('type', '=', 1)
  return customers === 'all' ? all : all.where('id', 'in', customers.length > 0 ? customers : [-1])
}

export const customers = list(account.customers, {
  parameters: ({ caller, input }) => ({
    own: { customers: caller.customers },
    values: { pattern: containing(fold(input.list.filter.q ?? '')) },
  }),
  from: (db, _value, { own }) => customersOf(db, own),
  fields: columnsOf('customers', 'id', 'name', 'legalName', 'unit'),
  order: ['name', 'ASC'],
  key: 'customers.id',
  filters: { q: (_eb, value) => isLike(sql.ref('customers.search'), value('pattern')) },
  // A search reads every customer.
  light: ({ shape }) => shape.filters.every((name) => name === 'unit'),
})

export const customerNames: Handler<typeof account.customerNames> = async ({ db, caller, input }) => {
  if (input.ids.length === 0) return []
  return customersOf(db, caller)
    .select(['id', 'name', 'legal_name as legalName', 'unit'])
    .where('id', 'in', input.ids.slice(0, 1_000))
    .orderBy('name')
    .execute()
}
