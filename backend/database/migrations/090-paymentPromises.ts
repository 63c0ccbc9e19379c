import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

/** Days on which customers say that they pay invoices. Customer, invoice and user need no rows here, as for requests. */
export const paymentPromises = async (db: Kysely<unknown>, { text }: Dialect) => {
  await sql`create table payment_promises (
    customer_id integer not null, invoice ${text} not null, pay_on ${text} not null, made_on ${text} not null,
    made_by ${text} not null, primary key (customer_id, invoice))`.execute(db)
}
