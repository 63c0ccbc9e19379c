import type { Day } from '../../schema/kinds.ts'
import type { logistics } from '../../schema/logistics.ts'
import { report } from '../report.ts'

/** What has been shipped and has not arrived. */
export const listInTransit = report<typeof logistics.listInTransit>()({
  rows: (db, { customerId }) =>
    db
      .selectFrom('deliveries')
      .innerJoin('job_orders', 'job_orders.id', 'deliveries.job_order_id')
      .innerJoin('parts', 'parts.id', 'job_orders.part_id')
      .innerJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id')
      .leftJoin('invoices', 'invoices.id', 'deliveries.invoice_id')
      .where('deliveries.customer_id', '=', customerId)
      .where('shipped_on', 'is not', null)
      .where('delivered_on', 'is', null)
      .select(['invoices.number as invoice', 'requested_on', 'purchase_orders.number as purchaseOrder'])
      .select(['customer_number', 'shipped_on', 'carrier', 'tracking']),
  columns: {
    invoice: 'invoices.number',
    requestDate: 'requested_on',
    purchaseOrder: 'purchase_orders.number',
    partNumber: 'customer_number',
    shippedOn: 'shipped_on',
    carrier: 'carrier',
  },
  first: ['shippedOn', 'DESC'],
  tie: 'deliveries.id',
  toRow: (row) => ({
    invoice: row.invoice ?? '',
    requestDate: row.requested_on as Day,
    purchaseOrder: row.purchaseOrder,
    partNumber: row.customer_number,
    shippedOn: row.shipped_on as Day,
    carrier: row.carrier ?? '',
    tracking: row.tracking ?? '',
  }),
})
