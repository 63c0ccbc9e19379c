import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

export const files = async (db: Kysely<unknown>, dialect: Dialect) => {
  const { text } = dialect
  const statements = [
    // No foreign key: the sender may be a user of an external user service.
    sql`create table files (
      id ${text} primary key,
      name ${text} not null,
      media_type ${text} not null,
      size integer not null check (size >= 0),
      sha256 ${text} not null,
      created_at ${text} not null,
      created_by integer not null)`,
    sql`create table concessions (
      id ${dialect.generatedKey},
      customer_id integer not null references customers(id),
      part_id integer not null references parts(id),
      job_order_id integer references job_orders(id),
      ncr ${text} not null,
      type ${text} not null,
      quantity integer not null,
      notified_on ${text},
      approval_file_id ${text} references files(id),
      provider_comment ${text},
      customer_comment ${text})`,
    sql`create index concessions_customer on concessions (customer_id, part_id)`,
    sql`create index concessions_approval on concessions (approval_file_id)`,
    sql`create table concession_documents (
      concession_id integer not null references concessions(id),
      position integer not null,
      file_id ${text} not null references files(id),
      primary key (concession_id, position))`,
    sql`create index concession_documents_file on concession_documents (file_id)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
