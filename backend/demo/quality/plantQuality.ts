import { sql } from 'kysely'
import { daysAfter, monthsBefore } from '#values/days.ts'
import { monthsUpTo } from '#values/months.ts'
import type { Cents, Day } from '#values/types.ts'
import { wholeSum } from '../../database/dialect.ts'
import type { Db } from '../../database/open.ts'
import { dice, secretOf } from '../dice.ts'
import { enterRows } from '../enterRows.ts'
import type { Ground } from '../ground.ts'

/** Days since pieces reached the Approval step, in rotation: below, at and above the limit. */
const waits = [19, 20, 45, 3, 11] as const

const enterWaits = async ({ db, today }: Ground) => {
  const ago = (days: number) => sql.lit(daysAfter(today, -days))
  const days = waits.map((wait, turn) => sql`when id % ${sql.lit(waits.length)} = ${sql.lit(turn)} then ${ago(wait)}`)
  await db
    .updateTable('job_orders')
    .set({ approval_since: sql<Day>`case ${sql.join(days, sql` `)} end` })
    .where('approval', '>', sql.lit(0))
    .execute()
}

const readMonths = (db: Db) =>
  db
    .selectFrom('invoices')
    .select(['customer_id as customerId', sql<string>`substr(issued_on, 1, 7)`.as('month')])
    .select(wholeSum<number>(sql`amount`).as('amount'))
    .groupBy(['customer_id', sql`substr(issued_on, 1, 7)`])
    .orderBy('customer_id')
    .orderBy('month')
    .execute()

type Invoiced = Awaited<ReturnType<typeof readMonths>>

/**
 * A paid invoice for each month before a customer's first one, so that last year's sales have something to compare
 * with.
 */
const drawBefore = (customerId: number, months: Invoiced, today: Day) => {
  const { below } = dice(`sales before of ${customerId}`)
  const usual = Math.round(months.reduce((sum, { amount }) => sum + amount, 0) / Math.max(1, months.length))
  const [first] = months
  const missing = monthsUpTo(monthsBefore(today, 12), 12).filter((month) => first && month < first.month)
  return missing.map((month) => {
    const amount = Math.round((usual * (70 + below(40))) / 100) as Cents
    const issuedOn = `${month}-10` as Day
    const number = `FH${customerId}${month.replace('-', '')}`
    return {
      customer_id: customerId,
      purchase_order_id: null,
      number,
      hash: secretOf(`invoice ${number}`),
      issued_on: issuedOn,
      due_on: daysAfter(issuedOn, 30),
      paid_on: daysAfter(issuedOn, 25),
      amount,
      balance: 0 as Cents,
      has_document: 0 as const,
    }
  })
}

const enterSalesBefore = async (ground: Ground) => {
  const { db, today } = ground
  const byCustomer = Map.groupBy(await readMonths(db), ({ customerId }) => customerId)
  const rows = [...byCustomer].flatMap(([customerId, months]) => drawBefore(customerId, months, today))
  const { last } = await db
    .selectFrom('invoices')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  await enterRows(ground, { invoices: rows.map((row, place) => ({ id: last + place + 1, ...row })) })
}

export const plantQuality = async (ground: Ground) => {
  await enterWaits(ground)
  await enterSalesBefore(ground)
}
