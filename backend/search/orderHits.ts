import { sql } from 'kysely'
import type { HitState } from '#schema/home/search.ts'
import { type DialectName, dialects } from '../database/dialect.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Detailed, OfRecords } from './hits.ts'

/** Orders are described by their first open line, or by their first line if none is open. */
export const purchaseOrders: Detailed = prepared((db, value: Placing<OfRecords>, dialect: DialectName) =>
  db
    .selectFrom('purchase_orders')
    .innerJoin('job_orders', (join) =>
      join.on(
        'job_orders.id',
        '=',
        sql`(select line.id from job_orders as line where line.purchase_order_id = purchase_orders.id
          order by case when line.quantity > line.shipped then 0 else 1 end, line.line_item, line.id limit 1)`,
      ),
    )
    .innerJoin('parts', 'parts.id', 'job_orders.part_id')
    .where(dialects[dialect].isAmong(sql.ref('purchase_orders.id'), value('records')))
    .select(['purchase_orders.id as record', 'purchase_orders.customer_id as customerId', 'job_orders.status as state'])
    .select(['parts.customer_number as about']),
)

export const jobOrders: Detailed = prepared((db, value: Placing<OfRecords>, dialect: DialectName) =>
  db
    .selectFrom('job_orders')
    .innerJoin('parts', 'parts.id', 'job_orders.part_id')
    .where(dialects[dialect].isAmong(sql.ref('job_orders.id'), value('records')))
    .select(['job_orders.id as record', 'job_orders.customer_id as customerId', 'job_orders.status as state'])
    .select(['parts.customer_number as about']),
)

/** Parts match by either number; the lists they link to are searched by the customer's number. */
export const parts: Detailed = prepared((db, value: Placing<OfRecords>, dialect: DialectName) =>
  db
    .selectFrom('parts')
    .where(dialects[dialect].isAmong(sql.ref('parts.id'), value('records')))
    .select(['parts.id as record', 'parts.customer_id as customerId'])
    .select(['parts.description as about', 'parts.customer_number as key']),
)

const loadState = sql<HitState>`case when deliveries.delivered_on is not null then 'delivered'
  when deliveries.shipped_on is not null then 'inTransit' else 'ready' end`

const isShipped = sql<boolean>`deliveries.shipped_on is not null`

/** Mill test reports and bills of lading, described by the last load that left with them, or else by the first one. */
export const loadPapers: Detailed = prepared((db, value: Placing<OfRecords>, dialect: DialectName) =>
  db
    .selectFrom('load_documents')
    .innerJoin('deliveries', (join) =>
      join.on(
        'deliveries.id',
        '=',
        sql`(select load.id from delivery_documents join deliveries as load on load.id = delivery_documents.delivery_id
          where delivery_documents.hash = load_documents.hash
          order by case when load.shipped_on is null then 1 else 0 end, load.shipped_on desc, load.id limit 1)`,
      ),
    )
    .innerJoin('job_orders', 'job_orders.id', 'deliveries.job_order_id')
    .innerJoin('parts', 'parts.id', 'job_orders.part_id')
    .where(dialects[dialect].isAmong(sql.ref('load_documents.hash'), value('records')))
    .select(['load_documents.hash as record', 'load_documents.customer_id as customerId', loadState.as('state')])
    .select(['parts.customer_number as about'])
    .select(sql<string | null>`case when ${isShipped} then cast(deliveries.id as text) end`.as('key')),
)

/** Packing lists of loads that have left. */
export const packingLists: Detailed = async (db, values, dialect) =>
  (await loadPapers(db, values, dialect)).filter(({ key }) => key !== null)

/** Certificates of conformance and serial numbers on them, of loads that have left. */
export const certificates: Detailed = prepared((db, value: Placing<OfRecords>, dialect: DialectName) =>
  db
    .selectFrom('certificates')
    .innerJoin('deliveries', 'deliveries.id', 'certificates.delivery_id')
    .innerJoin('job_orders', 'job_orders.id', 'deliveries.job_order_id')
    .innerJoin('parts', 'parts.id', 'job_orders.part_id')
    .where(dialects[dialect].isAmong(sql.ref('certificates.number'), value('records')))
    .where(isShipped)
    .select(['certificates.number as record', 'deliveries.customer_id as customerId', loadState.as('state')])
    .select(['parts.customer_number as about', sql<string>`cast(deliveries.id as text)`.as('key')]),
)

export const loads: Detailed = prepared((db, value: Placing<OfRecords>, dialect: DialectName) =>
  db
    .selectFrom('deliveries')
    .innerJoin('job_orders', 'job_orders.id', 'deliveries.job_order_id')
    .where(dialects[dialect].isAmong(sql.ref('deliveries.id'), value('records')))
    .select(['deliveries.id as record', 'deliveries.customer_id as customerId', loadState.as('state')])
    .select([sql<string>`coalesce(deliveries.carrier, '')`.as('about'), 'job_orders.number as key']),
)

export const heats: Detailed = prepared((db, value: Placing<OfRecords>, dialect: DialectName) =>
  db
    .selectFrom('heats')
    .where(dialects[dialect].isAmong(sql.ref('heats.id'), value('records')))
    .select(['heats.id as record', 'heats.customer_id as customerId'])
    .select(['heats.alloy as about']),
)
