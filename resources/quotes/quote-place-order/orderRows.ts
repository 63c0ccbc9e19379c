import type { Cents, Day } from '../../../schema/kinds.ts'
import { mostOrderRows } from '../../../schema/quotes/orderRequests.ts'
import type { QuoteRow } from '../../../schema/quotes/quoteHistory.ts'
import { canOrder } from '../../../schema/quotes/quoteRules.ts'

export interface OrderRow {
  readonly quoteId: number
  readonly number: string
  readonly revision: number
  readonly item: number
  readonly release: number
  readonly price: Cents
  readonly requestedOn: Day | null
  readonly quantity: string
}

export const rowKeyOf = ({ item, release }: Pick<OrderRow, 'item' | 'release'>) => `${item} ${release}`

export const rowsOf = (rows: readonly QuoteRow[], today: Day): OrderRow[] =>
  rows.flatMap((row) => {
    const { quoteId, number, revision, item, price, requestedOn, quantity } = row
    if (price === null || !canOrder(row, today)) return []
    return [{ quoteId, number, revision, item, release: 1, price, requestedOn, quantity: String(quantity) }]
  })

/** Adds a copy of the row as the next release of its line, up to the maximum number of rows of an order. */
export const withRelease = (rows: readonly OrderRow[], row: OrderRow) => {
  if (rows.length >= mostOrderRows) return rows
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
      ? { ...other, quantity: typed.replace(/\D/g, '').replace(/^0+/, '').slice(0, 6) }
      : other,
  )

export const extendedOf = ({ price, quantity }: OrderRow) => (price * Number(quantity)) as Cents

export const totalOf = (rows: readonly OrderRow[]) => rows.reduce((sum, row) => sum + extendedOf(row), 0) as Cents

export const isWhole = (rows: readonly OrderRow[]) => rows.every(({ quantity }) => Number(quantity) > 0)
