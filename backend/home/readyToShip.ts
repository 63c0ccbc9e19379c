import { sql } from 'kysely'
import type { home } from '../../schema/home.ts'
import type { Cents } from '../../schema/kinds.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Handler } from '../implement.ts'
import { wholeSum } from './sum.ts'

const waiting = prepared((db, value: Placing<{ customerId: number }>) =>
  db
    .selectFrom('deliveries')
    .innerJoin('job_orders', 'job_orders.id', 'deliveries.job_order_id')
    .select([
      wholeSum<Cents>(sql`deliveries.quantity * job_orders.price`).as('worth'),
      wholeSum<number>(sql`deliveries.quantity`).as('pieces'),
    ])
    .where('deliveries.customer_id', '=', value('customerId'))
    .where('deliveries.shipped_on', 'is', null),
)

const finished = prepared((db, value: Placing<{ customerId: number }>) =>
  db
    .selectFrom('job_orders')
    .select(wholeSum<number>(sql`finished_goods + approval`).as('pieces'))
    .where('customer_id', '=', value('customerId'))
    .whereRef('quantity', '>', 'shipped'),
)

const waitingOf = async (db: Db, customerId: number) =>
  (await waiting(db, { customerId }))[0] ?? { worth: 0 as Cents, pieces: 0 }

/** What the loads that have not left yet are worth. */
export const readyToShip: Handler<typeof home.readyToShip> = async ({ reader, input }) => {
  const { worth } = await waitingOf(reader, input.customerId)
  return { total: worth, thousands: Math.round(worth / 1000) as Cents }
}

/** The pieces that are ready to ship, of those that are finished: finished goods and approval (DECISIONS X14). */
export const shipmentReady: Handler<typeof home.shipmentReady> = async ({ reader, input }) => {
  const [{ pieces: ready }, [held]] = await Promise.all([waitingOf(reader, input.customerId), finished(reader, input)])
  return { ready, total: held?.pieces ?? 0 }
}
