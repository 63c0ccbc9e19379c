import { type Expression, sql } from 'kysely'
import type { TimelineNumber } from '#schema/orders/timelineAddress.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { stepColumns } from '../order-lines/columns.ts'

interface LineQuery {
  readonly customerId: number
  readonly number: string
}

type LineIds = (value: Placing<LineQuery>) => Expression<unknown>

const ids: Readonly<Record<TimelineNumber, LineIds>> = {
  jobOrder: (value) => sql`select id from job_orders
    where customer_id = ${value('customerId')} and number = ${value('number')}`,
  purchaseOrder: (value) => sql`select job_orders.id from purchase_orders
    join job_orders on job_orders.purchase_order_id = purchase_orders.id
    where purchase_orders.customer_id = ${value('customerId')} and purchase_orders.number = ${value('number')}`,
  invoice: (value) => sql`select invoice_lines.job_order_id from invoices
    join invoice_lines on invoice_lines.invoice_id = invoices.id
    where invoices.customer_id = ${value('customerId')} and invoices.number = ${value('number')}
    union select deliveries.job_order_id from invoices join deliveries on deliveries.invoice_id = invoices.id
    where invoices.customer_id = ${value('customerId')} and invoices.number = ${value('number')}`,
  billOfLading: (value) => sql`select deliveries.job_order_id from load_documents
    join delivery_documents on delivery_documents.hash = load_documents.hash
    join deliveries on deliveries.id = delivery_documents.delivery_id
    where load_documents.customer_id = ${value('customerId')} and load_documents.kind = 'billOfLading'
      and load_documents.number = ${value('number')}`,
  heat: (value) => sql`select deliveries.job_order_id from mill_tests
    join load_documents on load_documents.mill_test_id = mill_tests.id
    join delivery_documents on delivery_documents.hash = load_documents.hash
    join deliveries on deliveries.id = delivery_documents.delivery_id
    where mill_tests.heat = ${value('number')} and load_documents.customer_id = ${value('customerId')}
    union select lots.job_order_id from heats join bars on bars.heat_id = heats.id
    join cuttings on cuttings.bar_id = bars.id join lots on lots.id = cuttings.lot_id
    where heats.customer_id = ${value('customerId')} and heats.number = ${value('number')}`,
}

const maxLines = 100

/** A customer's lines that belong to a number, open ones first. */
export const linesBy = prepared((db, value: Placing<LineQuery>, by: TimelineNumber) =>
  db
    .selectFrom('job_orders')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id')
    .innerJoin('parts', 'parts.id', 'job_orders.part_id')
    .where('job_orders.customer_id', '=', value('customerId'))
    .where(sql<boolean>`job_orders.id in (${ids[by](value)})`)
    .select(['job_orders.id', 'job_orders.number as jobOrder', 'purchase_orders.number as purchaseOrder'])
    .select(['job_orders.line_item as lineItem', 'parts.customer_number as partNumber'])
    .select(['parts.provider_number as providerPartNumber', 'parts.description', 'job_orders.price'])
    .select(['job_orders.quantity as ordered', 'job_orders.shipped'])
    .select(['job_orders.status', 'job_orders.customer_id as customerId', 'job_orders.purchase_order_id as orderId'])
    .select(['purchase_orders.ordered_on', 'purchase_orders.hash as orderHash', 'job_orders.acknowledged_on'])
    .select(['job_orders.requested_on', 'job_orders.committed_on', 'job_orders.new_committed_on'])
    .select(['job_orders.modified_on', 'job_orders.modified_comment', 'job_orders.released_on'])
    .select(['job_orders.approval_since', ...stepColumns])
    .orderBy(sql`case when job_orders.quantity > job_orders.shipped then 0 else 1 end`)
    .orderBy('purchase_orders.ordered_on', 'desc')
    .orderBy('job_orders.line_item')
    .orderBy('job_orders.id')
    .limit(maxLines),
)

export type FoundLine = Awaited<ReturnType<typeof linesBy>>[number]
