import type { Cents, Day } from '#schema/kinds.ts'
import { maxOrderRows, type OrderPrice } from '#schema/quotes/orderRequests.ts'
import type { QuoteRow } from '#schema/quotes/quoteHistory.ts'
import { canOrder } from '#schema/quotes/quoteRules.ts'
import { wholeDigits } from '../typedNumbers.ts'

export interface OrderRow {
  readonly quoteId: number
  readonly number: string
  readonly revision: number
  readonly item: number
  readonly release: number
  readonly quotedPrice: Cents
  readonly quotedQuantity: number
  readonly requestedOn: Day | null
  readonly quantity: string
}

/** Row with the unit price for the total quantity of its item; null if there is none, or none yet. */
export interface PricedRow extends OrderRow {
  readonly price: Cents | null
}

export const rowKeyOf = ({ item, release }: Pick<OrderRow, 'item' | 'release'>) => `${item} ${release}`

export const rowsOf = (rows: readonly QuoteRow[], today: Day): OrderRow[] =>
  rows.flatMap((row) => {
    const { quoteId, number, revision, item, price, requestedOn, quantity } = row
    if (price === null || !canOrder(row, today)) return []
    return [
      {
        quoteId,
        number,
        revision,
        item,
        release: 1,
        requestedOn,
        quantity: String(quantity),
        quotedPrice: price,
        quotedQuantity: quantity,
      },
    ]
  })

/** Adds a copy of the row as the next release of its line, up to the maximum number of rows of an order. */
export const withRelease = (rows: readonly OrderRow[], row: OrderRow) => {
  if (rows.length >= maxOrderRows) return rows
  const last = Math.max(...rows.filter(({ item }) => item === row.item).map(({ release }) => release))
  const at = rows.findLastIndex(({ item }) => item === row.item) + 1
  return [...rows.slice(0, at), { ...row, release: last + 1 }, ...rows.slice(at)]
}

/** Renumbers the remaining releases from 1. */
export const withoutRow = (rows: readonly OrderRow[], row: OrderRow): OrderRow[] => {
  const left = rows.filter((other) => rowKeyOf(other) !== rowKeyOf(row))
  return left.map((other, at) => ({
    ...other,
    release: left.slice(0, at + 1).filter(({ item }) => item === other.item).length,
  }))
}

/** Keeps digits only, up to the maximum length of a quantity `docs/product/quotes.md#place-order`. */
export const withQuantity = (rows: readonly OrderRow[], row: OrderRow, typed: string): OrderRow[] =>
  rows.map((other) =>
    rowKeyOf(other) === rowKeyOf(row)
      ? { ...other, quantity: wholeDigits(typed).replace(/^0+/, '').slice(0, 6) }
      : other,
  )

export const withRequestDate = (rows: readonly OrderRow[], row: OrderRow, requestedOn: Day | null): OrderRow[] =>
  rows.map((other) => (rowKeyOf(other) === rowKeyOf(row) ? { ...other, requestedOn } : other))

export const isWithoutQuantity = ({ quantity }: OrderRow) => !(Number(quantity) > 0)

export const isComplete = (rows: readonly OrderRow[]) => !rows.some(isWithoutQuantity)

const quantityOf = (rows: readonly OrderRow[], item: number) =>
  rows.filter((row) => row.item === item).reduce((sum, { quantity }) => sum + Number(quantity), 0)

/** Takes the server's price for the total quantity of an item, or else the quoted price for the quoted quantity. */
export const pricedRows = (rows: readonly OrderRow[], prices: readonly OrderPrice[]): PricedRow[] =>
  rows.map((row) => {
    const { item, quotedPrice, quotedQuantity } = row
    const quantity = quantityOf(rows, item)
    const found = prices.find((one) => one.item === item && one.quantity === quantity)
    return { ...row, price: found?.price ?? (quantity === quotedQuantity ? quotedPrice : null) }
  })

/** First row of each item without a price. */
export const unpricedItems = (rows: readonly PricedRow[]) =>
  rows.filter((row, at) => row.price === null && rows.findIndex(({ item }) => item === row.item) === at)

export const extendedOf = ({ price, quantity }: PricedRow) =>
  price === null ? null : ((price * Number(quantity)) as Cents)

/** Null if the price of a row is not known. */
export const totalOf = (rows: readonly PricedRow[]) =>
  rows.reduce<Cents | null>((sum, row) => {
    const extended = extendedOf(row)
    return sum === null || extended === null ? null : ((sum + extended) as Cents)
  }, 0 as Cents)
