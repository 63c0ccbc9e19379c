import type { Expression } from 'kysely'
import type { Db } from '../database/open.ts'

/**
 * The lines of a customer's contracts with their parts and whose these are: the customer's own, or those of its direct
 * customers, and never anybody else's.
 */
export const contractLines = (db: Db, customerId: Expression<number> | number) =>
  db
    .selectFrom('contract_lines')
    .innerJoin('contracts', 'contracts.id', 'contract_lines.contract_id')
    .innerJoin('parts', 'parts.id', 'contract_lines.part_id')
    .innerJoin('customers', 'customers.id', 'parts.customer_id')
    .where('contracts.customer_id', '=', customerId)
    .where((eb) => eb.or([eb('customers.id', '=', customerId), eb('customers.parent_id', '=', customerId)]))
