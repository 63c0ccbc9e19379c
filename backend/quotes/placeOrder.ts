import type { OrderedRow, orderRequests } from '../../schema/quotes/orderRequests.ts'
import { isExpired } from '../../schema/quotes/quoteRules.ts'
import { fold } from '../../values/text/texts.ts'
import type { Cents } from '../../values/types.ts'
import { requireDocumentType } from '../files/documentType.ts'
import { keepFile } from '../files/files.ts'
import { conflict, notFound } from '../httpError.ts'
import { type Context, type Handler, inStages } from '../implement.ts'
import { sendMails } from '../mail/outbox.ts'
import { orderPlaced } from '../mail/quoteMails.ts'
import { sellerOf } from './mailQuote.ts'

type Place = typeof orderRequests.place

const quotesOf = (rows: readonly OrderedRow[]) => [...new Set(rows.map(({ quoteId }) => quoteId))]

/** Lines of the ordered quotes. Locks the quotes, so that concurrent orders wait. */
const heldLines = async ({ db, dialect, input }: Context<Place>) => {
  const ids = quotesOf(input.rows)
  const own = db.selectFrom('quotes').select(['id', 'number', 'expires_on']).where('id', 'in', ids)
  const held = await dialect.rowsForUpdate(own.where('customer_id', '=', input.customerId).orderBy('id')).execute()
  // Another customer's quote responds like one that does not exist.
  if (held.length !== ids.length) throw notFound()
  const lines = await db
    .selectFrom('quote_lines')
    .select(['quote_id', 'position', 'price', 'job_order_id'])
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
    .where('quote_id', 'in', ids)
    .execute()
  const quotes = new Map(held.map((quote) => [quote.id, quote]))
  return { lines, quotes }
}

/** Price of each row; throws 404 for an unknown line, 409 for a line that can no longer be ordered. */
const priced = async (context: Context<Place>) => {
  const { lines, quotes } = await heldLines(context)
  const today = context.clock.today()
  return context.input.rows.map((row) => {
    const line = lines.find(({ quote_id, position }) => quote_id === row.quoteId && position === row.item)
    const quote = quotes.get(row.quoteId)
    if (!line || !quote) throw notFound()
    const { price, job_order_id, isRequested } = line
    if (job_order_id !== null || isRequested)
      throw conflict(`Item ${row.item} of the quote ${quote.number} has been ordered already.`, { reason: 'ordered' })
    if (price === null || isExpired({ isNoQuote: false, expiresOn: quote.expires_on }, today))
      throw conflict(`Item ${row.item} of the quote ${quote.number} has no price that holds.`, { reason: 'expired' })
    return { ...row, price, quote: quote.number }
  })
}

const enter = async (context: Context<Place>, fileId: string, total: Cents) => {
  const { db, clock, input, caller } = context
  const today = clock.today()
  const { name, customerId } = input
  const row = await db
    .insertInto('order_requests')
    .values({
      ...{ customer_id: customerId, user_id: caller.id, name, name_key: fold(name), file_id: fileId },
      ...{ placed_at: clock.now(), total },
    })
    .onConflict((clash) => clash.columns(['customer_id', 'name_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw conflict(`An order has been placed under the PO name ${name} already.`, { reason: 'name' })
  const number = `OR${today.slice(2, 4)}-${String(row.id).padStart(6, '0')}`
  await db.updateTable('order_requests').set({ number }).where('id', '=', row.id).execute()
  return { id: row.id, number }
}

/** Creates a numbered order request from the rows and the file; both sides are notified by mail. */
export const place: Handler<Place> = inStages({
  prepare: ({ store, files }) => requireDocumentType(store, files[0], 'file'),
  run: async (context, file) => {
    const { db, input, caller, settings, outbox, changed } = context
    const rows = await priced(context)
    const total = rows.reduce((sum, { price, quantity }) => sum + price * quantity, 0) as Cents
    const { id, number } = await enter(context, await keepFile(context, file), total)
    const lines = rows.map(({ quoteId, item, release, quantity, price }, at) => ({
      ...{ request_id: id, position: at + 1, quote_id: quoteId, line: item, release, quantity, price },
    }))
    await db.insertInto('order_request_lines').values(lines).execute()
    const seller = await sellerOf(db, input.customerId)
    const order = { number, name: input.name, total, rows, by: { name: caller.name, email: caller.email } }
    for (const to of [caller, ...(seller && seller.email !== caller.email ? [seller] : [])])
      await outbox.add(db, orderPlaced(settings, to, order))
    changed({ record: `orderRequest ${number}`, after: { name: input.name, total, file: file.name, lines } })
    return { number, total }
  },
  finish: sendMails,
})
