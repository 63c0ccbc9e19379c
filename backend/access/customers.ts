import { expressionBuilder } from 'kysely'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'
import type { Caller } from './caller.ts'

/**
 * True if a caller may act for one of these customers. Callers with access to all customers also reach rows without a
 * customer.
 */
export const reaches = (caller: Caller, customers: readonly number[]) =>
  caller.customers === 'all' || customers.some((id) => (caller.customers as readonly number[]).includes(id))

const customerOf = prepared((db, value: Placing<{ id: number }>) =>
  db.selectFrom('customers').select('id').where('id', '=', value('id')).where('type', '=', 1),
)

/** True if the customer exists; carriers do not count. */
export const isCustomer = async (db: Db, id: number) => (await customerOf(db, { id })).length > 0

/** Single condition for user visibility: all users, or those who share a customer with the caller. */
export const usersVisibleTo = ({ customers }: Pick<Caller, 'customers'>) => {
  const eb = expressionBuilder<Tables, 'users'>()
  if (customers === 'all') return eb.val(true)
  return eb.exists(
    eb
      .selectFrom('user_customers')
      .select('user_id')
      .whereRef('user_customers.user_id', '=', 'users.id')
      .where('customer_id', 'in', customers.length > 0 ? customers : [-1]),
  )
}
