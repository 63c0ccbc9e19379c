import type { Day } from '#schema/kinds.ts'
import { daysAfter, daysBetween, monthsBefore } from '#values/days.ts'
import { firstDayOf } from '#values/months.ts'
import type { Db } from '../../database/open.ts'
import { customerIds } from '../customers.ts'
import { type Dice, dice } from '../dice.ts'
import { enterRows } from '../enterRows.ts'
import type { Ground } from '../ground.ts'
import { itemsOf, type OrderedItem } from './orderedItems.ts'
import { describeLine, describeQuote } from './quoteHistory.ts'

/** Order outcome of a quote's lines: random, all ordered, none, one of three, or none with a price. */
type Ending = 'any' | 'all' | 'none' | 'oneOfThree' | 'noQuote'

interface QuoteRequest {
  readonly customerId: number
  readonly day: Day
  readonly ending: Ending
}

const { healthy, directParent, ringsOnly, aerospace, volume } = customerIds

/** Quotes per month, for customers with e-quote. */
const perMonth: Readonly<Record<number, number>> = { [healthy]: 3, [directParent]: 2, [aerospace]: 3, [volume]: 6 }
const months = 15

const midMonth = (today: Day, monthsAgo: number) => daysAfter(firstDayOf(monthsBefore(today, monthsAgo)), 14)

/** Four months with different hit rates: 33.33 %, 100 %, 0 % and none. */
const particularMonths = (today: Day): QuoteRequest[] =>
  (['oneOfThree', 'all', 'none', 'noQuote'] as const).map((ending, index) => ({
    customerId: ringsOnly,
    day: midMonth(today, index + 1),
    ending,
  }))

/** One quote on each side of the twelve-month limit. */
const onTheEdge = (today: Day): QuoteRequest[] => {
  const first = monthsBefore(today, 12)
  return [first, daysAfter(first, -1)].map((day) => ({ customerId: healthy, day, ending: 'any' }))
}

const everyday = ({ below }: Dice, today: Day): QuoteRequest[] =>
  Object.entries(perMonth).flatMap(([customer, count]) =>
    Array.from({ length: count * months }, () => ({
      customerId: Number(customer),
      day: daysAfter(today, -1 - below(30 * months)),
      ending: 'any' as const,
    })),
  )

/** Takes the first unused job order placed within 60 days of the quote. */
const takeItem = (items: OrderedItem[], day: Day) => {
  const found = items.findIndex(({ orderedOn }) => orderedOn >= day && daysBetween(day, orderedOn) <= 60)
  return found < 0 ? undefined : items.splice(found, 1)[0]
}

const lineCount = ({ below }: Dice, ending: Ending) => (ending === 'oneOfThree' ? 3 : 1 + below(4))

const isToBeOrdered = ({ isLucky }: Dice, ending: Ending, index: number) =>
  ending === 'any' ? isLucky(0.45) : ending === 'all' || (ending === 'oneOfThree' && index === 0)

const drawLine = (chance: Dice, { day, ending }: QuoteRequest, items: OrderedItem[], index: number) => {
  const ordered = isToBeOrdered(chance, ending, index) ? takeItem(items, day) : undefined
  const like = ordered ?? items[chance.below(items.length)]
  if (!like) return []
  const isWithout = ending === 'noQuote' || (ending === 'any' && !ordered && chance.isLucky(0.12))
  const { partId: part_id, quantity, price } = like
  return [{ part_id, quantity, price: isWithout ? null : price, job_order_id: ordered?.id ?? null }]
}

const askersOf = async (db: Db) => {
  const links = await db
    .selectFrom('user_customers')
    .innerJoin('users', 'users.id', 'user_customers.user_id')
    .where('users.role_id', 'in', [0, 3])
    .select(['user_customers.customer_id', 'user_customers.user_id'])
    .orderBy('user_customers.user_id')
    .execute()
  return Map.groupBy(links, ({ customer_id }) => customer_id)
}

export type ItemsByCustomer = ReadonlyMap<number, readonly OrderedItem[]>
type AskersByCustomer = ReadonlyMap<number, readonly { readonly user_id: number }[]>

const numberOf = (day: Day, index: number) => `Q${day.slice(2, 4)}-${10_001 + index}`

export const drawQuotes = (today: Day, ordered: ItemsByCustomer, askers: AskersByCustomer) => {
  const chance = dice('quotes')
  const items = new Map([...ordered].map(([customer, own]) => [customer, [...own]]))
  const quotes = [...particularMonths(today), ...onTheEdge(today), ...everyday(chance, today)].sort(
    (one, other) => daysBetween(other.day, one.day) || one.customerId - other.customerId,
  )
  return quotes.flatMap((quote, index) => {
    const users = askers.get(quote.customerId) ?? []
    const user = users[chance.below(users.length)]
    const own = items.get(quote.customerId) ?? []
    const lines = Array.from({ length: lineCount(chance, quote.ending) }, (_, at) => drawLine(chance, quote, own, at))
    if (!user) return []
    const row = { customer_id: quote.customerId, user_id: user.user_id, quoted_on: quote.day }
    return [{ row: { ...row, number: numberOf(quote.day, index) }, lines: lines.flat() }]
  })
}

export const plantQuotes = async (ground: Ground) => {
  const { db, today } = ground
  const items = await itemsOf(db, [...Object.keys(perMonth).map(Number), ringsOnly])
  const drawn = drawQuotes(today, items, await askersOf(db))
  const entered = await db
    .insertInto('quotes')
    .values(drawn.map(({ row }, at) => ({ ...row, ...describeQuote(row.quoted_on, at) })))
    .returning(['id', 'number'])
    .execute()
  const ids = new Map(entered.map(({ id, number }) => [number, id]))
  const lines = drawn.flatMap(({ row, lines: own }) =>
    own.map((line, index) => ({ quote_id: ids.get(row.number) ?? 0, position: index + 1, ...line })),
  )
  await enterRows(ground, { quote_lines: lines.map((line, at) => ({ ...line, ...describeLine(at) })) })
}
