import { sql } from 'kysely'
import { logistics } from '../../schema/logistics/logistics.ts'
import type { BulkKind } from '../../schema/logistics/shipments.ts'
import { documentLinkStart, invoiceLinkStart, xmlLinkStart } from '../documents/links.ts'
import type { Handler } from '../implement.ts'
import { list } from '../list/list.ts'
import { equalNumbers } from '../search/equalNumbers.ts'

const papers = (kind: Exclude<BulkKind, 'invoice'>) => sql<string>`(select string_agg(
    ${sql.lit(documentLinkStart)} || load_documents.hash || ${sql.lit(`/DocumentFile#${kind}`)}, ',' order by position)
  from delivery_documents join load_documents on load_documents.hash = delivery_documents.hash
  where delivery_documents.delivery_id = deliveries.id and load_documents.kind = ${sql.lit(kind)})`

/** Link to a load's invoice, which also needs the hash of the invoice's purchase order; null without a document. */
const ofInvoice = (start: string, kind: string) => sql<string>`case when invoices.has_document = 1 then
  ${sql.lit(start)} || (select hash from purchase_orders as billed where billed.id = invoices.purchase_order_id)
  || '/0x' || invoices.hash || ${sql.lit(`#${kind}`)} end`

/** All shipped loads, newest first `docs/product/logistics.md#shipment-documents`. */
export const listShipments = list(logistics.listShipments, {
  from: (db) => db.selectFrom('deliveries'),
  scope: (rows, value) =>
    rows.where('deliveries.customer_id', '=', value('customerId')).where('deliveries.shipped_on', 'is not', null),
  joins: (rows) =>
    rows
      .innerJoin('job_orders', 'job_orders.id', 'deliveries.job_order_id')
      .innerJoin('parts', 'parts.id', 'job_orders.part_id')
      .innerJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id')
      .leftJoin('invoices', 'invoices.id', 'deliveries.invoice_id')
      .leftJoin('tracking_etas', (join) =>
        join
          .onRef('tracking_etas.customer_id', '=', 'deliveries.customer_id')
          .onRef('tracking_etas.tracking', '=', 'deliveries.tracking'),
      ),
  fields: {
    order: sql`purchase_orders.number || ' - ' || job_orders.line_item`,
    quantity: 'deliveries.quantity',
    partNumber: 'parts.customer_number',
    jobOrder: 'job_orders.number',
    millTests: papers('millTest'),
    invoices: ofInvoice(invoiceLinkStart, 'invoice'),
    packingLists: papers('packingList'),
    billsOfLading: papers('billOfLading'),
    eta: 'tracking_etas.eta_on',
    status: sql`case when deliveries.delivered_on is null then 'In Transit' else 'Delivered' end`,
    lastLocation: 'deliveries.last_location',
    xmls: ofInvoice(xmlLinkStart, 'xml'),
    load: 'deliveries.id',
  },
  filters: {
    jobOrder: (_eb, value) => sql`deliveries.job_order_id in (select id from job_orders
      where customer_id = ${value('customerId')} and number in ${equalNumbers('jobOrder', value('customerId'), value('jobOrder'))})`,
    purchaseOrder: (_eb, value) => sql`deliveries.job_order_id in (select job_orders.id from purchase_orders
      join job_orders on job_orders.purchase_order_id = purchase_orders.id
      where purchase_orders.customer_id = ${value('customerId')} and purchase_orders.number in ${equalNumbers('purchaseOrder', value('customerId'), value('purchaseOrder'))})`,
    partNumber: (_eb, value) => sql`deliveries.job_order_id in (select job_orders.id from parts
      join job_orders on job_orders.part_id = parts.id
      where parts.customer_id = ${value('customerId')} and parts.customer_number in ${equalNumbers('part', value('customerId'), value('partNumber'))})`,
    shippedOn: (_eb, value) => sql`deliveries.shipped_on = ${value('shippedOn')}`,
    billOfLading: (_eb, value) => sql`deliveries.id in (select delivery_id from load_documents
      join delivery_documents on delivery_documents.hash = load_documents.hash
      where load_documents.customer_id = ${value('customerId')} and kind = 'billOfLading'
        and number in ${equalNumbers('billOfLading', value('customerId'), value('billOfLading'))})`,
  },
  order: (rows) => rows.orderBy('deliveries.shipped_on', 'desc').orderBy('deliveries.id', 'desc'),
  key: 'deliveries.id',
})

/** Search mode of a customer's loads: by load or by order. */
export const unitType: Handler<typeof logistics.unitType> = async ({ db, input }) => {
  const found = await db
    .selectFrom('customer_terms')
    .select('unit_type')
    .where('customer_id', '=', input.customerId)
    .execute()
  return found.map(({ unit_type }) => ({ type: unit_type === 1 ? ('byLoad' as const) : ('byOrder' as const) }))
}
