import type { Cents, Day } from '#schema/kinds.ts'
import { budgetYears } from '#schema/sales/budgetRules.ts'
import { monthsBefore } from '#values/days.ts'
import type { NewRow } from '../../budgets/judgeRows.ts'
import { insertRows } from '../../budgets/writeRows.ts'
import type { Db } from '../../database/open.ts'
import { customerIds } from '../customers.ts'
import { type Dice, dice } from '../dice.ts'
import type { Ground } from '../ground.ts'
import { segmentIds } from '../trade/segments.ts'
import { invoicedSales } from './invoicedSales.ts'

const { healthy, directParent, ringsOnly, aerospace, volume } = customerIds

/** Some customers have no contract, some one, two have several. */
export const contractIds: Readonly<Record<number, readonly number[]>> = {
  [healthy]: [1],
  [directParent]: [2, 3],
  [aerospace]: [4],
  [volume]: [5, 6, 7],
  [ringsOnly]: [8],
  201: [9],
}

const sellerIds = [1, 2, 3, 4, 5, 6]

/** Year without any budget; all sellers plan the current one. */
const emptyYear = 2021
/** Extreme values: year with a row of maximum monthly amounts. */
const yearOfExtremes = 2023
const maxMonthAmount = 999_999_999_000 as Cents

/**
 * Sellers with a yearly goal that ignores their sales, as an extreme: the first has customers too, the last has none.
 * Ordinary goals follow the sales; the last seller has a goal alone only in years to come.
 */
const goalSellers = { withCustomers: 1, alone: 6 } as const

export interface Habit {
  readonly sellerId: number
  readonly customerId: number
  readonly segmentId: number
  readonly usualMonth: Cents
}

const step = 1_000
const rounded = (cents: number) => (Math.round(cents / step) * step) as Cents
const eachMonth = (amount: (month: number) => Cents) => Array.from({ length: 12 }, (_, month) => amount(month))

const drawMonths = ({ below }: Dice, usualMonth: number) =>
  eachMonth(() => rounded(usualMonth * (0.85 + below(31) / 100)))

/** One row without a contract, plus one for each of the customer's contracts. */
const rowsOfHabit = (chance: Dice, { customerId, segmentId, usualMonth }: Habit, factor: number): NewRow[] => {
  const contracts = [null, ...(contractIds[customerId] ?? [])]
  const share = (usualMonth * factor) / contracts.length
  return contracts.map((contractId) => ({
    customerId,
    segmentId,
    contractId,
    months: drawMonths(chance, share),
    yearlyGoal: null,
  }))
}

const goalOf = (yearlyGoal: number): NewRow => ({
  customerId: null,
  segmentId: segmentIds.aerofabs,
  contractId: null,
  months: null,
  yearlyGoal: rounded(yearlyGoal),
})

const isAerofab = ({ segmentId }: Habit) => segmentId === segmentIds.aerofabs

/** The new customer has amounts of zero; of the extremes, one year has a row of the largest possible amounts. */
const particularRows = (sellerId: number, year: number, hasExtremes: boolean): NewRow[] => {
  const row = { segmentId: segmentIds.rings, contractId: null, yearlyGoal: null }
  if (sellerId === 2) return [{ ...row, customerId: customerIds.brandNew, months: eachMonth(() => 0 as Cents) }]
  if (!hasExtremes || sellerId !== 3 || year !== yearOfExtremes) return []
  return [{ ...row, customerId: 206, segmentId: segmentIds.aerospace, months: eachMonth(() => maxMonthAmount) }]
}

const plansFor = (sellerId: number, year: number, currentYear: number, hasExtremes: boolean) => {
  if (year === emptyYear && year !== currentYear) return false
  if (year === currentYear) return true
  // Sales begin in the course of last year.
  if (!hasExtremes && year < currentYear - 1) return false
  if (year > currentYear) return sellerId <= 3 || (!hasExtremes && sellerId === goalSellers.alone)
  return (sellerId + year) % 5 !== 0
}

interface Planned {
  readonly sellerId: number
  readonly year: number
}

interface Drawn extends Planned {
  readonly rows: NewRow[]
}

const drawGoals = (chance: Dice, own: readonly Habit[], sellerId: number, factor: number, hasExtremes: boolean) => {
  const isGoalSeller = sellerId === goalSellers.alone || sellerId === goalSellers.withCustomers
  if (hasExtremes) return isGoalSeller ? [goalOf((40_000_000 + chance.below(4_000) * 10_000) * factor)] : []
  const usualMonth = own.filter(isAerofab).reduce((sum, habit) => sum + habit.usualMonth, 0)
  return usualMonth > 0 ? [goalOf(12 * usualMonth * factor)] : []
}

export const drawBudgets = (today: Day, habitsOf: (year: number) => readonly Habit[], hasExtremes: boolean) => {
  const chance = dice('budgets')
  const currentYear = Number(today.slice(0, 4))
  const drawOne = ({ sellerId, year }: Planned): Drawn => {
    const factor = 1.05 + 0.06 * (year - currentYear)
    const own = habitsOf(year).filter((habit) => habit.sellerId === sellerId)
    const goals = drawGoals(chance, own, sellerId, factor, hasExtremes)
    if (sellerId === goalSellers.alone && (hasExtremes || year > currentYear)) return { sellerId, year, rows: goals }
    const rows = own.filter((habit) => !isAerofab(habit)).flatMap((habit) => rowsOfHabit(chance, habit, factor))
    return { sellerId, year, rows: [...goals, ...rows, ...particularRows(sellerId, year, hasExtremes)] }
  }
  return budgetYears(currentYear).flatMap((year) =>
    sellerIds
      .map((sellerId) => ({ sellerId, year }))
      .filter(({ sellerId }) => plansFor(sellerId, year, currentYear, hasExtremes))
      .map(drawOne),
  )
}

const habitsBetween = async (db: Db, days: { readonly from: Day; readonly to: Day }): Promise<Habit[]> => {
  const sales = await invoicedSales(db, days)
  const byHabit = Map.groupBy(sales, ({ customerId, segmentId }) => `${customerId} ${segmentId}`)
  return [...byHabit.values()].flatMap((months) => {
    const [first] = months
    const sum = months.reduce((total, { amount }) => total + amount, 0)
    if (!first || first.segmentId === null) return []
    const { sellerId, customerId, segmentId } = first
    return [{ sellerId, customerId, segmentId, usualMonth: rounded(sum / 12) }]
  })
}

const insertBudget = async ({ db }: Ground, { sellerId, year, rows }: Drawn) => {
  const values = { seller_id: sellerId, year, version: 1 }
  const { id } = await db.insertInto('budgets').values(values).returning('id').executeTakeFirstOrThrow()
  await insertRows(db, id, rows)
}

export const plantBudgets = async (ground: Ground) => {
  const { db, today, hasExtremes } = ground
  const usual = await habitsBetween(db, { from: monthsBefore(today, 12), to: today })
  const lastYear = Number(today.slice(0, 4)) - 1
  // The trade of the demo begins in the course of last year, so a plan of twelve usual months would be out of reach.
  const ofLastYear = await habitsBetween(db, { from: `${lastYear}-01-01` as Day, to: `${lastYear}-12-31` as Day })
  const habitsOf = (year: number) => (year === lastYear && !hasExtremes ? ofLastYear : usual)
  for (const drawn of drawBudgets(today, habitsOf, hasExtremes)) await insertBudget(ground, drawn)
}
