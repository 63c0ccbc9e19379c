import { type ExpressionBuilder, expressionBuilder } from 'kysely'
import type { Division } from '../../schema/administration/division.ts'
import type { Tables } from '../database/tables/tables.ts'

/** The business unit that is a division of its own; all others are the forge. */
const aerospaceUnit = 'Aerospace'

/** The condition on `users` that they are a division's, by the plant that they may enter. */
export const usersOf = (division: Division) => (eb: ExpressionBuilder<Tables, 'users'>) => {
  const isThere = eb('users.deleted_at', 'is', null)
  return division === 'both' ? isThere : eb.and([isThere, eb('users.plant', '=', division)])
}

/** The condition on `customers` that they are a division's, by their unit. */
export const customersOf = (division: Division) => (eb: ExpressionBuilder<Tables, 'customers'>) => {
  const isCustomer = eb('customers.type', '=', 1)
  if (division === 'both') return isCustomer
  return eb.and([isCustomer, eb('customers.unit', division === 'aerospace' ? '=' : '<>', aerospaceUnit)])
}

/** The ids of a division's customers. */
export const idsOfCustomers = (division: Division) =>
  expressionBuilder<Tables>().selectFrom('customers').select('customers.id').where(customersOf(division))
