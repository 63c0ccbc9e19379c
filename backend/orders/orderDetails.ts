import type { Day } from '#schema/kinds.ts'
import type { orders } from '#schema/orders/orders.ts'
import type { Db } from '../database/open.ts'
import type { Handler } from '../implement.ts'
import { promisedOn } from '../promised-dates/moved.ts'

const orderOf = (db: Db, { customerId, number }: { customerId: number; number: string }) =>
  db
    .selectFrom('purchase_orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .execute()

interface Between {
  readonly orderId: number
  readonly from: Day
  readonly to: Day
}

const linesBetween = (db: Db, { orderId, from, to }: Between) =>
  db
    .selectFrom('job_orders')
    .innerJoin('parts', 'parts.id', 'job_orders.part_id')
    .select(['job_orders.number', 'job_orders.requested_on', 'job_orders.line_item', 'job_orders.status'])
    .select(promisedOn.as('committed_on'))
    .select(['job_orders.quantity', 'job_orders.shipped', 'parts.customer_number'])
    .where('job_orders.purchase_order_id', '=', orderId)
    .where('job_orders.requested_on', '>=', from)
    .where('job_orders.requested_on', '<=', to)
    .orderBy('job_orders.line_item')
    .orderBy('job_orders.id')
    .execute()

/** Bounds before and after every valid day. */
const earliest = '0000-00-00' as Day
const latest = '9999-99-99' as Day

/** Lines of an order by requested date; either bound may be open. Null if the order does not exist. */
export const orderDetails: Handler<typeof orders.orderDetails> = async ({ db, input }) => {
  const { customerId, purchaseOrder, from, to } = input
  const [order] = await orderOf(db, { customerId, number: purchaseOrder })
  if (!order) return null
  const rows = await linesBetween(db, { orderId: order.id, from: from ?? earliest, to: to ?? latest })
  const lines = rows.map((row) => ({
    jobOrder: row.number,
    requestDate: row.requested_on,
    commitmentDate: row.committed_on,
    partNumber: row.customer_number,
    lineItem: row.line_item,
    ordered: row.quantity,
    shipped: row.shipped,
    status: row.status,
  }))
  return { from, to, lines }
}
