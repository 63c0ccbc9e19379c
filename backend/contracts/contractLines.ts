import type { Expression, ExpressionBuilder } from 'kysely'
import type { Db } from '../database/open.ts'
import type { Tables } from '../database/tables/tables.ts'
import { columnsOf } from '../list/source.ts'

type Id = Expression<number> | number

/** The customer itself and its direct customers: of nobody else anything is shown under a contract of its. */
const isItsOwn = (customerId: Id) => (eb: ExpressionBuilder<Tables, 'customers'>) =>
  eb.or([eb('customers.id', '=', customerId), eb('customers.parent_id', '=', customerId)])

/** Tables that tell more of the lines of contracts. */
type OfLines = 'contract_line_years' | 'contract_materials' | 'market_shares'

/** The lines of a customer's contracts with their parts and whose these are. */
export const contractLines = (db: Db, customerId: Id) =>
  db
    .selectFrom('contract_lines')
    .innerJoin('contracts', 'contracts.id', 'contract_lines.contract_id')
    .innerJoin('parts', 'parts.id', 'contract_lines.part_id')
    .innerJoin('customers', 'customers.id', 'parts.customer_id')
    .where('contracts.customer_id', '=', customerId)
    .where(isItsOwn(customerId))

/** Those lines, each with its rows of another table. */
export const contractLinesWith = <const Table extends OfLines>(db: Db, customerId: Id, table: Table) =>
  // The types follow no name that is put together.
  contractLines(db, customerId).innerJoin(table, `${table}.contract_line_id` as never, 'contract_lines.id' as never)

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

/** Where a table has which share of the market was agreed. */
export const sharesIn = <const Table extends 'contract_lines' | 'ltas'>(table: Table) =>
  ({ minShare: `${table}.market_share_min`, maxShare: `${table}.market_share_max` }) as const
