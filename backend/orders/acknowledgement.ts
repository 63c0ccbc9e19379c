import type { orders } from '#schema/orders/orders.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { acknowledgementLink } from '../document-links/links.ts'
import type { Handler } from '../implement.ts'

const acknowledgedLine = prepared((db, value: Placing<{ customerId: number; purchaseOrder: string }>) =>
  db
    .selectFrom('purchase_orders')
    .innerJoin('job_orders', 'job_orders.purchase_order_id', 'purchase_orders.id')
    .select('job_orders.id')
    .where('purchase_orders.customer_id', '=', value('customerId'))
    .where('purchase_orders.number', '=', value('purchaseOrder'))
    .where('job_orders.acknowledged_on', 'is not', null)
    .where('job_orders.status', '<>', 'late')
    .orderBy('job_orders.line_item')
    .orderBy('job_orders.id')
    .limit(1),
)

export const acknowledgement: Handler<typeof orders.acknowledgement> = async ({ db, input }) => {
  const { customerId, purchaseOrder } = input
  const [line] = await acknowledgedLine(db, { customerId, purchaseOrder })
  return { link: line ? acknowledgementLink(line.id) : null }
}
