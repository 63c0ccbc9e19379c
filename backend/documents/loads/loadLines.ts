import { sql } from 'kysely'
import type { Db } from '../../database/open.ts'

/** Keeps a document to a few pages; if a heat went into more loads, only the newest are listed. */
const maxLines = 100

export const loadLines = (db: Db, { hash }: { hash: string }) =>
  db
    .selectFrom('delivery_documents')
    .innerJoin('deliveries', 'deliveries.id', 'delivery_documents.delivery_id')
    .innerJoin('job_orders', 'job_orders.id', 'deliveries.job_order_id')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id')
    .innerJoin('parts', 'parts.id', 'job_orders.part_id')
    .innerJoin('incoterms', 'incoterms.id', 'deliveries.incoterm_id')
    .leftJoin('customer_terms', 'customer_terms.customer_id', 'deliveries.customer_id')
    .select(['deliveries.id as load', 'purchase_orders.number as purchaseOrder', 'job_orders.line_item as lineItem'])
    .select(['job_orders.number as jobOrder', 'parts.customer_number as partNumber', 'parts.description'])
    .select(['parts.alloy', 'parts.weight', 'deliveries.quantity', 'deliveries.shipped_on as shippedOn'])
    .select(['deliveries.carrier', 'deliveries.tracking', 'incoterms.name as incoterm'])
    .select(['customer_terms.delivery_street as street', 'customer_terms.delivery_postal_code as postalCode'])
    .select(['customer_terms.delivery_city as city', 'customer_terms.delivery_country as country'])
    .where('delivery_documents.hash', '=', hash)
    .orderBy('deliveries.shipped_on', 'desc')
    .orderBy('deliveries.id', 'desc')
    .limit(sql.lit(maxLines))
    .execute()

export type LoadLine = Awaited<ReturnType<typeof loadLines>>[number]

export const orderOf = ({ purchaseOrder, lineItem }: LoadLine) => `${purchaseOrder} - ${lineItem}`
