import { daysAfter } from '#values/days.ts'
import type { Db } from '../database/open.ts'
import { customerIds } from './customers.ts'
import { enterRows } from './enterRows.ts'
import type { Ground } from './ground.ts'

const steel = customerIds.steelMaker

const openLines = (db: Db, customerId: number) =>
  db
    .selectFrom('job_orders')
    .select(['id', 'shipped', 'in_process'])
    .where('customer_id', '=', customerId)
    .whereRef('quantity', '>', 'shipped')
    .orderBy('id')
    .execute()

const modes = ['Sea', 'Air', 'Road'] as const

/** Lines without shipped or started pieces: one is confirmed, the others can be confirmed. */
const isUntouched = ({ shipped, in_process }: { readonly shipped: number; readonly in_process: number }) =>
  shipped === 0 && in_process === 0

const plantNotes = async (ground: Ground) => {
  const { db, today } = ground
  const lines = await openLines(db, steel)
  const [confirmed] = lines.filter(isUntouched)
  const notes = lines.map((line, at) => ({
    job_order_id: line.id,
    mode: line.shipped > 0 ? (modes[at % modes.length] ?? null) : null,
    confirmed_on: line.id === confirmed?.id ? daysAfter(today, -3) : null,
    customer_comment: at % 9 === 4 ? 'Please ship with the bars of the next lot.' : null,
    seller_comment: at % 7 === 3 ? 'Released for cutting; the mill confirmed the heat.' : null,
    seller_date: at % 7 === 5 ? daysAfter(today, 20 + at) : null,
  }))
  await enterRows(ground, { line_notes: notes })
}

/** Placeholders that users type when there is no number. */
const noNumbers = ['-', '.', ' ', ''] as const

const plantTrackings = async (ground: Ground) => {
  const { db, today } = ground
  const loads = await db
    .selectFrom('deliveries')
    .innerJoin('job_orders', 'job_orders.id', 'deliveries.job_order_id')
    .select(['deliveries.id', 'deliveries.tracking'])
    .where('deliveries.customer_id', '=', steel)
    .where('deliveries.delivered_on', 'is not', null)
    .whereRef('job_orders.quantity', '>', 'job_orders.shipped')
    .orderBy('deliveries.id')
    .execute()
  for (const [at, tracking] of noNumbers.entries())
    await db
      .updateTable('deliveries')
      .set({ tracking })
      .where('id', '=', loads[at]?.id ?? 0)
      .execute()
  const expected = loads.slice(noNumbers.length).flatMap(({ tracking }) => tracking ?? [])
  // One long before any commitment date, one long after all of them.
  const etas = expected.slice(0, 2).map((tracking, at) => ({
    customer_id: steel,
    tracking,
    eta_on: daysAfter(today, at === 0 ? -400 : 400),
  }))
  await enterRows(ground, { tracking_etas: etas })
}

const plantConsignments = async ({ db }: Ground) => {
  for (const [customerId, count] of [
    [customerIds.healthy, 5],
    [customerIds.aerospace, 1],
  ] as const) {
    const lines = await openLines(db, customerId)
    const some = lines.filter((_, at) => at % 20 === 7).slice(0, count)
    const ids = some.map(({ id }) => id)
    await db.updateTable('job_orders').set({ is_consignment: 1 }).where('id', 'in', ids).execute()
  }
}

export const plantReports = async (ground: Ground) => {
  await plantNotes(ground)
  await plantTrackings(ground)
  await plantConsignments(ground)
}
