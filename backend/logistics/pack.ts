import { sql } from 'kysely'
import type { logistics } from '#schema/logistics/logistics.ts'
import type { PackLoad } from '#schema/logistics/packs.ts'
import { type DialectName, dialects } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { notFound } from '../errors.ts'
import type { Handler, Tools } from '../implement.ts'
import { documentsOfLoads } from './documentsOfLoads.ts'

/** First bill of lading of a load. */
const ladingOf = (load: unknown) => sql<string | null>`(select load_documents.hash from delivery_documents
  join load_documents on load_documents.hash = delivery_documents.hash
  where delivery_documents.delivery_id = ${load} and load_documents.kind = 'billOfLading'
  order by delivery_documents.position limit 1)`

const shippedLoads = prepared((db, value: Placing<{ customerId: number; loads: unknown }>, dialect: DialectName) =>
  db
    .selectFrom('deliveries')
    .innerJoin('job_orders', 'job_orders.id', 'deliveries.job_order_id')
    .innerJoin('parts', 'parts.id', 'job_orders.part_id')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id')
    .select(['deliveries.id as load', 'purchase_orders.number as purchaseOrder', 'job_orders.line_item as lineItem'])
    .select(['job_orders.number as jobOrder', 'parts.customer_number as partNumber', 'deliveries.quantity'])
    .where('deliveries.customer_id', '=', value('customerId'))
    .where('deliveries.shipped_on', 'is not', null)
    .where(dialects[dialect].isAmong(sql.ref('deliveries.id'), value('loads')))
    .orderBy('purchase_orders.number')
    .orderBy('job_orders.line_item')
    .orderBy('deliveries.id'),
)

/** Shipped loads with their documents, by order line; loads of other customers respond with 404. */
export const packLoads = async (
  db: Db,
  dialect: Tools['dialect'],
  { customerId, loads }: { readonly customerId: number; readonly loads: readonly number[] },
): Promise<PackLoad[]> => {
  const wanted = [...new Set(loads)]
  const rows = await shippedLoads(db, { customerId, loads: dialect.listOf(wanted) }, dialect.name)
  if (rows.length < wanted.length) throw notFound()
  const documents = await documentsOfLoads(db, dialect, { customerId, loads: wanted })
  return rows.map((row) => ({ ...row, documents: [...(documents.get(row.load) ?? [])] }))
}

const together = prepared((db, value: Placing<{ customerId: number; load: number }>) =>
  db
    .selectFrom('delivery_documents')
    .innerJoin('load_documents', 'load_documents.hash', 'delivery_documents.hash')
    .innerJoin('deliveries', 'deliveries.id', 'delivery_documents.delivery_id')
    .select(['deliveries.id as load', 'load_documents.number as billOfLading'])
    .where('load_documents.customer_id', '=', value('customerId'))
    .where('deliveries.shipped_on', 'is not', null)
    .where(sql<boolean>`load_documents.hash = ${ladingOf(value('load'))}`)
    .where(sql<boolean>`load_documents.hash = ${ladingOf(sql.ref('deliveries.id'))}`),
)

export const pack: Handler<typeof logistics.pack> = async ({ reader, dialect, input }) => {
  const { customerId, load } = input
  const found = await together(reader, { customerId, load })
  const loads = await packLoads(reader, dialect, { customerId, loads: [load, ...found.map((one) => one.load)] })
  return { billOfLading: found[0]?.billOfLading ?? null, loads }
}
