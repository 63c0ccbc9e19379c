import { sql } from 'kysely'
import type { Division } from '#schema/administration/division.ts'
import { hitRateOf, metrics } from '#schema/administration/metrics.ts'
import { yearAndMonth } from '#values/months.ts'
import type { Cents } from '#values/types.ts'
import { wholeSum } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Context, Handler } from '../implement.ts'
import { list } from '../list/list.ts'
import { askedBy } from '../quotes/listHistory.ts'
import { idsOfCustomers } from './divisions.ts'
import { type Days, historyOf, sumByMonth } from './windows.ts'

export const quotesIn = (db: Db, division: Division, value: Placing<Days>) =>
  db
    .selectFrom('quotes')
    .where('quotes.quoted_on', '>=', value('from'))
    .where('quotes.quoted_on', '<=', value('to'))
    .where('quotes.customer_id', 'in', idsOfCustomers(division))

const quotedByDay = prepared((db, value: Placing<Days>, division: Division) =>
  quotesIn(db, division, value)
    .select('quoted_on as day')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select([wholeSum(sql`items`).as('items'), wholeSum(sql`ordered_items`).as('ordered')])
    .groupBy('quoted_on'),
)

type MetricsContext = Pick<Context<typeof metrics.quotesByMonth>, 'reader' | 'clock' | 'input'>

const daysOf = ({ reader, clock, input }: MetricsContext) => quotedByDay(reader, historyOf(clock), input.division)

export const quotesByMonth: Handler<typeof metrics.quotesByMonth> = async (context) =>
  sumByMonth(context.clock, await daysOf(context), 'count')

export const hitRateByMonth: Handler<typeof metrics.hitRateByMonth> = async (context) =>
  sumByMonth(context.clock, await daysOf(context), 'items', 'ordered').map(({ items, ordered, ...month }) => ({
    ...month,
    rate: hitRateOf(ordered, items),
  }))

export const listQuoted = list(metrics.listQuoted, {
  parameters: ({ clock, input }) => ({ own: input.division, values: historyOf(clock) }),
  from: (db, value, { own }) => quotesIn(db, own, value),
  joins: {
    customers: (rows) => rows.innerJoin('customers', 'customers.id', 'quotes.customer_id'),
    users: (rows) => rows.leftJoin('users', 'users.id', 'quotes.user_id'),
  },
  fields: {
    customer: { column: 'customers.name', folded: 'customers.search' },
    user: { column: askedBy, folded: sql`coalesce(users.name_key, fold(quotes.requested_by), '')` },
    amount: 'quotes.amount',
    items: 'quotes.items',
    quotedOn: 'quotes.quoted_on',
    year: { column: null, sort: 'quotes.quoted_on' },
  },
  complete: (found) => found.map((row) => ({ ...row, ...yearAndMonth(row.quotedOn) })),
  order: ['year', 'DESC'],
  key: 'quotes.id',
})

const month = sql<string>`substr(quotes.quoted_on, 1, 7)`

const monthsOf = (db: Db, division: Division, value: Placing<Days>) => {
  const quotes = quotesIn(db, division, value)
    .select(['quotes.customer_id', 'quotes.user_id', month.as('month')])
    .select([wholeSum<Cents>(sql`amount`).as('amount'), wholeSum(sql`items`).as('items')])
    .select(wholeSum(sql`ordered_items`).as('ordered'))
    .groupBy(['quotes.customer_id', 'quotes.user_id', month])
  return db
    .selectFrom(quotes.as('quotes'))
    .innerJoin('users', 'users.id', 'quotes.user_id')
    .innerJoin('customers', 'customers.id', 'quotes.customer_id')
    .select(['quotes.customer_id', 'customers.name as customer', 'customers.search', 'quotes.month'])
    .select(sql<string>`string_agg(users.name, ', ' order by users.name)`.as('user'))
    .select([wholeSum<Cents>(sql`amount`).as('amount'), wholeSum(sql`items`).as('items')])
    .select(wholeSum(sql`ordered`).as('ordered'))
    .groupBy(['quotes.customer_id', 'customers.name', 'customers.search', 'quotes.month'])
}

export const listHitRates = list(metrics.listHitRates, {
  parameters: ({ clock, input }) => ({ own: input.division, values: historyOf(clock) }),
  from: (db, value, { own }) => db.selectFrom(monthsOf(db, own, value).as('months')),
  fields: {
    customer: { column: sql.ref('months.customer'), folded: sql.ref('months.search') },
    user: sql.ref('months.user'),
    amount: sql.ref('months.amount'),
    items: sql.ref('months.items'),
    quotedIn: sql.ref<string>('months.month'),
    ordered: sql.ref<number>('months.ordered'),
    year: { column: null, sort: sql.ref('months.month') },
    hitRate: { column: null, sort: sql`months.ordered * 1.0 / nullif(months.items, 0)` },
  },
  complete: (found) =>
    found.map(({ quotedIn, ordered, ...row }) => ({
      ...row,
      ...yearAndMonth(quotedIn),
      hitRate: hitRateOf(Number(ordered), row.items),
    })),
  order: ['year', 'DESC'],
  key: [sql.ref('months.customer_id'), sql.ref('months.month')],
})
