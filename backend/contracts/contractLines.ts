import type { Expression, ExpressionBuilder } from 'kysely'
import type { Db } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { columnsOf } from '../list/source.ts'

type Id = Expression<number> | number

/** Limits contract data to the customer and its direct customers. */
const isOwnOrDirectCustomer = (customerId: Id) => (eb: ExpressionBuilder<Tables, 'customers'>) =>
  eb.or([eb('customers.id', '=', customerId), eb('customers.parent_id', '=', customerId)])

type LineTable = 'contract_line_years' | 'contract_materials' | 'market_shares'

export const contractLines = (db: Db, customerId: Id) =>
  db
    .selectFrom('contract_lines')
    .innerJoin('contracts', 'contracts.id', 'contract_lines.contract_id')
    .innerJoin('parts', 'parts.id', 'contract_lines.part_id')
    .innerJoin('customers', 'customers.id', 'parts.customer_id')
    .where('contracts.customer_id', '=', customerId)
    .where(isOwnOrDirectCustomer(customerId))

export const contractLinesWith = <const Table extends LineTable>(db: Db, customerId: Id, table: Table) =>
  // TypeScript cannot infer concatenated column names.
  contractLines(db, customerId).innerJoin(table, `${table}.contract_line_id` as never, 'contract_lines.id' as never)

export const contractLtas = (db: Db, customerId: Id) =>
  db
    .selectFrom('ltas')
    .innerJoin('contracts', 'contracts.id', 'ltas.contract_id')
    .innerJoin('customers', 'customers.id', 'ltas.customer_id')
    .where('contracts.customer_id', '=', customerId)
    .where(isOwnOrDirectCustomer(customerId))

export const lineFields = {
  contract: 'contracts.name',
  partNumber: 'parts.customer_number',
  providerPartNumber: 'parts.provider_number',
  ...columnsOf('contract_lines', 'program'),
} as const

export const sharesIn = <const Table extends 'contract_lines' | 'ltas'>(table: Table) =>
  ({ minShare: `${table}.market_share_min`, maxShare: `${table}.market_share_max` }) as const
