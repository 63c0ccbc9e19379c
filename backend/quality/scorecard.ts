import { sql } from 'kysely'
import { punctualities, punctualityOf, type quality } from '#schema/quality/quality.ts'
import { firstDayOf, lastMonths, type MonthText, monthsUpTo, yearAndMonth } from '#values/months.ts'
import type { Cents, Day } from '#values/types.ts'
import { wholeSum } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import { readQuality } from '../home/qualityAssurance.ts'
import type { Context, Handler } from '../implement.ts'

interface Period {
  readonly customerId: number
  readonly from: Day
  readonly to: Day
}

const yearTo = (today: Day) => {
  const months = lastMonths(today)
  return { months, from: firstDayOf(months[0] ?? today), to: today }
}

const shipped = (db: Db, { customerId, from, to }: Period) =>
  db
    .selectFrom('deliveries')
    .select(['shipped_on as done', 'promised_on as due'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select(wholeSum<number>(sql`quantity`).as('amount'))
    .where('customer_id', '=', customerId)
    .where('shipped_on', '>=', from)
    .where('shipped_on', '<=', to)
    .groupBy(['shipped_on', 'promised_on'])
    .execute()

const paid = (db: Db, { customerId, from, to }: Period) =>
  db
    .selectFrom('invoices')
    .select(['paid_on as done', 'due_on as due'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select(wholeSum<number>(sql`amount`).as('amount'))
    .where('customer_id', '=', customerId)
    .where('paid_on', 'is not', null)
    .where('paid_on', '>=', from)
    .where('paid_on', '<=', to)
    .groupBy(['paid_on', 'due_on'])
    .execute()

type Done = Awaited<ReturnType<typeof shipped>>[number]

const sumOf = (rows: readonly Done[], of: 'count' | 'amount') => rows.reduce((sum, row) => sum + row[of], 0)

/** Percentage per punctuality class in a month; -1 if nothing happened in it. */
const sharesOf = (rows: readonly Done[], month: MonthText) => {
  const ofMonth = rows.filter(({ done }) => done?.startsWith(month))
  const all = sumOf(ofMonth, 'count')
  return punctualities.map((series) => {
    const own = ofMonth.filter(({ done, due }) => done !== null && punctualityOf(done, due) === series)
    const count = sumOf(own, 'count')
    return {
      ...yearAndMonth(month),
      series,
      percentage: all === 0 ? -1 : (100 * count) / all,
      count,
      amount: sumOf(own, 'amount'),
    }
  })
}

type ScorecardContext = Pick<Context<typeof quality.payments>, 'reader' | 'clock' | 'input'>

/** The same for each of the last twelve months; empty if nothing happened at all. */
const sharesOfYear = async (read: typeof shipped | typeof paid, { reader, clock, input }: ScorecardContext) => {
  const { months, ...period } = yearTo(clock.today())
  const rows = await read(reader, { ...input, ...period })
  return rows.length === 0 ? [] : months.flatMap((month) => sharesOf(rows, month))
}

export const deliveries: Handler<typeof quality.deliveries> = async (context) =>
  (await sharesOfYear(shipped, context)).map(({ count, amount, ...row }) => ({ ...row, loads: count, pieces: amount }))

export const payments: Handler<typeof quality.payments> = async (context) =>
  (await sharesOfYear(paid, context)).map(({ count, amount, ...row }) => ({
    ...row,
    invoices: count,
    amount: amount as Cents,
  }))

const concededBetween = (db: Db, { customerId, from, to }: Period) =>
  db
    .selectFrom('concessions')
    .select('notified_on as day')
    .select(wholeSum<number>(sql`quantity`).as('pieces'))
    .where('customer_id', '=', customerId)
    .where('notified_on', '>=', from)
    .where('notified_on', '<=', to)
    .groupBy('notified_on')
    .execute()

/** Percentage of good pieces per month, as on the home page, and the percentage of pieces with a concession. */
export const concessions: Handler<typeof quality.concessions> = async ({ db, reader, clock, input }) => {
  const { months, ...period } = yearTo(clock.today())
  const query = { ...input, ...period }
  const [quality, loads, conceded] = await Promise.all([
    readQuality(db, input.customerId, clock.today()),
    shipped(reader, query),
    concededBetween(reader, query),
  ])
  if (quality.length === 0) return []
  return months.map((month, index) => {
    const pieces = sumOf(
      loads.filter(({ done }) => done?.startsWith(month)),
      'amount',
    )
    const concededPieces = conceded.reduce((sum, row) => sum + (row.day?.startsWith(month) ? row.pieces : 0), 0)
    const share = pieces === 0 ? -1 : (100 * Math.min(concededPieces, pieces)) / pieces
    return { ...yearAndMonth(month), good: quality[index]?.percentage ?? -1, conceded: share, pieces }
  })
}

const invoiced = (db: Db, { customerId, from, to }: Period) =>
  db
    .selectFrom('invoices')
    .select('issued_on as day')
    .select(wholeSum<number>(sql`amount`).as('amount'))
    .where('customer_id', '=', customerId)
    .where('issued_on', '>=', from)
    .where('issued_on', '<=', to)
    .groupBy('issued_on')
    .execute()

/**
 * Invoiced amounts in each of the last twelve months and one year earlier; empty if there are none in the last twelve.
 */
export const sales: Handler<typeof quality.sales> = async ({ reader, clock, input }) => {
  const today = clock.today()
  const months = monthsUpTo(today, 24)
  const from = firstDayOf(months[0] ?? today)
  const rows = await invoiced(reader, { ...input, from, to: today })
  const amountOf = (month: MonthText = '') =>
    rows.reduce((sum, { day, amount }) => sum + (day.startsWith(month) ? amount : 0), 0) as Cents
  const year = months.slice(12).map((month, index) => ({
    ...yearAndMonth(month),
    amount: amountOf(month),
    amountBefore: amountOf(months[index]),
  }))
  return year.some(({ amount }) => amount !== 0) ? year : []
}

/** Targets of the business day's year, and results of the year before. */
export const figures: Handler<typeof quality.figures> = async ({ db, clock, input: { customerId } }) => {
  const year = Number(clock.today().slice(0, 4))
  const rows = await db
    .selectFrom('scorecard_years')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('year', 'in', [year - 1, year])
    .execute()
  const [now, before] = [year, year - 1].map((of) => rows.find((row) => row.year === of))
  return {
    deliveriesTarget: now?.on_time_target ?? null,
    deliveriesBefore: before?.on_time ?? null,
    paymentsTarget: now?.paid_target ?? null,
    paymentsBefore: before?.paid ?? null,
    concessionsTarget: now?.good_target ?? null,
    concessionsBefore: before?.good ?? null,
    salesTarget: now?.sales_target ?? null,
    salesBefore: before?.sales ?? null,
  }
}
