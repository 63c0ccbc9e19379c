import { sql } from 'kysely'
import { type Request, requests } from '#schema/orders/requests.ts'
import { businessDaysBefore, businessDaysBetween } from '#values/days.ts'
import type { Day } from '#values/types.ts'
import { reaches } from '../access/customers.ts'
import { dialects } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import { notFound } from '../errors.ts'
import type { Context } from '../implement.ts'
import { handlerOf, listing } from '../list/list.ts'

const isDispute = sql`requests.kind = 'dispute'`

/** Fields of a request that both the list and the detail show; customer and seller may have no rows here. */
export const requestFields = {
  number: sql<string>`requests.number`,
  kind: 'requests.kind',
  state: 'requests.state',
  answer: 'requests.answer',
  customerId: 'requests.customer_id',
  customer: 'customers.name',
  purchaseOrder: 'requests.purchase_order',
  jobOrder: sql<string | null>`case when not ${isDispute} then requests.subject end`,
  invoice: sql<string | null>`case when ${isDispute} then requests.subject end`,
  wantedOn: 'requests.wanted_on',
  quantity: 'requests.quantity',
  reason: 'requests.reason',
  amount: 'requests.amount',
  offeredOn: 'requests.offered_on',
  askedOn: 'requests.asked_on',
  askedBy: 'requests.name',
  seller: 'contacts.name',
} as const

export const ageOf = ({ state, askedOn }: Pick<Request, 'state' | 'askedOn'>, today: Day) =>
  state === 'open' ? businessDaysBetween(askedOn, today) : null

const found = listing(requests.list, {
  from: (db: Db) => db.selectFrom('requests'),
  parameters: ({ caller, clock, dialect, input }) => ({
    own: caller.customers === 'all' ? 'all' : 'some',
    values: {
      customers: dialect.listOf(caller.customers === 'all' ? [] : caller.customers),
      askedBefore: businessDaysBefore(clock.today(), input.list.filter.age ?? 0),
    },
  }),
  scope: (rows, value, { own, dialect }) =>
    own === 'all' ? rows : rows.where(dialects[dialect].isAmong(sql.ref('requests.customer_id'), value('customers'))),
  joins: {
    customers: (rows) => rows.leftJoin('customers', 'customers.id', 'requests.customer_id'),
    customer_terms: (rows) => rows.leftJoin('customer_terms', 'customer_terms.customer_id', 'requests.customer_id'),
    contacts: (rows) => rows.leftJoin('contacts', 'contacts.id', 'customer_terms.seller_id'),
  },
  fields: requestFields,
  filters: {
    age: (eb, value) =>
      eb.and([eb('requests.state', '=', sql.lit('open')), eb('requests.asked_on', '<=', value('askedBefore'))]),
  },
  complete: (rows, { clock }) => rows.map((row) => ({ ...row, age: ageOf(row, clock.today()) })),
  order: { by: [['requests.id', 'desc']] },
  key: 'requests.id',
})

type Listing = Context<typeof requests.list>

/** A foreign customer looks as if it did not exist. */
const requireOwn = ({ caller, input }: Listing) => {
  const { customerId } = input.list.filter
  if (typeof customerId === 'number' && !reaches(caller, [customerId])) throw notFound()
}

const { stream, ...handler } = handlerOf(found, async (context) => {
  requireOwn(context)
  return found.readPage(found.queryOf(context), context)
})

export const listRequests = {
  ...handler,
  stream: (context: Listing) => {
    requireOwn(context)
    return stream(context)
  },
}
