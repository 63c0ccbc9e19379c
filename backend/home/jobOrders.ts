import { sql } from 'kysely'
import type { home } from '#schema/home/home.ts'
import type { OrderStatus } from '#schema/orders/orderStatus.ts'
import { wholeSum } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import type { Handler } from '../implement.ts'
import { countMoved, visitorOf } from '../promised-dates/moved.ts'

export const inStatus = (db: Db, { customerId, status }: { customerId: number; status: OrderStatus }) =>
  db
    .selectFrom('job_orders')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('customer_id', '=', customerId)
    .where('status', '=', status)
    .execute()

const countOf =
  (status: OrderStatus): Handler<typeof home.lateDeliveries> =>
  async ({ reader, input }) =>
    (await inStatus(reader, { ...input, status }))[0] ?? null

export const lateDeliveries = countOf('late')
export const openConcessions = countOf('deviationRequest')

const inProcess = (db: Db, { customerId }: { customerId: number }) =>
  db
    .selectFrom('job_orders')
    .select(wholeSum<number>(sql`in_process`).as('total'))
    .where('customer_id', '=', customerId)
    .whereRef('quantity', '>', 'shipped')
    .execute()

export const piecesInProcess: Handler<typeof home.piecesInProcess> = async ({ reader, input }) => {
  const [found] = await inProcess(reader, input)
  return found ? { total: found.total, thousands: found.total / 1000 } : null
}

/** Number of promised dates of a customer's open lines that moved since the caller's last visit. */
export const movedPromisedDates: Handler<typeof home.movedPromisedDates> = async (context) => {
  const [found] = await countMoved(context.reader, { ...visitorOf(context), customerId: context.input.customerId })
  return { total: found?.total ?? 0 }
}
