import { sql } from 'kysely'
import { requests } from '#schema/orders/requests.ts'
import { businessDaysBefore, businessDaysBetween } from '#values/days.ts'
import { reaches } from '../access/customers.ts'
import { dialects } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import { notFound } from '../errors.ts'
import { list } from '../list/list.ts'
import { stateOfRequest } from '../search/requestState.ts'

const isDispute = sql`requests.kind = 'dispute'`

/** Fields of a request that both the list and the detail show; customer and seller may have no rows here. */
const requestFields = {
  number: sql<string>`requests.number`,
  kind: 'requests.kind',
  state: stateOfRequest,
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

export const listRequests = list(requests.list, {
  from: (db: Db) => db.selectFrom('requests'),
  parameters: ({ caller, clock, dialect, input }) => {
    const { age = 0, customerId } = input.list.filter
    // A foreign customer looks as if it did not exist.
    if (typeof customerId === 'number' && !reaches(caller, [customerId])) throw notFound()
    return {
      own: caller.customers === 'all' ? 'all' : 'some',
      values: {
        customers: dialect.listOf(caller.customers === 'all' ? [] : caller.customers),
        askedBefore: businessDaysBefore(clock.today(), age),
      },
    }
  },
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
  complete: (rows, { clock }) =>
    rows.map((row) => ({ ...row, age: row.state === 'open' ? businessDaysBetween(row.askedOn, clock.today()) : null })),
  order: { by: [['requests.id', 'desc']] },
  key: 'requests.id',
})
