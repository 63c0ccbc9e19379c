import { sql } from 'kysely'
import { quality } from '#schema/quality/quality.ts'
import { list } from '../list/list.ts'
import type { RowsOfAny } from '../list/source.ts'

/** Open lines only, like the work in progress counts them; the partial index requires a literal. */
export const awaitsApproval = sql<boolean>`job_orders.approval > 0 and job_orders.quantity > job_orders.shipped`

/** Open lines with pieces waiting for the customer's approval. */
export const listApprovals = list(quality.listApprovals, {
  from: (db) => db.selectFrom('job_orders'),
  scope: (rows: RowsOfAny, value) =>
    rows.where('job_orders.customer_id', '=', value('customerId')).where(awaitsApproval),
  joins: {
    parts: (rows) => rows.innerJoin('parts', 'parts.id', 'job_orders.part_id'),
    purchase_orders: (rows) => rows.innerJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id'),
  },
  fields: {
    providerPartNumber: 'parts.provider_number',
    partNumber: 'parts.customer_number',
    purchaseOrder: 'purchase_orders.number',
    quantity: 'job_orders.approval',
    since: 'job_orders.approval_since',
  },
  order: ['since', 'ASC'],
  key: 'job_orders.id',
})
