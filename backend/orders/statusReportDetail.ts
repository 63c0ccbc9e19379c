import type { orders } from '#schema/orders/orders.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Handler } from '../implement.ts'

const release = prepared((db, value: Placing<{ customerId: number; jobOrder: string }>) =>
  db
    .selectFrom('job_orders')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id')
    .innerJoin('parts', 'parts.id', 'job_orders.part_id')
    .select(['purchase_orders.number as purchaseOrder', 'parts.customer_number', 'parts.provider_number'])
    .select(['parts.is_aerofab', 'job_orders.id', 'job_orders.release', 'job_orders.requested_on'])
    .select(['job_orders.committed_on', 'job_orders.new_committed_on', 'job_orders.modified_on'])
    .select(['job_orders.modified_comment', 'job_orders.released_on', 'job_orders.quantity', 'job_orders.shipped'])
    .select(['job_orders.open_quantity', 'job_orders.status', 'job_orders.acknowledged_on'])
    .where('job_orders.customer_id', '=', value('customerId'))
    .where('job_orders.number', '=', value('jobOrder')),
)

export const statusReportDetail: Handler<typeof orders.statusReportDetail> = async ({ db, input }) => {
  const { customerId, jobOrder } = input
  const rows = await release(db, { customerId, jobOrder })
  return rows.map((row) => ({
    purchaseOrder: row.purchaseOrder,
    release: row.release,
    requestDate: row.requested_on,
    commitmentDate: row.committed_on,
    newCommitmentDate: row.new_committed_on,
    modifiedDate: row.modified_on,
    modifiedComment: row.modified_comment,
    releasedDate: row.released_on,
    partNumber: row.customer_number,
    providerPartNumber: row.provider_number,
    ordered: row.quantity,
    shipped: row.shipped,
    balance: row.open_quantity,
    status: row.status,
    isAerofab: row.is_aerofab === 1,
    id: row.id,
    hasAcknowledgement: row.acknowledged_on !== null,
  }))
}
