import type { quoteHistory } from '#schema/quotes/quoteHistory.ts'
import type { Db } from '../database/open.ts'
import { conflict, notFound } from '../errors.ts'
import type { Context, Handler } from '../implement.ts'
import { sendMails } from '../mail/outbox.ts'
import { aboutQuote } from '../mail/quoteMails.ts'
import { quoteIdIn } from './listHistory.ts'
import { sellerOf } from './mailQuote.ts'

interface Message {
  readonly customerId: number
  readonly quoteId: number
  readonly text: string
}

type Tools = Pick<Context<typeof quoteHistory.requote>, 'db' | 'caller' | 'clock' | 'settings' | 'outbox' | 'changed'>

const quoteOf = (db: Db, { customerId, quoteId }: Message) =>
  db
    .selectFrom('quotes')
    .innerJoin('customers', 'customers.id', 'quotes.customer_id')
    .select(['quotes.number', 'customers.name as customer'])
    .where('quotes.id', '=', quoteId)
    .where('quotes.customer_id', '=', customerId)
    .executeTakeFirstOrThrow(notFound)

/** Sends the customer's message to the seller; throws 409 for a requote if there is no seller. */
const mailSeller = async ({ db, caller, settings, outbox }: Tools, kind: 'feedback' | 'requote', message: Message) => {
  const [quote, seller] = [await quoteOf(db, message), await sellerOf(db, message.customerId)]
  if (!seller && kind === 'requote') throw conflict('There is no sales representative to write to.')
  if (seller) await outbox.add(db, aboutQuote(settings, seller, { ...message, ...quote, kind, from: caller }))
  return quote
}

/** A quote accepts one feedback, which is never overwritten. */
const enterFeedback = async (tools: Tools, message: Message) => {
  const { db, clock, changed } = tools
  const quote = await quoteOf(db, message)
  const { numUpdatedRows } = await db
    .updateTable('quotes')
    .set({ feedback: message.text, feedback_at: clock.now() })
    .where('id', '=', message.quoteId)
    .where('feedback_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw conflict('Feedback on this quote has already been sent.')
  await mailSeller(tools, 'feedback', message)
  changed({ record: `quote ${quote.number}`, before: { feedback: null }, after: { feedback: message.text } })
}

export const sendFeedback: Handler<typeof quoteHistory.sendFeedback> = {
  run: async (context) => {
    const { customerId, rfqNumber, message } = context.input
    await enterFeedback(context, { customerId, quoteId: quoteIdIn(rfqNumber), text: message })
    return { message: 'Feedback sent' }
  },
  finish: sendMails,
}

export const mailFeedback: Handler<typeof quoteHistory.mailFeedback> = {
  run: async (context) => {
    const { customerId, quoteId, comment } = context.input
    await enterFeedback(context, { customerId, quoteId, text: comment })
    return { message: 'Your feedback was sent!' }
  },
  finish: sendMails,
}

/** A requote can be requested several times, each time with a reason. */
export const requote: Handler<typeof quoteHistory.requote> = {
  run: async (context) => {
    const { db, clock, caller, input, changed } = context
    const message = { customerId: input.customerId, quoteId: input.quoteId, text: input.comment }
    const quote = await mailSeller(context, 'requote', message)
    const request = { quote_id: input.quoteId, reason: input.comment, asked_at: clock.now(), asked_by: caller.id }
    await db.insertInto('requotes').values(request).execute()
    changed({ record: `quote ${quote.number}`, after: { requote: input.comment } })
    return { message: 'Your requote was sent!' }
  },
  finish: sendMails,
}
