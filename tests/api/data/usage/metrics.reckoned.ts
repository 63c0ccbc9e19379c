import type { Api } from '#tests/support/client/apiClient.ts'

// biome-ignore lint/suspicious/noExplicitAny: a row is read by the names of its columns
type Row = any

/** Limits of the periods for the business day, 5 November 2026, computed by hand. */
const access = '2026-08-05'
const orders = '2026-05-05'
const [from, to] = ['2025-11-05', '2026-11-05'] as const

const months = [
  '2025-11',
  '2025-12',
  '2026-01',
  '2026-02',
  '2026-03',
  '2026-04',
  '2026-05',
  '2026-06',
  '2026-07',
  '2026-08',
  '2026-09',
  '2026-10',
  '2026-11',
]

/** Monterrey is UTC-6 all year. */
const dayOf = (moment: string) => new Date(Date.parse(moment) - 6 * 3_600_000).toISOString().slice(0, 10)
const isWithin = (day: string) => day >= from && day <= to
const monthOf = (day: string) => ({ Valor1: Number(day.slice(0, 4)), Valor2: Number(day.slice(5, 7)) })
const byMonth = (days: readonly string[]) =>
  months.map((month) => ({ ...monthOf(month), Valor3: days.filter((day) => day.startsWith(month)).length }))

const rate = (ordered: number, items: number) => (items === 0 ? null : Math.round((ordered * 10_000) / items) / 100)

const sum = (rows: readonly Row[], of: (row: Row) => number) => rows.reduce((total, row) => total + Number(of(row)), 0)

const record = (...values: readonly unknown[]) =>
  Object.fromEntries(values.map((value, index) => [`Valor${index + 1}`, value]))

const standing = (user: Row, roles: ReadonlyMap<number, string>) => [
  user.relation,
  user.name,
  user.unit,
  user.segment,
  user.subsegment,
  user.sales_contact,
  roles.get(user.role_id),
  user.has_equote === 1,
]

const usersOf = (all: readonly Row[], roles: ReadonlyMap<number, string>) => {
  const hasEntered = ({ last_login }: Row) => last_login !== null && dayOf(last_login) >= access
  const withMoments = (user: Row) => record(...standing(user, roles), user.created_at, user.last_login)
  const made = all.filter(({ created_at }) => isWithin(dayOf(created_at)))
  return {
    entered: all.filter(hasEntered).map(withMoments),
    noAccess: all.filter((user) => !hasEntered(user)).map(withMoments),
    all: all.map((user) => record(...standing(user, roles))),
    made: made.map((user) => {
      const { Valor1, Valor2 } = monthOf(dayOf(user.created_at))
      const who = [user.name, user.sales_contact, roles.get(user.role_id), user.relation, user.unit]
      return record(Valor1, Valor2, ...who, user.has_equote === 1, user.created_at, user.last_login)
    }),
    madeByMonth: byMonth(made.map(({ created_at }) => dayOf(created_at))),
  }
}

const quoteOf = (quote: Row, lines: readonly Row[]) => {
  const own = lines.filter((line) => line.quote_id === quote.id && line.price !== null)
  return {
    ...quote,
    items: own.length,
    ordered: own.filter((line) => line.job_order_id !== null || Number(line.is_requested) === 1).length,
    dollars: sum(own, (line) => line.quantity * line.price) / 100,
  }
}

const quotesOf = (quotes: readonly Row[]) => {
  const ofMonth = Object.values(
    Object.groupBy(quotes, ({ customer, quoted_on }) => `${customer} ${quoted_on.slice(0, 7)}`),
  ) as Row[][]
  const ratesBy = (some: readonly Row[]) =>
    rate(
      sum(some, ({ ordered }) => ordered),
      sum(some, ({ items }) => items),
    )
  return {
    quoted: quotes.map((quote) => {
      const { Valor1, Valor2 } = monthOf(quote.quoted_on)
      return record(Valor1, Valor2, quote.customer, quote.user, quote.dollars, quote.items)
    }),
    quotedByMonth: byMonth(quotes.map(({ quoted_on }) => quoted_on)),
    hitRates: ofMonth.map((some) => {
      const { Valor1, Valor2 } = monthOf(some[0].quoted_on)
      const users = [...new Set(some.map(({ user }) => user))].sort().join(', ')
      const dollars = Math.round(sum(some, (quote) => quote.dollars * 100)) / 100
      return record(
        Valor1,
        Valor2,
        some[0].customer,
        users,
        dollars,
        sum(some, ({ items }) => items),
        ratesBy(some),
      )
    }),
    hitRateByMonth: months.map((month) => ({
      ...monthOf(month),
      Valor3: ratesBy(quotes.filter(({ quoted_on }) => quoted_on.startsWith(month))),
    })),
    hitRate: ratesBy(quotes),
  }
}

const shapes: Readonly<Record<string, string>> = { ring: 'Ring', disc: 'Disc', bar: 'Bar', block: 'Block' }

const purchaseOf = (row: Row) => {
  const { Valor1, Valor2 } = monthOf(row.ordered_on)
  const size = [row.outer_diameter, row.inner_diameter, row.length]
  const price = Number(row.price)
  const amounts = [row.quantity, row.customer, price / 100, (row.quantity * price) / 100]
  return record(Valor1, Valor2, shapes[row.shape], row.alloy, ...size, ...amounts)
}

/** Recomputes the metrics of a division from the database rows. */
export async function reckonMetrics({ rows: { ask } }: Pick<Api, 'rows'>, division: 0 | 1 | 2) {
  const plants = [['aerospace'], ['forge'], ['aerospace', 'forge']][division] ?? []
  const roles = new Map((await ask('select * from roles')).map(({ id, name }) => [id, name]))
  const people = await ask('select * from users')
  const users = people.filter((user) => user.deleted_at === null && plants.includes(user.plant))
  const customers = (await ask('select * from customers where type = 1')).filter(
    ({ unit }) => division === 2 || (unit === 'Aerospace') === (division === 0),
  )
  const names = new Map(customers.map(({ id, name }) => [id, name]))
  const lines = await ask(`select quote_lines.*, exists (select 1 from order_request_lines
    where order_request_lines.quote_id = quote_lines.quote_id and line = quote_lines.position) as is_requested
    from quote_lines`)
  const quotes = (await ask('select * from quotes'))
    .filter((quote) => names.has(quote.customer_id) && isWithin(quote.quoted_on))
    .map((quote) => ({
      ...quoteOf(quote, lines),
      customer: names.get(quote.customer_id),
      user: people.find(({ id }) => id === quote.user_id)?.name,
    }))
  const items = await ask(`select job_orders.*, parts.shape, parts.alloy, parts.outer_diameter, parts.inner_diameter,
    parts.length, purchase_orders.ordered_on from job_orders
    join purchase_orders on purchase_orders.id = purchase_order_id join parts on parts.id = part_id`)
  const bought = items
    .filter((item) => names.has(item.customer_id) && isWithin(item.ordered_on))
    .map((item): Row => ({ ...item, customer: names.get(item.customer_id) }))
  const ordered = await ask('select customer_id, ordered_on from purchase_orders')
  const recent = new Set(ordered.filter(({ ordered_on }) => ordered_on >= orders).map((order) => order.customer_id))
  return {
    ...usersOf(users, roles),
    ...quotesOf(quotes),
    purchases: bought.map(purchaseOf),
    purchasesByMonth: byMonth(bought.map(({ ordered_on }) => ordered_on)),
    withoutOrders: customers.filter(({ id }) => !recent.has(id)).map(({ name }) => record(name)),
  }
}
