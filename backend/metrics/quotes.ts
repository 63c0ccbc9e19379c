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
import { type Days, historyOf, yearAndMonth } from './windows.ts'

/** A day's quotes, and what their lines come to. */
const quotedByDay = prepared((db, value: Placing<Days>, division: Division) =>
  db
    .selectFrom('quotes')
    .where('quoted_on', '>=', value('from'))
    .where('quoted_on', '<=', value('to'))
    .where('customer_id', 'in', idsOfCustomers(division))
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

const quotesOf = (db: Db, division: Division, { from, to }: Days) =>
  db
    .selectFrom('quotes')
    .innerJoin('customers', 'customers.id', 'quotes.customer_id')
    .innerJoin('users', 'users.id', 'quotes.user_id')
    .where('quotes.quoted_on', '>=', from)
    .where('quotes.quoted_on', '<=', to)
    .where('quotes.customer_id', 'in', idsOfCustomers(division))

/** Quotes of the last 12 months, the newest first. */
export const listQuoted = report<typeof metrics.listQuoted>()({
  rows: (db, { division }, clock) =>
    quotesOf(db, division, historyOf(clock))
      .select(['quotes.quoted_on', 'customers.name as customer', 'users.name as user'])
      .select(['quotes.amount', 'quotes.items']),
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
  const asked = quotesOf(db, division, days)
    .select(['quotes.customer_id', 'customers.name as customer', 'customers.search', 'users.name as user'])
    .select(month.as('month'))
    .select([wholeSum<Cents>(sql`quotes.amount`).as('amount'), wholeSum(sql`quotes.items`).as('items')])
    .select(wholeSum(sql`quotes.ordered_items`).as('ordered'))
    .groupBy(['quotes.customer_id', 'customers.name', 'customers.search', 'users.name', month])
  return db
    .selectFrom(asked.as('asked'))
    .select(['customer_id', 'customer', 'search', 'month'])
    .select(sql<string>`string_agg(asked.user, ', ' order by asked.user)`.as('user'))
    .select([wholeSum<Cents>(sql`amount`).as('amount'), wholeSum(sql`items`).as('items')])
    .select(wholeSum(sql`ordered`).as('ordered'))
    .groupBy(['customer_id', 'customer', 'search', 'month'])
}

/** The hit rate of each customer's months in the last 12, the newest first. */
export const listHitRates = report<typeof metrics.listHitRates>()({
  rows: (db, { division }, clock) =>
    db
      .selectFrom(monthsOf(db, division, historyOf(clock)).as('months'))
      .select(['month', 'customer', 'user', 'amount', 'items', 'ordered'])
      .select(sql<number | null>`ordered * 1.0 / nullif(items, 0)`.as('share')),
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
