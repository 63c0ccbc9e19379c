import { type Kysely, sql } from 'kysely'

export const openLines = async (db: Kysely<unknown>) => {
  const statements = [
    sql`alter table job_orders add column is_consignment integer not null default 0 check (is_consignment in (0, 1))`,
    sql`create index job_orders_open_committed on job_orders ((coalesce(committed_on, '9999-12-31')), id)
      where quantity > shipped`,
    sql`create index job_orders_consignment on job_orders (id) where is_consignment = 1`,
    sql`create index invoice_lines_job_order on invoice_lines (job_order_id, quantity)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
