import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

/** Numbers of a connected company's customers whose ids are texts. */
export const companyCustomers = async (db: Kysely<unknown>, { text, generatedKey }: Dialect) => {
  await sql`create table company_customers (id ${generatedKey}, company_id ${text} not null unique)`.execute(db)
}
