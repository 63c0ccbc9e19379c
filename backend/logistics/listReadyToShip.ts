import { sql } from 'kysely'
import type { Cents, Day } from '#schema/kinds.ts'
import { incotermAfter, logistics, pickupGraceDays } from '#schema/logistics/logistics.ts'
import { daysAfter, daysBetween } from '#values/days.ts'
import { hasInvoiceDocument } from '../document-links/available.ts'
import type { Tools } from '../implement.ts'
import { list } from '../list/list.ts'

const notified = sql<Day>`coalesce(deliveries.notified_on, invoices.issued_on)`
const since = sql<Day>`coalesce(${notified}, deliveries.ready_on)`
const amount = sql<Cents>`deliveries.quantity * job_orders.price`

/** Hash of an invoice that has a document and belongs to the load's own order. */
const invoiceHash = sql<string>`case when ${hasInvoiceDocument('invoice')}
  and invoices.purchase_order_id = purchase_orders.id then invoices.hash end`

const ofInvoice = sql`(select sum(others.quantity * ordered.price) from deliveries as others
  join job_orders as ordered on ordered.id = others.job_order_id
  where others.invoice_id = invoices.id and others.shipped_on is null)`

/** Certificates of a load; none without an invoice, because their links contain its hash. */
const certificates = sql<string[]>`(select string_agg(number, ',' order by number) from certificates
  where delivery_id = deliveries.id and ${invoiceHash} is not null)`

/** Loads that have not left yet, the same ones as on the home page's tile. */
export const listReadyToShip = list(logistics.listReadyToShip, {
  parameters: ({ clock }: Pick<Tools, 'clock'>) => ({
    values: { lateBefore: daysAfter(clock.today(), -pickupGraceDays) },
  }),
  from: (db) => db.selectFrom('deliveries').leftJoin('invoices', 'invoices.id', 'deliveries.invoice_id'),
  scope: (rows, value) =>
    rows.where('deliveries.customer_id', '=', value('customerId')).where('deliveries.shipped_on', 'is', null),
  joins: {
    incoterms: (rows) => rows.innerJoin('incoterms', 'incoterms.id', 'deliveries.incoterm_id'),
    job_orders: (rows) => rows.innerJoin('job_orders', 'job_orders.id', 'deliveries.job_order_id'),
    parts: (rows) => rows.innerJoin('parts', 'parts.id', 'job_orders.part_id'),
    purchase_orders: (rows) => rows.innerJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id'),
    customer_terms: (rows) => rows.leftJoin('customer_terms', 'customer_terms.customer_id', 'deliveries.customer_id'),
  },
  fields: {
    incoterm: 'incoterms.name',
    incotermId: 'incoterms.id',
    invoice: 'invoices.number',
    requestDate: 'job_orders.requested_on',
    purchaseOrder: 'purchase_orders.number',
    partNumber: 'parts.customer_number',
    quantity: 'deliveries.quantity',
    invoiceTotal: sql`coalesce(${ofInvoice}, ${amount})`,
    notifiedOn: { column: 'deliveries.notified_on', sort: notified, isOfFrom: true },
    orderHash: 'purchase_orders.hash',
    invoiceHash,
    street: 'customer_terms.delivery_street',
    postalCode: 'customer_terms.delivery_postal_code',
    city: 'customer_terms.delivery_city',
    country: 'customer_terms.delivery_country',
    invoiceDate: 'invoices.issued_on',
    amount,
    certificates,
    since,
  },
  complete: (found, { clock }) =>
    found.map(({ since: from, ...row }) => {
      const days = daysBetween(from, clock.today())
      return { ...row, ...incotermAfter(row, days), days }
    }),
  filters: {
    status: (_eb, value) =>
      sql`case when ${since} < ${value('lateBefore')} then 'late' else 'onTime' end = ${value('status')}`,
  },
  order: ['incoterm', 'ASC'],
  key: 'deliveries.id',
})
