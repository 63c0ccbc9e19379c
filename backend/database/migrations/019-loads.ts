import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

const address = ['street', 'postal_code', 'city', 'country']

export const loads = async (db: Kysely<unknown>, { text }: Dialect) => {
  for (const part of address)
    await sql`alter table customer_terms add column ${sql.ref(`delivery_${part}`)} ${text} not null default ''`.execute(
      db,
    )
  await sql`create index deliveries_invoice on deliveries (invoice_id)`.execute(db)
  await sql`create table certificates (
    number ${text} primary key, delivery_id integer not null references deliveries(id))`.execute(db)
  await sql`create index certificates_delivery on certificates (delivery_id, number)`.execute(db)
}
