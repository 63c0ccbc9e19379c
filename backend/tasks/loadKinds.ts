import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { isIncomplete } from '../logistics/isIncomplete.ts'
import { inSql, none, type TaskQuery, textOf } from './source.ts'

const shippedLoads = (db: Db, { own }: TaskQuery) =>
  db
    .selectFrom('deliveries')
    .innerJoin('job_orders', 'job_orders.id', 'deliveries.job_order_id')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id')
    .where('deliveries.shipped_on', 'is not', null)
    .where(own('deliveries.customer_id'))
    .select([textOf('deliveries.id').as('key'), textOf('deliveries.id').as('place'), 'job_orders.number as about'])
    .select(sql<string>`purchase_orders.number || ' - ' || job_orders.line_item`.as('number'))
    .select(['deliveries.customer_id as customerId', 'deliveries.shipped_on as day', none.as('amount')])

/** Loads that left more than a business day and at most 90 days ago; older ones are history. */
export const documentsMissing = inSql('documentsMissing', (db, query) =>
  shippedLoads(db, query)
    .where('deliveries.shipped_on', '>=', query.value('lastQuarter'))
    .where('deliveries.shipped_on', '<=', query.value('beforeWeekday'))
    .where(isIncomplete),
)

/** Loads that left without a mill test report that came within the last week. */
export const documentsComplete = inSql('documentsComplete', (db, query) =>
  shippedLoads(db, query)
    .where(
      sql<boolean>`(deliveries.id in (select delivery_documents.delivery_id from mill_tests
        join load_documents on load_documents.mill_test_id = mill_tests.id
        join delivery_documents on delivery_documents.hash = load_documents.hash
        join deliveries as shipped on shipped.id = delivery_documents.delivery_id
        where mill_tests.tested_on >= ${query.value('lastWeek')} and mill_tests.tested_on > shipped.shipped_on)
      or deliveries.id in (select delivery_documents.delivery_id from plant_documents
        join load_documents on load_documents.hash = plant_documents.hash
        join mill_tests on mill_tests.id = load_documents.mill_test_id
        join delivery_documents on delivery_documents.hash = load_documents.hash
        where mill_tests.tested_on is null and plant_documents.stored_at >= ${query.value('lastWeek')}))`,
    )
    .where(sql<boolean>`not ${isIncomplete}`),
)
