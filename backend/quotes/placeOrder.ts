import type { orderRequests } from '#schema/quotes/orderRequests.ts'
import { fold } from '#values/texts.ts'
import type { Cents } from '#values/types.ts'
import { conflict } from '../errors.ts'
import { requireDocumentType } from '../files/documentType.ts'
import { keepFile } from '../files/files.ts'
import { type Context, type Handler, inStages } from '../implement.ts'
import { sendMails } from '../mail/outbox.ts'
import { orderPlaced } from '../mail/quoteMails.ts'
import { sellerOf } from './mailQuote.ts'
import { itemsOf, type OrderedItem, pricesOnWire, quotesOf } from './orderPrices.ts'

type Place = typeof orderRequests.place

/** Throws 409 for an item that can no longer be ordered, or not in this quantity. */
const priceThatHolds = ({ item, quote, quoted, price, state }: OrderedItem) => {
  const named = `Item ${item} of the quote ${quote}`
  if (state === 'ordered') throw conflict(`${named} has already been ordered.`, { reason: 'ordered' })
  if (state === 'expired') throw conflict(`${named} no longer has a valid price.`, { reason: 'expired' })
  if (price !== null) return price
  throw conflict(`${named} can be ordered only in the quoted quantity of ${quoted.quantity}.`, {
    reason: 'quantity',
    partida: item,
    cotizacion: quote,
    cantidad: quoted.quantity,
  })
}

/** Priced items of the order. Locks the quotes, so that concurrent orders wait. */
const heldItems = async ({ db, dialect, clock, input }: Context<Place>) => {
  const quotes = await dialect.rowsForUpdate(quotesOf(db, input)).execute()
  const items = await itemsOf(db, input, quotes, clock.today())
  return items.map((item) => ({ ...item, price: priceThatHolds(item) }))
}

const enter = async (context: Context<Place>, fileId: string, total: Cents) => {
  const { db, clock, input, caller } = context
  const today = clock.today()
  const { name, customerId } = input
  const row = await db
    .insertInto('order_requests')
    .values({
      customer_id: customerId,
      user_id: caller.id,
      name,
      name_key: fold(name),
      file_id: fileId,
      placed_at: clock.now(),
      total,
    })
    .onConflict((clash) => clash.columns(['customer_id', 'name_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw conflict(`An order with the PO name ${name} has already been placed.`, { reason: 'name' })
  const number = `OR${today.slice(2, 4)}-${String(row.id).padStart(6, '0')}`
  await db.updateTable('order_requests').set({ number }).where('id', '=', row.id).execute()
  return { id: row.id, number }
}

/** Creates a numbered order request from the rows and the file; both sides are notified by mail. */
export const place: Handler<Place> = inStages({
  prepare: ({ store, files }) => requireDocumentType(store, files[0], 'file'),
  run: async (context, file) => {
    const { db, input, caller, settings, outbox, changed } = context
    const items = await heldItems(context)
    const total = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0) as Cents
    if (input.total !== undefined && input.total !== total)
      throw conflict('The prices have changed since they were shown.', {
        reason: 'price',
        precios: pricesOnWire(items),
      })
    const rows = input.rows.flatMap((row) => {
      const found = items.find(({ quoteId, item }) => quoteId === row.quoteId && item === row.item)
      if (!found) return []
      const { piece, quote, price } = found
      return [{ ...row, piece, quote, price, requestedOn: row.requestedOn ?? found.requestedOn }]
    })
    const { id, number } = await enter(context, await keepFile(context, file), total)
    const lines = rows.map(({ quoteId, item, release, quantity, price, requestedOn }, at) => ({
      request_id: id,
      position: at + 1,
      quote_id: quoteId,
      line: item,
      release,
      quantity,
      price,
      requested_on: requestedOn,
    }))
    await db.insertInto('order_request_lines').values(lines).execute()
    const { customerId } = input
    const seller = await sellerOf(db, customerId)
    const { name: customer } = await db
      .selectFrom('customers')
      .select('name')
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow()
    const by = { name: caller.name, email: caller.email }
    const order = { number, customerId, customer, name: input.name, total, rows, items, by }
    for (const to of [caller, ...(seller && seller.email !== caller.email ? [seller] : [])])
      await outbox.add(db, orderPlaced(settings, to, order))
    changed({ record: `orderRequest ${number}`, after: { name: input.name, total, file: file.name, lines } })
    return { number, total }
  },
  finish: sendMails,
})
