import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

export const quality = async (db: Kysely<unknown>, { text }: Dialect) => {
  const statements = [
    sql`alter table job_orders add column approval_since ${text}`,
    sql`create index job_orders_approval on job_orders (customer_id, id) where approval > 0`,
    sql`create index invoices_issued on invoices (customer_id, issued_on, amount)`,
    sql`create index concessions_notified on concessions (customer_id, notified_on, quantity)`,
    sql`alter table customer_terms add column quality_id integer references contacts(id)`,
    sql`alter table customer_terms add column quality_backup_id integer references contacts(id)`,
    sql`alter table customer_terms add column project_manager_id integer references contacts(id)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
