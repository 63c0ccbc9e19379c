import { sql } from 'kysely'
import type { Division } from '../../schema/division.ts'
import type { Cents } from '../../schema/kinds.ts'
import { hitRateOf, type metrics } from '../../schema/metrics.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { wholeSum } from '../database/wholeSum.ts'
import type { Context, Handler } from '../implement.ts'
import { report } from '../report.ts'
import { idsOfCustomers } from './divisions.ts'
import { sumByMonth } from './sumByMonth.ts'
import { type Days, historyOf, type SomeDays, yearAndMonth } from './windows.ts'

/** A division's quotes of these days. */
export const quotesIn = (db: Db, division: Division, { from, to }: SomeDays) =>
  db
    .selectFrom('quotes')
    .where('quotes.quoted_on', '>=', from)
    .where('quotes.quoted_on', '<=', to)
    .where('quotes.customer_id', 'in', idsOfCustomers(division))

/** A day's quotes, and what their lines come to. */
const quotedByDay = prepared((db, value: Placing<Days>, division: Division) =>
  quotesIn(db, division, { from: value('from'), to: value('to') })
    .select('quoted_on as day')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select([wholeSum(sql`items`).as('items'), wholeSum(sql`ordered_items`).as('ordered')])
    .groupBy('quoted_on'),
)

type Asked = Pick<Context<typeof metrics.quotesByMonth>, 'reader' | 'clock' | 'input'>

const daysOf = ({ reader, clock, input }: Asked) => quotedByDay(reader, historyOf(clock), input.division)

export const quotesByMonth: Handler<typeof metrics.quotesByMonth> = async (context) =>
  sumByMonth(context.clock, await daysOf(context), 'count')

export const hitRateByMonth: Handler<typeof metrics.hitRateByMonth> = async (context) =>
  sumByMonth(context.clock, await daysOf(context), 'items', 'ordered').map(({ items, ordered, ...month }) => ({
    ...month,
    rate: hitRateOf(ordered, items),
  }))

/** Quotes of the last 12 months, the newest first. */
export const listQuoted = report<typeof metrics.listQuoted>()({
  rows: (db, { division }, clock) =>
    quotesIn(db, division, historyOf(clock))
      .innerJoin('customers', 'customers.id', 'quotes.customer_id')
      .innerJoin('users', 'users.id', 'quotes.user_id')
      .select(['quotes.quoted_on', 'customers.name as customer', 'users.name as user'])
      .select(['quotes.amount', 'quotes.items']),
  counted: (db, { division }, clock) => quotesIn(db, division, historyOf(clock)),
  columns: {
    year: 'quotes.quoted_on',
    customer: 'customers.search',
    user: 'users.name_key',
    amount: 'quotes.amount',
    items: 'quotes.items',
  },
  first: ['year', 'DESC'],
  tie: 'quotes.id',
  toRow: ({ quoted_on, customer, user, amount, items }) => ({
    ...yearAndMonth(quoted_on),
    ...{ customer, user, amount: amount as Cents, items },
  }),
})

const month = sql<string>`substr(quotes.quoted_on, 1, 7)`

/** Customers' months with what was quoted in them; whoever asked is named once. */
const monthsOf = (db: Db, division: Division, days: Days) => {
  const asked = quotesIn(db, division, days)
    .select(['quotes.customer_id', 'quotes.user_id', month.as('month')])
    .select([wholeSum<Cents>(sql`amount`).as('amount'), wholeSum(sql`items`).as('items')])
    .select(wholeSum(sql`ordered_items`).as('ordered'))
    .groupBy(['quotes.customer_id', 'quotes.user_id', month])
  return db
    .selectFrom(asked.as('asked'))
    .innerJoin('users', 'users.id', 'asked.user_id')
    .innerJoin('customers', 'customers.id', 'asked.customer_id')
    .select(['asked.customer_id', 'customers.name as customer', 'customers.search', 'asked.month'])
    .select(sql<string>`string_agg(users.name, ', ' order by users.name)`.as('user'))
    .select([wholeSum<Cents>(sql`amount`).as('amount'), wholeSum(sql`items`).as('items')])
    .select(wholeSum(sql`ordered`).as('ordered'))
    .groupBy(['asked.customer_id', 'customers.name', 'customers.search', 'asked.month'])
}

/** The hit rate of each customer's months in the last 12, the newest first. */
export const listHitRates = report<typeof metrics.listHitRates>()({
  rows: (db, { division }, clock) =>
    db
      .selectFrom(monthsOf(db, division, historyOf(clock)).as('months'))
      .select(['month', 'customer', 'user', 'amount', 'items', 'ordered'])
      .select(sql<number | null>`ordered * 1.0 / nullif(items, 0)`.as('share')),
  counted: (db, { division }, clock) => {
    const months = quotesIn(db, division, historyOf(clock))
      .select(['quotes.customer_id', month.as('month')])
      .groupBy(['quotes.customer_id', month])
    return db.selectFrom(months.as('months'))
  },
  columns: {
    year: 'month',
    customer: 'search',
    user: 'user',
    amount: 'amount',
    items: 'items',
    hitRate: 'share',
  },
  first: ['year', 'DESC'],
  tie: 'months.customer_id',
  toRow: (row) => ({
    ...yearAndMonth(row.month),
    ...{ customer: row.customer, user: row.user, amount: row.amount, items: row.items },
    hitRate: hitRateOf(row.ordered, row.items),
  }),
})
