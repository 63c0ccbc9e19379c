import type { Expression, ExpressionBuilder } from 'kysely'
import type { Db } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { columnsOf } from '../list/source.ts'

type Id = Expression<number> | number

/** The customer itself and its direct customers: of nobody else anything is shown under a contract of its. */
const isItsOwn = (customerId: Id) => (eb: ExpressionBuilder<Tables, 'customers'>) =>
  eb.or([eb('customers.id', '=', customerId), eb('customers.parent_id', '=', customerId)])

/** The lines of a customer's contracts with their parts and whose these are. */
export const contractLines = (db: Db, customerId: Id) =>
  db
    .selectFrom('contract_lines')
    .innerJoin('contracts', 'contracts.id', 'contract_lines.contract_id')
    .innerJoin('parts', 'parts.id', 'contract_lines.part_id')
    .innerJoin('customers', 'customers.id', 'parts.customer_id')
    .where('contracts.customer_id', '=', customerId)
    .where(isItsOwn(customerId))

/** The long-term agreements under a customer's contracts, and who buys by them. */
export const contractLtas = (db: Db, customerId: Id) =>
  db
    .selectFrom('ltas')
    .innerJoin('contracts', 'contracts.id', 'ltas.contract_id')
    .innerJoin('customers', 'customers.id', 'ltas.customer_id')
    .where('contracts.customer_id', '=', customerId)
    .where(isItsOwn(customerId))

/** Where reports have what they tell of every line. */
export const lineFields = {
  contract: 'contracts.name',
  partNumber: 'parts.customer_number',
  providerPartNumber: 'parts.provider_number',
  ...columnsOf('contract_lines', 'program'),
} as const
