import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export const quoteCount = 100_000
export const orderCount = 50_000
const days = 3 * 365

const numbers = (count: number) =>
  `with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < ${count - 1})`
const day = (count: number) => `date('now', '-' || (n * ${days} / ${count}) || ' days')`

/** Rotates through the demo's customers except the high-volume one; one part of each is quoted and ordered. */
const ofCustomer = `(select id, row_number() over (order by id) - 1 as at from customers
  where id in (select customer_id from parts) and id <> 109) as customer`

/** Columns without effect on the measurement. */
const likeAny = `'R1', '', 4, 0, 125000, 'onTime', '2026-12-01', 0`

/**
 * Adds quotes and orders of a data folder's customers, spread over the three years up to today; one line of each quote
 * has been ordered. The usual triggers sum up the quotes.
 */
export const addQuotes = async (dataDir: string) => {
  const database = new DatabaseSync(join(dataDir, 'database/portal.db'))
  database.exec('pragma busy_timeout = 60000; pragma cache_size = -200000; pragma synchronous = off')
  const { customers, order, job, user } = database
    .prepare(`select (select count(*) from ${ofCustomer}) as customers, (select max(id) from purchase_orders) as "order",
      (select max(id) from job_orders) as job, (select min(id) from users) as user`)
    .get() as Record<'customers' | 'order' | 'job' | 'user', number>
  const turn = `customer.at = n % ${customers}`
  const part = '(select min(id) from parts where parts.customer_id = customer.id)'
  database.exec(`begin;
    ${numbers(orderCount)}
    insert into purchase_orders (id, customer_id, number, ordered_on, hash)
    select ${order} + 1 + n, customer.id, 'B-' || n, ${day(orderCount)}, 'bench' || n
    from numbers join ${ofCustomer} on ${turn};
    ${numbers(2 * orderCount)}
    insert into job_orders (id, customer_id, purchase_order_id, part_id, number, line_item, release, horizon, quantity,
      shipped, price, status, requested_on, other)
    select ${job} + 1 + n, purchase_orders.customer_id, purchase_orders.id,
      (select min(id) from parts where parts.customer_id = purchase_orders.customer_id), 'B-' || n, n % 2 + 1, ${likeAny}
    from numbers join purchase_orders on purchase_orders.id = ${order} + 1 + n / 2;
    ${numbers(quoteCount)}
    insert into quotes (customer_id, user_id, number, quoted_on)
    select customer.id, ${user} + n % 50000, 'B-' || n, ${day(quoteCount)} from numbers join ${ofCustomer} on ${turn};
    insert into quote_lines (quote_id, position, part_id, quantity, price, job_order_id)
    with lines(position) as (values (1), (2), (3))
    select quotes.id, position, ${part}, 4, 125000, case position when 1 then ${job} + 1 + quotes.id % ${orderCount} end
    from quotes join customers as customer on customer.id = quotes.customer_id cross join lines
    where quotes.number like 'B-%';
    commit`)
  database.close()
}
