import type { quotes } from '#schema/quotes/quotes.ts'
import type { Db } from '../database/open.ts'
import { notFound } from '../errors.ts'
import { type Handler, inStages } from '../implement.ts'
import { sendMails } from '../mail/outbox.ts'
import { quoteMailed } from '../mail/quoteMails.ts'
import { linesWithPieces, materialColumn } from './listHistory.ts'

export const sellerOf = (db: Db, customerId: number) =>
  db
    .selectFrom('customer_terms')
    .innerJoin('contacts', 'contacts.id', 'customer_terms.seller_id')
    .select(['contacts.name', 'contacts.email'])
    .where('customer_terms.customer_id', '=', customerId)
    .executeTakeFirst()

const quoteOf = async (db: Db, customerId: number, number: string) => {
  const quote = await db
    .selectFrom('quotes')
    .innerJoin('customers', 'customers.id', 'quotes.customer_id')
    .select(['quotes.id', 'quotes.number', 'customers.name as customer', 'quotes.expires_on as expiresOn'])
    .where('quotes.customer_id', '=', customerId)
    .where('quotes.number', '=', number)
    .executeTakeFirstOrThrow(notFound)
  const lines = await linesWithPieces(db)
    .select(['quote_lines.position', 'quote_lines.quantity', 'quote_lines.price', 'quote_lines.weeks'])
    .select(materialColumn)
    .where('quotes.id', '=', quote.id)
    .orderBy('quote_lines.position')
    .execute()
  return { ...quote, customerId, lines }
}

/** Mails only the caller's own address and the seller, regardless of the input. */
export const mail: Handler<typeof quotes.mail> = inStages({
  prepare: ({ db, input }) => quoteOf(db, input.customerId, input.number),
  run: async ({ db, caller, input, settings, outbox, changed }, quote) => {
    const seller = await sellerOf(db, input.customerId)
    const addressees = [caller, ...(seller && seller.email !== caller.email ? [seller] : [])]
    for (const { name, email } of addressees) await outbox.add(db, quoteMailed(settings, { name, email }, quote))
    const recipients = addressees.map(({ email }) => email)
    changed({ record: `quote ${quote.number}`, after: { mailedTo: recipients } })
    return { error: '0', message: recipients.join(', ') }
  },
  finish: sendMails,
})
