import { sql } from 'kysely'
import type { Division } from '../../schema/division.ts'
import { hitRateOf, type metrics } from '../../schema/metrics.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { wholeSum } from '../database/wholeSum.ts'
import type { Handler } from '../implement.ts'
import { withoutOrders } from './customers.ts'
import { idsOfCustomers, usersOf } from './divisions.ts'
import { entered, madeBetween } from './users.ts'
import { accessSince, type Days, historyMoments, historyOf, ordersSince } from './windows.ts'

interface Moments {
  readonly accessSince: string
  readonly from: string
  readonly end: string
}

const countUsers = prepared((db, value: Placing<Moments>, division: Division) =>
  db.selectNoFrom((eb) => {
    const users = eb
      .selectFrom('users')
      .select((inner) => inner.fn.countAll<number>().as('count'))
      .where(usersOf(division))
    return [
      users.as('total'),
      users.where(entered(value('accessSince'))).as('entered'),
      users.where(madeBetween(value('from'), value('end'))).as('made'),
    ]
  }),
)

const sumQuotes = prepared((db, value: Placing<Days>, division: Division) =>
  db
    .selectFrom('quotes')
    .where('quoted_on', '>=', value('from'))
    .where('quoted_on', '<=', value('to'))
    .where('customer_id', 'in', idsOfCustomers(division))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select([wholeSum(sql`items`).as('items'), wholeSum(sql`ordered_items`).as('ordered')]),
)

const countPurchases = prepared((db, value: Placing<Days>, division: Division) =>
  db
    .selectFrom('purchase_orders')
    .innerJoin('job_orders', 'job_orders.purchase_order_id', 'purchase_orders.id')
    .where('ordered_on', '>=', value('from'))
    .where('ordered_on', '<=', value('to'))
    .where('purchase_orders.customer_id', 'in', idsOfCustomers(division))
    .select((eb) => eb.fn.countAll<number>().as('count')),
)

const countWithoutOrders = prepared((db, value: Placing<{ since: string }>, division: Division) =>
  db
    .selectFrom('customers')
    .where(withoutOrders(division, value('since')))
    .select((eb) => eb.fn.countAll<number>().as('count')),
)

/** Each figure is as many as the table behind it has rows; the hit rate is of all that was quoted. */
export const tiles: Handler<typeof metrics.tiles> = async ({ reader, clock, input: { division } }) => {
  const days = historyOf(clock)
  const [users, quotes, purchases, customers] = await Promise.all([
    countUsers(reader, { accessSince: accessSince(clock), ...historyMoments(clock) }, division),
    sumQuotes(reader, days, division),
    countPurchases(reader, days, division),
    countWithoutOrders(reader, { since: ordersSince(clock) }, division),
  ])
  const { total = 0, entered: within = 0, made = 0 } = users[0] ?? {}
  const { count = 0, items = 0, ordered = 0 } = quotes[0] ?? {}
  return {
    ...{ noAccess: Number(total) - Number(within), entered: Number(within) },
    ...{ quotes: count, purchases: purchases[0]?.count ?? 0, withoutOrders: customers[0]?.count ?? 0 },
    ...{ hitRate: hitRateOf(ordered, items), quotedItems: items, orderedItems: ordered },
    ...{ totalUsers: Number(total), newUsers: Number(made) },
  }
}
