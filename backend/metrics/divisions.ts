import { expressionBuilder } from 'kysely'
import type { Division } from '#schema/administration/division.ts'
import type { Tables } from '../database/tables.ts'

/** Business unit that is its own division; all others belong to the forge. */
const aerospaceUnit = 'Aerospace'

export const usersOf = (division: Division) => {
  const eb = expressionBuilder<Tables, 'users'>()
  const isThere = eb('users.deleted_at', 'is', null)
  return division === 'both' ? isThere : eb.and([isThere, eb('users.plant', '=', division)])
}

export const customersOf = (division: Division) => {
  const eb = expressionBuilder<Tables, 'customers'>()
  const isCustomer = eb('customers.type', '=', 1)
  if (division === 'both') return isCustomer
  return eb.and([isCustomer, eb('customers.unit', division === 'aerospace' ? '=' : '<>', aerospaceUnit)])
}

export const idsOfCustomers = (division: Division) =>
  expressionBuilder<Tables>().selectFrom('customers').select('customers.id').where(customersOf(division))
