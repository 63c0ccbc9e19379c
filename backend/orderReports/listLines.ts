import { sql } from 'kysely'
import { orderReports, type ReportLine } from '#schema/orders/orderReports.ts'
import { daysBetween } from '#values/days.ts'
import type { Day } from '#values/types.ts'
import type { Handler } from '../implement.ts'
import { list } from '../list/list.ts'
import { stepFields } from '../order-lines/columns.ts'
import { promisedOn } from '../promised-dates/moved.ts'

const { other: _other, ...steps } = stepFields

const invoicedOn = sql<Day | null>`(select max(invoices.issued_on)
  from invoice_lines join invoices on invoices.id = invoice_lines.invoice_id
  where invoice_lines.job_order_id = job_orders.id)`

/** Tracking number of the latest shipped load. */
const tracking = sql<string | null>`(select deliveries.tracking from deliveries
  where deliveries.job_order_id = job_orders.id and deliveries.shipped_on is not null
  order by deliveries.shipped_on desc, deliveries.id desc limit 1)`

const eta = sql<Day | null>`(select tracking_etas.eta_on from tracking_etas
  where tracking_etas.customer_id = job_orders.customer_id and tracking_etas.tracking = ${tracking})`

const isConfirmed = sql<number>`case when exists (select 1 from line_notes
  where line_notes.job_order_id = job_orders.id and line_notes.confirmed_on is not null) then 1 else 0 end`

/** Days from entry to invoice (so far, if not invoiced), and days from the requested date to the commitment date. */
const spansOf = ({ enteredDate, invoicedDate, requestDate, commitmentDate }: ReportLine, today: Day) => ({
  leadTime: enteredDate ? daysBetween(enteredDate, invoicedDate ?? today) : null,
  gap: commitmentDate ? daysBetween(requestDate, commitmentDate) : null,
})

export const listLines = list(orderReports.listLines, {
  from: (db) => db.selectFrom('job_orders'),
  parameters: ({ input }) => ({ own: { isOfChildren: input.isLotType === false } }),
  scope: (rows, value, { own }) => {
    const open = rows.whereRef('job_orders.quantity', '>', 'job_orders.shipped')
    if (!own.isOfChildren) return open.where('job_orders.customer_id', '=', value('customerId'))
    return open.where('job_orders.customer_id', 'in', (eb) =>
      eb.selectFrom('customers').select('customers.id').where('customers.parent_id', '=', value('customerId')),
    )
  },
  joins: {
    purchase_orders: (rows) => rows.innerJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id'),
    parts: (rows) => rows.innerJoin('parts', 'parts.id', 'job_orders.part_id'),
    customers: (rows) => rows.innerJoin('customers', 'customers.id', 'job_orders.customer_id'),
    line_notes: (rows) => rows.leftJoin('line_notes', 'line_notes.job_order_id', 'job_orders.id'),
  },
  fields: {
    id: 'job_orders.id',
    customerId: 'job_orders.customer_id',
    customerName: 'customers.name',
    purchaseOrder: 'purchase_orders.number',
    customerPartNumber: 'parts.customer_number',
    providerPartNumber: 'parts.provider_number',
    engine: 'parts.description',
    material: 'parts.alloy',
    requestDate: 'job_orders.requested_on',
    commitmentDate: { column: promisedOn, isOfFrom: true },
    ordered: 'job_orders.quantity',
    shipped: 'job_orders.shipped',
    horizon: 'job_orders.horizon',
    release: 'job_orders.release',
    status: { column: sql`case when job_orders.status = 'late' then 'late' else 'onTime' end`, isOfFrom: true },
    ...steps,
    materialDate: 'job_orders.released_on',
    enteredDate: 'purchase_orders.ordered_on',
    invoicedDate: invoicedOn,
    sellerDate: 'line_notes.seller_date',
    eta,
    tracking,
    mode: 'line_notes.mode',
    ncrCount: sql`(select count(*) from concessions where concessions.job_order_id = job_orders.id)`,
    ncr: sql`(select string_agg(concessions.ncr, ', ' order by concessions.ncr) from concessions
      where concessions.job_order_id = job_orders.id)`,
    sellerComment: 'line_notes.seller_comment',
    customerComment: 'line_notes.customer_comment',
    isConfirmed,
  },
  filters: {
    year: (_eb, value) => sql`substr(job_orders.requested_on, 1, 4) = cast(cast(${value('year')} as integer) as text)`,
  },
  complete: (found, { clock }) =>
    found.map((row) => ({
      ...row,
      ...spansOf(row, clock.today()),
      hasComment: row.customerComment !== null,
    })),
  order: ['requestDate', 'ASC'],
  key: 'job_orders.id',
})

/** True if a customer orders by lots; false for customers without terms. */
export const isLotType: Handler<typeof orderReports.isLotType> = async ({ db, input }) => {
  const terms = await db
    .selectFrom('customer_terms')
    .select('is_lot_type')
    .where('customer_id', '=', input.customerId)
    .executeTakeFirst()
  return terms?.is_lot_type === 1
}
