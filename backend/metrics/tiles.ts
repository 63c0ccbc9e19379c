import { sql } from 'kysely'
import type { Division } from '#schema/administration/division.ts'
import { hitRateOf, type metrics } from '#schema/administration/metrics.ts'
import type { Instant } from '#schema/kinds.ts'
import { wholeSum } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import { valuesIn } from '../database/prepared.ts'
import type { Handler } from '../implement.ts'
import { withoutOrders } from './customers.ts'
import { purchasesIn } from './purchases.ts'
import { quotesIn } from './quotes.ts'
import { didNotEnter, madeBetween, usersIn } from './users.ts'
import { accessSince, historyMoments, historyOf, ordersSince } from './windows.ts'

interface Moments {
  readonly accessSince: Instant
  readonly from: Instant
  readonly end: Instant
}

const countAll = sql<number>`count(*)`.as('count')

/** All three in one index scan; separate queries take twice as long. */
const countUsers = (db: Db, { accessSince, from, end }: Moments, division: Division) =>
  usersIn(db, division)
    .select((eb) => {
      const all = eb.fn.countAll<number>()
      return [
        all.as('total'),
        all.filterWhere(didNotEnter(accessSince)).as('away'),
        all.filterWhere(madeBetween(from, end)).as('made'),
      ]
    })
    .execute()

/** Each figure equals the number of rows in the table behind it; the hit rate covers all quotes. */
export const tiles: Handler<typeof metrics.tiles> = async ({ reader, clock, input: { division } }) => {
  const days = valuesIn(historyOf(clock))
  const [users, quotes, purchases, customers] = await Promise.all([
    countUsers(reader, { accessSince: accessSince(clock), ...historyMoments(clock) }, division),
    quotesIn(reader, division, days)
      .select(countAll)
      .select([wholeSum(sql`items`).as('items'), wholeSum(sql`ordered_items`).as('ordered')])
      .execute(),
    purchasesIn(reader, division, days).select(countAll).execute(),
    reader
      .selectFrom('customers')
      .where(withoutOrders(division, ordersSince(clock)))
      .select(countAll)
      .execute(),
  ])
  const { total = 0, away = 0, made = 0 } = users[0] ?? {}
  const { count = 0, items = 0, ordered = 0 } = quotes[0] ?? {}
  return {
    noAccess: Number(away),
    entered: Number(total) - Number(away),
    quotes: count,
    purchases: purchases[0]?.count ?? 0,
    withoutOrders: customers[0]?.count ?? 0,
    hitRate: hitRateOf(ordered, items),
    quotedItems: items,
    orderedItems: ordered,
    totalUsers: Number(total),
    newUsers: Number(made),
  }
}
