import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

/**
 * A customer's open lines by promised date, and their orders. Lists sort nulls first; PostgreSQL does not know that the
 * date is never null.
 */
export const promisedOrder = async (db: Kysely<unknown>, { name }: Dialect) => {
  const nulls = name === 'postgres' ? sql`nulls first` : sql``
  await sql`create index job_orders_open_promised on job_orders
    (customer_id, (coalesce(new_committed_on, committed_on, '9999-12-31')) ${nulls}, purchase_order_id, id)
    where quantity > shipped`.execute(db)
  await sql`create index job_orders_open_orders on job_orders (customer_id, purchase_order_id)
    where quantity > shipped`.execute(db)
}
