import { logistics } from '#schema/logistics/logistics.ts'
import { list } from '../list/list.ts'

export const listInTransit = list(logistics.listInTransit, {
  from: (db) => db.selectFrom('deliveries'),
  scope: (rows, value) =>
    rows
      .where('deliveries.customer_id', '=', value('customerId'))
      .where('deliveries.shipped_on', 'is not', null)
      .where('deliveries.delivered_on', 'is', null),
  joins: {
    job_orders: (rows) => rows.innerJoin('job_orders', 'job_orders.id', 'deliveries.job_order_id'),
    parts: (rows) => rows.innerJoin('parts', 'parts.id', 'job_orders.part_id'),
    purchase_orders: (rows) => rows.innerJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id'),
    invoices: (rows) => rows.leftJoin('invoices', 'invoices.id', 'deliveries.invoice_id'),
  },
  fields: {
    invoice: 'invoices.number',
    requestDate: 'job_orders.requested_on',
    purchaseOrder: 'purchase_orders.number',
    partNumber: 'parts.customer_number',
    shippedOn: 'deliveries.shipped_on',
    carrier: 'deliveries.carrier',
    tracking: 'deliveries.tracking',
  },
  order: ['shippedOn', 'DESC'],
  key: 'deliveries.id',
})
