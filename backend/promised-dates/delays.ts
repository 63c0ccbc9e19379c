import { type SqlBool, sql } from 'kysely'
import { delays } from '#schema/orders/delays.ts'
import { fold } from '#values/texts.ts'
import { containing, isLike } from '../database/like.ts'
import type { Db } from '../database/open.ts'
import { type Handler, implement } from '../implement.ts'
import { list } from '../list/list.ts'
import { isNearStart } from '../list/paging.ts'
import type { RowsOfAny } from '../list/source.ts'
import { stepFields } from '../order-lines/columns.ts'
import { changeDates } from './changeDates.ts'
import { promisedOn } from './moved.ts'

const invoiced = sql<number>`(select coalesce(sum(invoice_lines.quantity), 0) from invoice_lines
  where invoice_lines.job_order_id = job_orders.id)`

const lineSource = {
  from: (db: Db) => db.selectFrom('job_orders'),
  joins: {
    purchase_orders: (rows: RowsOfAny) =>
      rows.innerJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id'),
    parts: (rows: RowsOfAny) => rows.innerJoin('parts', 'parts.id', 'job_orders.part_id'),
    segments: (rows: RowsOfAny) => rows.leftJoin('segments', 'segments.id', 'parts.segment_id'),
  },
  fields: {
    id: 'job_orders.id',
    segment: 'segments.name',
    purchaseOrder: 'purchase_orders.number',
    jobOrder: 'job_orders.number',
    providerPartNumber: 'parts.provider_number',
    ordered: 'job_orders.quantity',
    invoiced,
    worth: sql<number>`(job_orders.quantity - ${invoiced}) * job_orders.price`,
    commitmentDate: 'job_orders.committed_on',
    newCommitmentDate: 'job_orders.new_committed_on',
    modifiedDate: 'job_orders.modified_on',
    customerId: 'job_orders.customer_id',
  },
  key: 'job_orders.id',
} as const

const patternOf = (text = '') => containing(fold(text).trim())

/** Open lines of all customers. A part number is searched in the much smaller parts table. */
const listDelays = list(delays.listDelays, {
  ...lineSource,
  scope: (rows) => rows.whereRef('job_orders.quantity', '>', 'job_orders.shipped'),
  joins: {
    ...lineSource.joins,
    customers: (rows) => rows.innerJoin('customers', 'customers.id', 'job_orders.customer_id'),
  },
  fields: {
    ...lineSource.fields,
    customer: 'customers.name',
    daysLate: { column: null, sort: sql`coalesce(${promisedOn}, '9999-12-31')`, isOfFrom: true },
    // Lines without a commitment date sort last.
    commitmentDate: {
      column: 'job_orders.committed_on',
      sort: sql`coalesce(job_orders.committed_on, '9999-12-31')`,
      isOfFrom: true,
    },
  },
  parameters: ({ input: { list }, clock }) => ({
    values: {
      part: patternOf(list.filter.providerPartNumber),
      customerPattern: patternOf(list.filter.customer),
      sellerPattern: patternOf(list.filter.seller),
      today: clock.today(),
    },
    own: { step: list.filter.step ?? null },
  }),
  filters: {
    providerPartNumber: (eb, value) =>
      eb(
        'job_orders.part_id',
        'in',
        eb
          .selectFrom('parts')
          .select('parts.id')
          .where(isLike(sql`fold(parts.provider_number)`, value('part'))),
      ),
    customer: (eb, value) =>
      eb(
        'job_orders.customer_id',
        'in',
        eb
          .selectFrom('customers')
          .select('customers.id')
          .where(isLike(sql`fold(customers.name)`, value('customerPattern'))),
      ),
    seller: (eb, value) =>
      eb(
        'job_orders.customer_id',
        'in',
        eb
          .selectFrom('customer_terms')
          .innerJoin('contacts', 'contacts.id', 'customer_terms.seller_id')
          .select('customer_terms.customer_id')
          .where(isLike(sql`fold(contacts.name)`, value('sellerPattern'))),
      ),
    step: (eb, _value, { own }) => (own.step === null ? eb.lit(true) : eb(stepFields[own.step], '>', eb.lit(0))),
    promisedFrom: (_eb, value) => sql<SqlBool>`${promisedOn} >= ${value('promisedFrom')}`,
    promisedTo: (_eb, value) => sql<SqlBool>`${promisedOn} <= ${value('promisedTo')}`,
    isLate: (_eb, value) =>
      sql<SqlBool>`case when ${promisedOn} < ${value('today')} then 1 else 0 end = ${value('isLate')}`,
  },
  order: ['commitmentDate', 'ASC'],
  light: ({ shape: { filters, sort }, slice }) =>
    filters.length === 0 && (sort === null || sort === 'commitmentDate') && isNearStart(slice),
})

/** Consignment lines in order of entry, with the price per piece `docs/product/orders.md#consignments`. */
const listConsignments = list(delays.listConsignments, {
  ...lineSource,
  scope: (rows) => rows.where('job_orders.is_consignment', '=', 1),
  fields: { ...lineSource.fields, worth: 'job_orders.price' },
  order: { by: [['job_orders.id', 'asc']] },
})

const listHolidays: Handler<typeof delays.listHolidays> = ({ db }) =>
  db.selectFrom('holidays').select(['day', 'name']).orderBy('day').execute()

export const delaysCalls = implement('delays', delays, { listDelays, listConsignments, listHolidays, changeDates })
