import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export const orderLineCount = 1_000_000
export const orderCustomerCount = 300
const firstOrderId = 30_000_000
const linesOfOrder = 5
const partsOfCustomer = 20
/** User of the search; the first of these customers is also assigned to the demo customer's user. */
const searcher = 'customer@anvil.example'

const numbers = (count: number) =>
  `with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < ${count - 1})`

/** Adds order lines of new customers, in rotation, to a data folder; the usual triggers index their numbers. */
export const addOrderLines = async (dataDir: string) => {
  const database = new DatabaseSync(join(dataDir, 'database/portal.db'))
  database.exec('pragma busy_timeout = 60000; pragma cache_size = -200000; pragma synchronous = off')
  const orderCount = orderLineCount / linesOfOrder
  const partCount = orderCustomerCount * partsOfCustomer
  database.exec(`begin;
    ${numbers(orderCustomerCount)}
    insert into customers (id, name, legal_name, type, unit, segment, subsegment, has_equote, is_shown,
      exclude_from_context, search)
    select ${firstOrderId} + n, 'L-' || n, 'L-' || n, 1, '', '', '', 0, 0, 0, 'l-' || n from numbers;
    ${numbers(partCount)}
    insert into parts (id, customer_id, customer_number, provider_number, description, alloy, shape, outer_diameter,
      inner_diameter, length, weight, is_new_introduction, is_aerofab)
    select ${firstOrderId} + n, ${firstOrderId} + n % ${orderCustomerCount}, 'LP-' || n, 'LF-' || n, '', '', 'ring', 10, 5, 2, 4,
      0, 0 from numbers;
    ${numbers(orderCount)}
    insert into purchase_orders (id, customer_id, number, ordered_on, hash)
    select ${firstOrderId} + n, ${firstOrderId} + n % ${orderCustomerCount}, '45' || (10000000 + n), '2026-01-01', 'line' || n
    from numbers;
    ${numbers(orderLineCount)}
    insert into job_orders (id, customer_id, purchase_order_id, part_id, number, line_item, release, horizon, quantity,
      shipped, price, status, requested_on)
    select ${firstOrderId} + n, ${firstOrderId} + n % ${orderCount} % ${orderCustomerCount}, ${firstOrderId} + n % ${orderCount},
      ${firstOrderId} + n % ${orderCount} % ${partCount}, '0' || (20000000 + n), n / ${orderCount} + 1, 'R1', '', 9, 9, 125000,
      'delivered', '2026-12-01' from numbers;
    insert into user_customers (user_id, customer_id, position)
      select id, ${firstOrderId}, 9 from users where email_key = '${searcher}';
    commit; pragma wal_checkpoint(truncate)`)
  database.close()
}
