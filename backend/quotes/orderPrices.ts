import type { Selectable } from 'kysely'
import { type OrderedRow, type OrderPrice, orderPrice, type orderRequests } from '#schema/quotes/orderRequests.ts'
import type { QuotedPiece } from '#schema/quotes/piece.ts'
import { isExpired } from '#schema/quotes/quoteRules.ts'
import { writeAnswer } from '#schema/wire/writeAnswer.ts'
import type { Cents, Day } from '#values/types.ts'
import type { Db } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { notFound } from '../errors.ts'
import type { Handler } from '../implement.ts'
import { materialColumn, pieceColumns } from './listHistory.ts'
import { type Piece, priceOf } from './price.ts'
import { ratesOfLine } from './rates.ts'

/** Quoted line with everything that its price depends on. */
type PricedLine = Pick<
  Selectable<Tables['quote_lines']>,
  | ('quantity' | 'price' | 'shape' | 'spec' | 'treatment' | 'machining' | 'ultrasonic' | 'holes')
  | ('outer_diameter' | 'inner_diameter' | 'length')
>

const holePattern = /^(\d{1,7}) x (\d+(?:\.\d+)?)"$/

/** Parses the text that `holesText` writes; null for any other text. */
const holesOf = (text: string | null) => {
  const found = (text?.split(', ') ?? []).map((hole) => holePattern.exec(hole))
  return found.every((hole) => hole !== null)
    ? found.map(([, count, diameter]) => ({ count: Number(count), diameter: Number(diameter) }))
    : null
}

const pieceOf = (line: PricedLine): Piece | null => {
  const { quantity, outer_diameter: outer, inner_diameter: inner, length } = line
  const holes = holesOf(line.holes)
  return outer === null || inner === null || length === null || holes === null
    ? null
    : { quantity, outer, inner, length, holes }
}

/**
 * Unit price of a quoted line for another quantity. Null if the rates no longer give the quoted price for the quoted
 * quantity, if the quantity is beyond a limit of the plant, or if the line lacks the data of its piece.
 */
const repriced = async (db: Db, line: PricedLine, quantity: number): Promise<Cents | null> => {
  if (quantity === line.quantity) return line.price
  const piece = pieceOf(line)
  const rates = piece && (await ratesOfLine(db, line))
  if (!rates || priceOf(piece, rates)?.price !== line.price) return null
  return priceOf({ ...piece, quantity }, rates)?.price ?? null
}

/** Item of a quote with the total quantity of its ordered releases. */
export interface OrderedItem {
  readonly quoteId: number
  readonly item: number
  readonly quote: string
  readonly piece: QuotedPiece & { readonly material: string | null }
  readonly quantity: number
  readonly requestedOn: Day | null
  readonly quoted: { readonly quantity: number; readonly price: Cents | null }
  /** Unit price for the total quantity; null if only the quoted quantity can be ordered. */
  readonly price: Cents | null
  readonly state: 'open' | 'ordered' | 'expired'
}

interface Order {
  readonly customerId: number
  readonly rows: readonly OrderedRow[]
}

const idsOf = (rows: readonly OrderedRow[]) => [...new Set(rows.map(({ quoteId }) => quoteId))]

export const quotesOf = (db: Db, { customerId, rows }: Order) =>
  db
    .selectFrom('quotes')
    .select(['id', 'number', 'expires_on', 'requested_on'])
    .where('id', 'in', idsOf(rows))
    .where('customer_id', '=', customerId)
    .orderBy('id')

type Quotes = Awaited<ReturnType<ReturnType<typeof quotesOf>['execute']>>

const linesOf = (db: Db, rows: readonly OrderedRow[]) =>
  db
    .selectFrom('quote_lines')
    .leftJoin('parts', 'parts.id', 'quote_lines.part_id')
    .selectAll('quote_lines')
    .select([...pieceColumns, materialColumn])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('order_request_lines')
            .select('order_request_lines.position')
            .whereRef('order_request_lines.quote_id', '=', 'quote_lines.quote_id')
            .whereRef('order_request_lines.line', '=', 'quote_lines.position'),
        )
        .as('isRequested'),
    )
    .where('quote_id', 'in', idsOf(rows))
    .execute()

type Line = Awaited<ReturnType<typeof linesOf>>[number]

const stateOf = ({ price, job_order_id, isRequested }: Line, expiresOn: Day | null, today: Day) => {
  if (job_order_id !== null || isRequested) return 'ordered'
  return price === null || isExpired({ isNoQuote: false, expiresOn }, today) ? 'expired' : 'open'
}

/** Priced items of the order's rows; throws 404 for an unknown line, and for one of another customer's quote. */
export const itemsOf = async (db: Db, { rows }: Order, quotes: Quotes, today: Day): Promise<OrderedItem[]> => {
  const lines = await linesOf(db, rows)
  const grouped = Map.groupBy(rows, ({ quoteId, item }) => `${quoteId} ${item}`)
  const items: OrderedItem[] = []
  for (const releases of grouped.values()) {
    const { quoteId, item } = releases[0] as OrderedRow
    const line = lines.find(({ quote_id, position }) => quote_id === quoteId && position === item)
    const quote = quotes.find(({ id }) => id === quoteId)
    if (!line || !quote) throw notFound()
    const quantity = releases.reduce((sum, release) => sum + release.quantity, 0)
    items.push({
      quoteId,
      item,
      quote: quote.number,
      piece: line,
      quantity,
      requestedOn: quote.requested_on,
      quoted: { quantity: line.quantity, price: line.price },
      price: await repriced(db, line, quantity),
      state: stateOf(line, quote.expires_on, today),
    })
  }
  return items
}

const priceOfItem = ({ quoteId, item, quantity, price, state }: OrderedItem): OrderPrice => ({
  quoteId,
  item,
  quantity,
  price: state === 'open' ? price : null,
})

export const pricesOnWire = (items: readonly OrderedItem[]) =>
  items.map((item) => writeAnswer(orderPrice, priceOfItem(item)))

export const prices: Handler<typeof orderRequests.prices> = async ({ reader, clock, input }) => {
  const items = await itemsOf(reader, input, await quotesOf(reader, input).execute(), clock.today())
  return items.map(priceOfItem)
}
