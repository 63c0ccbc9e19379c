import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

export const bankReferences = async (db: Kysely<unknown>, { text, generatedKey }: Dialect) => {
  const statements = [
    sql`create table bank_references (
      id ${generatedKey}, customer_id integer not null references customers(id), number ${text} not null unique,
      status integer not null check (status in (1, 2, 3)), created_on ${text} not null, total bigint not null)`,
    sql`create index bank_references_customer on bank_references (customer_id, created_on, id)`,
    sql`create table bank_reference_lines (
      reference_id integer not null references bank_references(id), position integer not null,
      invoice_id integer references invoices(id), credit_note_id integer references credit_notes(id),
      amount bigint not null check (amount > 0), applied bigint not null check (applied between 0 and amount),
      primary key (reference_id, position), check ((invoice_id is null) <> (credit_note_id is null)))`,
    sql`create index bank_reference_lines_invoice on bank_reference_lines (invoice_id)`,
    sql`create index bank_reference_lines_note on bank_reference_lines (credit_note_id)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
