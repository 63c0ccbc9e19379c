import { sql } from 'kysely'
import type { home } from '#schema/home/home.ts'
import type { Cents } from '#schema/kinds.ts'
import { wholeSum } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Handler } from '../implement.ts'

const worth = prepared((db, value: Placing<{ customerId: number }>) =>
  db
    .selectFrom('deliveries')
    .innerJoin('job_orders', 'job_orders.id', 'deliveries.job_order_id')
    .select(wholeSum<Cents>(sql`deliveries.quantity * job_orders.price`).as('cents'))
    .where('deliveries.customer_id', '=', value('customerId'))
    .where('deliveries.shipped_on', 'is', null),
)

const waiting = (db: Db, { customerId }: { customerId: number }) =>
  db
    .selectFrom('deliveries')
    .select(wholeSum<number>(sql`quantity`).as('pieces'))
    .where('customer_id', '=', customerId)
    .where('shipped_on', 'is', null)
    .execute()

const finished = (db: Db, { customerId }: { customerId: number }) =>
  db
    .selectFrom('job_orders')
    .select(wholeSum<number>(sql`finished_goods + approval`).as('pieces'))
    .where('customer_id', '=', customerId)
    .whereRef('quantity', '>', 'shipped')
    .execute()

export const readyToShip: Handler<typeof home.readyToShip> = async ({ reader, input }) => {
  const [found] = await worth(reader, input)
  return found ? { total: found.cents, thousands: Math.round(found.cents / 1000) as Cents } : null
}

/** Pieces ready to ship, out of all finished ones: finished goods and approval `docs/product/wip.md#step-groups`. */
export const shipmentReady: Handler<typeof home.shipmentReady> = async ({ reader, input }) => {
  const [[ready], [held]] = await Promise.all([waiting(reader, input), finished(reader, input)])
  return { ready: ready?.pieces ?? 0, total: held?.pieces ?? 0 }
}
