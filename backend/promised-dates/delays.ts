import { sql } from 'kysely'
import { delays } from '#schema/orders/delays.ts'
import { fold } from '#values/texts.ts'
import type { Db } from '../database/open.ts'
import { implement } from '../implement.ts'
import { containing, isLike } from '../list/conditions.ts'
import { handlerWithLightPages, list, listing } from '../list/list.ts'
import { isNearStart } from '../list/paging.ts'
import { ofFrom, type RowsOfAny, sortedBy } from '../list/source.ts'
import { changeDates } from './changeDates.ts'

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

/** Open lines of all customers. A part number is searched in the much smaller parts table. */
const openLines = listing(delays.listDelays, {
  ...lineSource,
  scope: (rows) => rows.whereRef('job_orders.quantity', '>', 'job_orders.shipped'),
  fields: {
    ...lineSource.fields,
    // Lines without a commitment date sort last.
    commitmentDate: ofFrom(sortedBy('job_orders.committed_on', sql`coalesce(job_orders.committed_on, '9999-12-31')`)),
  },
  parameters: ({ input }) => ({
    values: { part: containing(fold(input.list.filter.providerPartNumber ?? '').trim()) },
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
  },
  order: ['commitmentDate', 'ASC'],
})

const listDelays = handlerWithLightPages(
  openLines,
  ({ shape: { filters, sort }, slice }) =>
    filters.length === 0 && (sort === null || sort === 'commitmentDate') && isNearStart(slice),
)

/** Consignment lines in order of entry, with the price per piece `docs/product/orders.md#consignments`. */
const listConsignments = list(delays.listConsignments, {
  ...lineSource,
  scope: (rows) => rows.where('job_orders.is_consignment', '=', 1),
  fields: { ...lineSource.fields, worth: 'job_orders.price' },
  order: { by: [['job_orders.id', 'asc']] },
})

export const delaysCalls = implement('delays', delays, { listDelays, listConsignments, changeDates })
