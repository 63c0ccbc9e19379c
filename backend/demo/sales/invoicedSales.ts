import { sql } from 'kysely'
import type { Cents, Day } from '#schema/kinds.ts'
import { wholeSum } from '../../database/dialect.ts'
import type { Db } from '../../database/open.ts'
import { dice } from '../dice.ts'
import { enterRows } from '../enterRows.ts'
import type { Ground } from '../ground.ts'

interface Days {
  readonly from: Day
  readonly to: Day
}

const monthOfInvoice = sql<number>`cast(substr(issued_on, 6, 2) as integer)`

/**
 * Invoiced amounts between two days of one year, by seller, segment, customer and month (from 1). Parts without a
 * segment are grouped under null. Reads every invoice line of the period, so run it on the reader.
 */
export const invoicedSales = (db: Db, { from, to }: Days) =>
  db
    .selectFrom('invoices')
    .innerJoin('invoice_lines', 'invoice_lines.invoice_id', 'invoices.id')
    .innerJoin('job_orders', 'job_orders.id', 'invoice_lines.job_order_id')
    .innerJoin('parts', 'parts.id', 'job_orders.part_id')
    .innerJoin('customer_terms', 'customer_terms.customer_id', 'invoices.customer_id')
    .where('invoices.issued_on', '>=', from)
    .where('invoices.issued_on', '<=', to)
    .select(['customer_terms.seller_id as sellerId', 'parts.segment_id as segmentId'])
    .select(['invoices.customer_id as customerId', monthOfInvoice.as('month')])
    .select(wholeSum<Cents>(sql`invoice_lines.quantity * invoice_lines.price`).as('amount'))
    .groupBy(['customer_terms.seller_id', 'parts.segment_id', 'invoices.customer_id', monthOfInvoice])
    .orderBy('sellerId')
    .orderBy('segmentId')
    .orderBy('customerId')
    .orderBy('month')
    .execute()

/** Margins for nine in ten invoiced parts; the others have none. */
export const plantMargins = async (ground: Ground) => {
  const { db } = ground
  const { below, isLucky } = dice('margins')
  const parts = await db.selectFrom('invoiced_parts').select('part_id').distinct().orderBy('part_id').execute()
  const rows = parts.flatMap(({ part_id }) =>
    isLucky(0.9) ? [{ part_id, percent: 12 + below(2_400) / 100, is_sample: 1 as const }] : [],
  )
  await enterRows(ground, { part_margins: rows })
}
