import type { Cents, Day } from '../../../schema/kinds.ts'
import { budgetYears } from '../../../schema/sales/budgetRules.ts'
import { monthsBefore } from '../../../values/days.ts'
import type { NewRow } from '../../budgets/writing/judgeRows.ts'
import { insertRows } from '../../budgets/writing/writeRows.ts'
import { customerIds } from '../customers.ts'
import { type Dice, dice } from '../dice.ts'
import { enterRows, type Row } from '../enterRows.ts'
import type { Ground } from '../ground.ts'
import { segmentIds } from '../trade/parts/segments.ts'
import { sellers } from '../users/names.ts'
import { invoicedSales } from './invoicedSales.ts'

const { healthy, directParent, ringsOnly, aerospace, volume } = customerIds

/** 255 characters, without splitting an emoji. */
const longest = `Long-term agreement ${'🛠️ forged, machined and tested to drawing; '.repeat(5)}`
  .padEnd(255, '.')
  .slice(0, 255)

/** Some customers have no contract, some one, two have several. */
export const contractRows: readonly Row<'contracts'>[] = [
  { id: 1, customer_id: healthy, name: 'LTA turbine rings 2024-2028' },
  { id: 2, customer_id: directParent, name: 'Frame agreement flanges' },
  { id: 3, customer_id: directParent, name: '<script>alert("contract")</script>' },
  { id: 4, customer_id: aerospace, name: 'Engine cases, programme C-7' },
  { id: 5, customer_id: volume, name: '00123' },
  { id: 6, customer_id: volume, name: '=1+1' },
  { id: 7, customer_id: volume, name: longest },
  { id: 8, customer_id: ringsOnly, name: '長期契約 2026' },
  { id: 9, customer_id: 201, name: 'Call-off order 2026-1' },
]

/** Year without any budget; all sellers plan the current one. */
const emptyYear = 2021
/** Year with a row of zeros and a row of maximum monthly amounts. */
const yearOfExtremes = 2023
const mostOfMonth = 999_999_999_000 as Cents

/** Sellers with a yearly goal: the first has customers too, the last has none. */
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

const contractsOf = (customerId: number) => contractRows.filter(({ customer_id }) => customer_id === customerId)

/** One row without a contract, plus one for each of the customer's contracts. */
const rowsOfHabit = (chance: Dice, { customerId, segmentId, usualMonth }: Habit, factor: number): NewRow[] => {
  const contractIds = [null, ...contractsOf(customerId).map(({ id }) => id)]
  const share = (usualMonth * factor) / contractIds.length
  return contractIds.map((contractId) => ({
    customerId,
    segmentId,
    contractId,
    months: drawMonths(chance, share),
    yearlyGoal: null,
  }))
}

const goal = (chance: Dice, factor: number): NewRow => ({
  customerId: null,
  segmentId: segmentIds.aerofabs,
  contractId: null,
  months: null,
  yearlyGoal: rounded((40_000_000 + chance.below(4_000) * 10_000) * factor),
})

/** The new customer has amounts of zero; in one year a row contains the largest possible amounts. */
const particularRows = (sellerId: number, year: number): NewRow[] => {
  const extreme = { segmentId: segmentIds.rings, contractId: null, yearlyGoal: null }
  if (sellerId === 2) return [{ ...extreme, customerId: customerIds.brandNew, months: eachMonth(() => 0 as Cents) }]
  if (sellerId !== 3 || year !== yearOfExtremes) return []
  return [{ ...extreme, customerId: 206, segmentId: segmentIds.aerospace, months: eachMonth(() => mostOfMonth) }]
}

const plansFor = (sellerId: number, year: number, currentYear: number) => {
  if (year === emptyYear && year !== currentYear) return false
  if (year === currentYear) return true
  return year > currentYear ? sellerId <= 3 : (sellerId + year) % 5 !== 0
}

interface Drawn {
  readonly sellerId: number
  readonly year: number
  readonly rows: NewRow[]
}

const drawOne = (chance: Dice, habits: readonly Habit[], sellerId: number, factor: number, year: number): Drawn => {
  const isAlone = sellerId === goalSellers.alone
  const own = isAlone ? [] : habits.filter((habit) => habit.sellerId === sellerId)
  const goals = isAlone || sellerId === goalSellers.withCustomers ? [goal(chance, factor)] : []
  const rows = own.flatMap((habit) => rowsOfHabit(chance, habit, factor))
  return { sellerId, year, rows: [...goals, ...rows, ...(isAlone ? [] : particularRows(sellerId, year))] }
}

export const drawBudgets = (today: Day, habits: readonly Habit[]): Drawn[] => {
  const chance = dice('budgets')
  const currentYear = Number(today.slice(0, 4))
  return budgetYears(currentYear).flatMap((year) =>
    sellers
      .map((_, index) => index + 1)
      .filter((sellerId) => plansFor(sellerId, year, currentYear))
      .map((sellerId) => drawOne(chance, habits, sellerId, 1.05 + 0.06 * (year - currentYear), year)),
  )
}

const habitsOf = async ({ db, today }: Ground): Promise<Habit[]> => {
  const sales = await invoicedSales(db, { from: monthsBefore(today, 12), to: today })
  const planned = sales.filter(({ segmentId }) => segmentId !== null && segmentId !== segmentIds.aerofabs)
  const byHabit = Map.groupBy(planned, ({ customerId, segmentId }) => `${customerId} ${segmentId}`)
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
  const { db, today } = ground
  await enterRows(db, { sellers: sellers.map((_, index) => ({ contact_id: index + 1 })), contracts: contractRows })
  for (const drawn of drawBudgets(today, await habitsOf(ground))) await insertBudget(ground, drawn)
}
