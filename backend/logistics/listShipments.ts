import { sql } from 'kysely'
import { logistics } from '#schema/logistics/logistics.ts'
import type { PackDocument, PackKind } from '#schema/logistics/packs.ts'
import { equalNumbers } from '../database/equalNumbers.ts'
import type { Handler } from '../implement.ts'
import { list } from '../list/list.ts'
import { documentsOfLoads } from './documentsOfLoads.ts'
import { isIncomplete } from './isIncomplete.ts'

/** Links to the documents that exist. */
const linksOf = (documents: readonly PackDocument[], kind: PackKind) =>
  documents.flatMap((one) => (one.kind === kind && one.link !== null ? [one.link] : []))

/** All shipped loads, newest first `docs/product/logistics.md#shipment-documents`. */
export const listShipments = list(logistics.listShipments, {
  from: (db) => db.selectFrom('deliveries'),
  scope: (rows, value) =>
    rows.where('deliveries.customer_id', '=', value('customerId')).where('deliveries.shipped_on', 'is not', null),
  joins: {
    job_orders: (rows) => rows.innerJoin('job_orders', 'job_orders.id', 'deliveries.job_order_id'),
    parts: (rows) => rows.innerJoin('parts', 'parts.id', 'job_orders.part_id'),
    purchase_orders: (rows) => rows.innerJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id'),
    tracking_etas: (rows) =>
      rows.leftJoin('tracking_etas', (join) =>
        join
          .onRef('tracking_etas.customer_id', '=', 'deliveries.customer_id')
          .onRef('tracking_etas.tracking', '=', 'deliveries.tracking'),
      ),
  },
  fields: {
    order: sql`purchase_orders.number || ' - ' || job_orders.line_item`,
    quantity: 'deliveries.quantity',
    partNumber: 'parts.customer_number',
    jobOrder: 'job_orders.number',
    eta: 'tracking_etas.eta_on',
    status: {
      column: sql`case when deliveries.delivered_on is null then 'In Transit' else 'Delivered' end`,
      isOfFrom: true,
    },
    lastLocation: 'deliveries.last_location',
    shippedOn: 'deliveries.shipped_on',
    arrivedOn: 'deliveries.delivered_on',
    carrier: 'deliveries.carrier',
    tracking: 'deliveries.tracking',
    load: 'deliveries.id',
  },
  complete: async (found, { reader, dialect, input: { customerId } }) => {
    const loads = found.flatMap(({ load }) => load ?? [])
    const documents = await documentsOfLoads(reader, dialect, { customerId, loads })
    return found.map((row) => {
      const own = documents.get(row.load ?? 0) ?? []
      return {
        ...row,
        millTests: linksOf(own, 'millTest'),
        invoices: linksOf(own, 'invoice'),
        packingLists: linksOf(own, 'packingList'),
        billsOfLading: linksOf(own, 'billOfLading'),
        xmls: linksOf(own, 'xml'),
        certificates: linksOf(own, 'certificate'),
        documents: [...own],
      }
    })
  },
  filters: {
    certificate: (_eb, value) => sql`exists (select 1 from certificates
      where certificates.delivery_id = deliveries.id and fold(certificates.number) = fold(${value('certificate')}))`,
    completeness: (_eb, value) =>
      sql`(case when ${isIncomplete} then 'incomplete' else 'complete' end) = ${value('completeness')}`,
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
  order: {
    by: [
      ['deliveries.shipped_on', 'desc'],
      ['deliveries.id', 'desc'],
    ],
  },
  key: 'deliveries.id',
  // Completeness is decided from the documents of each load, which costs more than reading the matches.
  paging: ({ filters }) => ({ isOneSearch: filters.includes('completeness') }),
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
