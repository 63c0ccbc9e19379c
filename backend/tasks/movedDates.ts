import { formatDay } from '../../values/formats.ts'
import type { Day } from '../../values/types.ts'
import { countMoved, movedPromisedDates, visitorOf } from '../promised-dates/moved.ts'
import type { Found, Source, TaskContext } from './source.ts'

const shown = (day: Day | null) => (day === null ? '-' : formatDay(day))

const ofCustomer = async ({ db, clock, userId, max }: TaskContext, customerId: number): Promise<Found> => {
  const looking = { ...visitorOf({ caller: { id: userId }, clock }), customerId }
  const [{ total: count } = { total: 0 }] = await countMoved(db, looking)
  if (count === 0) return { count, rows: [] }
  const rows = await movedPromisedDates(db, { ...looking, max })
  return {
    count,
    rows: rows.map(({ jobOrder, purchaseOrder, movedFrom, promisedOn, movedAt }) => ({
      ...{ key: `${customerId} ${jobOrder}`, number: purchaseOrder, place: jobOrder, customerId, amount: null },
      about: `${jobOrder}: ${shown(movedFrom)} → ${shown(promisedOn)}`,
      day: movedAt,
    })),
  }
}

/** Read per customer, because the last visit differs between customers. */
export const movedDate: Source = async (asking) => {
  const { customers, max } = asking
  const found = await Promise.all(customers === 'all' ? [] : customers.map((id) => ofCustomer(asking, id)))
  const rows = found.flatMap((one) => one.rows).sort((one, other) => (String(one.day) > String(other.day) ? -1 : 1))
  return { count: found.reduce((sum, { count }) => sum + count, 0), rows: rows.slice(0, max) }
}
