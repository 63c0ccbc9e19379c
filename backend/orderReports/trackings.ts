import { isTracking, type orderReports } from '#schema/orders/orderReports.ts'
import { requireSide } from '../concessions/sides.ts'
import { invalidInput, notFound } from '../errors.ts'
import type { Context, Handler } from '../implement.ts'

const trackingsOf = ({ db }: Pick<Context<typeof orderReports.listTrackings>, 'db'>, customerId: number) =>
  db
    .selectFrom('deliveries')
    .innerJoin('job_orders', 'job_orders.id', 'deliveries.job_order_id')
    .leftJoin('tracking_etas', (join) =>
      join
        .onRef('tracking_etas.customer_id', '=', 'deliveries.customer_id')
        .onRef('tracking_etas.tracking', '=', 'deliveries.tracking'),
    )
    .select(['deliveries.tracking', 'tracking_etas.eta_on as eta'])
    .distinct()
    .where('deliveries.customer_id', '=', customerId)
    .where('deliveries.shipped_on', 'is not', null)
    .where('deliveries.tracking', 'is not', null)
    .whereRef('job_orders.quantity', '>', 'job_orders.shipped')
    .orderBy('deliveries.tracking')

/** Skips placeholder texts that users enter when there is no number. */
export const listTrackings: Handler<typeof orderReports.listTrackings> = async ({ reader, input }) => {
  const found = await trackingsOf({ db: reader }, input.customerId).execute()
  return found.flatMap(({ tracking, eta }) => (tracking !== null && isTracking(tracking) ? [{ tracking, eta }] : []))
}

/** Sets a shipment's expected arrival; it can be changed at any time. */
export const setEta: Handler<typeof orderReports.setEta> = async (context) => {
  const { db, caller, input, changed } = context
  const { customerId, tracking, eta } = input
  if (!isTracking(tracking)) throw invalidInput({ trackingNumber: { code: 'choice' } })
  await requireSide(db, caller, true)
  const [known] = await trackingsOf(context, customerId).where('deliveries.tracking', '=', tracking).execute()
  if (!known) throw notFound()
  await db
    .insertInto('tracking_etas')
    .values({ customer_id: customerId, tracking, eta_on: eta })
    .onConflict((conflict) => conflict.columns(['customer_id', 'tracking']).doUpdateSet({ eta_on: eta }))
    .execute()
  changed({ record: `tracking ${customerId} ${tracking}`, before: { eta: known.eta }, after: { eta } })
  return { message: 'ETA sent' }
}
