import { InvalidInputError } from '#schema/checks/issues.ts'
import { isExpired } from '#schema/quotes/quoteRules.ts'
import { hasNoWall, notPossible, quoteDays, type quotes } from '#schema/quotes/quotes.ts'
import { daysAfter } from '#values/days.ts'
import { conflict, notFound } from '../errors.ts'
import type { Context, Handler } from '../implement.ts'
import { type Piece, priceOf } from './price.ts'
import { type QuoteInput, ratesFor } from './rates.ts'

type QuotePart = typeof quotes.quotePart

const pieceOf = (input: QuoteInput): Piece => ({
  quantity: input.quantity,
  outer: input.outerDiameter,
  // Discs and bars have no inner diameter.
  inner: input.type === 'disc' || input.type === 'bar' ? 0 : input.innerDiameter,
  length: input.length,
  holes: [
    { diameter: input.firstHole, count: input.firstHoles },
    { diameter: input.secondHole, count: input.secondHoles },
  ],
})

/** Human-readable text such as `4 x 0.75"`; null without holes. */
const holesText = ({ holes }: Piece) =>
  holes.flatMap(({ diameter, count }) => (count > 0 ? [`${count} x ${diameter}"`] : [])).join(', ') || null

/**
 * Locks the quote to continue; it must be the caller's own for this customer. Throws 409 if it has expired, because a
 * price in it would no longer be valid.
 */
const continued = async ({ db, dialect, clock, input, caller }: Context<QuotePart>, number: string) => {
  const found = await dialect
    .rowsForUpdate(
      db
        .selectFrom('quotes')
        .select(['id', 'number', 'expires_on'])
        .where('number', '=', number)
        .where('customer_id', '=', input.customerId)
        .where('user_id', '=', caller.id),
    )
    .executeTakeFirstOrThrow(notFound)
  if (isExpired({ isNoQuote: false, expiresOn: found.expires_on }, clock.today()))
    throw conflict(`The quote ${number} has expired. Start a new one.`)
  return found
}

const startQuote = async ({ db, clock, input, caller }: Context<QuotePart>) => {
  const today = clock.today()
  const { id } = await db
    .insertInto('quotes')
    .values({
      customer_id: input.customerId,
      user_id: caller.id,
      quoted_on: today,
      requested_on: today,
      number: `new ${caller.id} ${clock.now()} ${input.customerId}`,
      expires_on: daysAfter(today, quoteDays),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const number = `Q${today.slice(2, 4)}-${String(id).padStart(6, '0')}E`
  await db.updateTable('quotes').set({ number }).where('id', '=', id).execute()
  return { id, number }
}

const nextPosition = async ({ db }: Context<QuotePart>, quoteId: number) => {
  const last = await db
    .selectFrom('quote_lines')
    .select((eb) => eb.fn.max<number | null>('position').as('position'))
    .where('quote_id', '=', quoteId)
    .executeTakeFirstOrThrow()
  return (last.position ?? 0) + 1
}

/**
 * Prices a piece with the plant's rates. A possible piece is stored as a line of the continued quote, or of a new one.
 */
export const quotePart: Handler<QuotePart> = async (context) => {
  const { db, input, changed } = context
  const { quantity, type } = input
  if (hasNoWall(input)) throw new InvalidInputError({ di: { code: 'belowOuter' } })
  const { rates, names } = await ratesFor(db, input)
  const piece = pieceOf(input)
  const priced = priceOf(piece, rates)
  if (!priced) return { number: input.number, quantity, weeks: null, price: null, error: notPossible }

  const quote = input.number === null ? await startQuote(context) : await continued(context, input.number)
  const position = await nextPosition(context, quote.id)
  const line = {
    quote_id: quote.id,
    position,
    quantity,
    price: priced.price,
    weeks: priced.weeks,
    shape: type,
    outer_diameter: piece.outer,
    inner_diameter: piece.inner,
    length: piece.length,
    holes: holesText(piece),
    ...names,
    address: input.address,
  }
  await db.insertInto('quote_lines').values(line).execute()
  changed({ record: `quote ${quote.number}`, after: line })
  return { number: quote.number, quantity, weeks: priced.weeks, price: priced.price, error: '' }
}
