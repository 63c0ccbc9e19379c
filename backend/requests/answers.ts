import { answersTo, isOfDate, type requests } from '#schema/orders/requests.ts'
import { conflict, invalidInput } from '../errors.ts'
import { type Handler, inStages } from '../implement.ts'
import { sendMails } from '../mail/outbox.ts'
import { hold, notify, ownerOf, requireFiles, requireSide, requireState, say, update } from './conversation.ts'
import { isProvider, type Row, readDetail } from './detail.ts'

type Calls = typeof requests

export const addMessage: Handler<Calls['addMessage']> = {
  ownerOf,
  ...inStages<Calls['addMessage'], void>({
    prepare: requireFiles,
    run: async (context) => {
      const row = await hold(context)
      await requireState(context, row, row.state !== 'closed', 'This request is closed.')
      await say(context, row, { event: 'message', text: context.input.text })
      await update(context, row, { is_unread: isProvider(context.caller) ? 1 : 0 })
      await notify(context, [row])
      return readDetail(context, context.input.number)
    },
    finish: sendMails,
  }),
}

type Answering = Parameters<Extract<Handler<Calls['answer']>, object>['run']>[0]

/** A counter-offer names what is offered instead: another date or quantity. */
const requireOffer = ({ kind, wanted_on }: Row, { input, clock }: Answering) => {
  const { answer, offeredOn, offeredQuantity } = input
  if (!answersTo(kind, wanted_on, clock.today()).includes(answer)) throw invalidInput({ answer: { code: 'choice' } })
  if (answer !== 'counterOffer') return
  if (isOfDate(kind) && offeredOn === undefined) throw invalidInput({ offeredOn: { code: 'required' } })
  if (kind === 'quantity' && offeredQuantity === undefined)
    throw invalidInput({ offeredQuantity: { code: 'required' } })
  if (isOfDate(kind) && offeredOn !== undefined && offeredOn < clock.today())
    throw invalidInput({ offeredOn: { code: 'choice' } })
}

const offerOf = ({ kind }: Row, { answer, offeredOn, offeredQuantity }: Answering['input']) => ({
  offered_on: (answer === 'counterOffer' && isOfDate(kind) && offeredOn) || null,
  offered_quantity: (answer === 'counterOffer' && kind === 'quantity' && offeredQuantity) || null,
})

export const answer: Handler<Calls['answer']> = {
  ownerOf,
  ...inStages<Calls['answer'], void>({
    prepare: async (context) => requireSide(context, 'provider'),
    run: async (context) => {
      const { input, clock } = context
      const row = await hold(context)
      await requireState(context, row, row.state === 'open', 'This request is not open.')
      requireOffer(row, context)
      const offer = offerOf(row, input)
      const answered = { state: 'answered', answer: input.answer, answered_on: clock.today(), is_unread: 1 } as const
      await update(context, row, { ...answered, ...offer })
      const { offered_on: day, offered_quantity: quantity } = offer
      const amount = input.answer === 'accepted' ? row.amount : null
      await say(context, row, { event: input.answer, text: input.text, day, quantity, amount })
      await notify(context, [row])
      return readDetail(context, input.number)
    },
    finish: sendMails,
  }),
}

/** The counter-offer becomes the accepted answer. */
export const agree: Handler<Calls['agree']> = {
  ownerOf,
  ...inStages<Calls['agree'], void>({
    prepare: async (context) => requireSide(context, 'customer'),
    run: async (context) => {
      const row = await hold(context)
      const isOffered = row.state === 'answered' && row.answer === 'counterOffer'
      await requireState(context, row, isOffered, 'This request has no counter-offer.')
      if ((row.offered_on ?? context.clock.today()) < context.clock.today())
        throw conflict('The offered date has passed.')
      await update(context, row, { answer: 'accepted', answered_on: context.clock.today(), is_unread: 0 })
      await say(context, row, { event: 'agreed', day: row.offered_on, quantity: row.offered_quantity })
      await notify(context, [row])
      return readDetail(context, context.input.number)
    },
    finish: sendMails,
  }),
}

/** Tells the customer that an accepted request has been carried out, such as by a credit note. */
export const settle: Handler<Calls['settle']> = {
  ownerOf,
  ...inStages<Calls['settle'], void>({
    prepare: async (context) => requireSide(context, 'provider'),
    run: async (context) => {
      const { input, clock } = context
      const row = await hold(context)
      const { waitsFor } = await readDetail(context, input.number)
      const isWaiting = waitsFor === 'date' || waitsFor === 'settlement'
      await requireState(context, row, isWaiting, 'This request does not wait to be carried out.')
      // The days until it closes begin anew.
      await update(context, row, { settled_on: clock.today(), answered_on: clock.today(), is_unread: 1 })
      await say(context, row, { event: 'message', text: input.text, settledOn: clock.today() })
      await notify(context, [row])
      return readDetail(context, input.number)
    },
    finish: sendMails,
  }),
}

export const close: Handler<Calls['close']> = {
  ownerOf,
  ...inStages<Calls['close'], void>({
    prepare: async (context) => requireSide(context, 'customer'),
    run: async (context) => {
      const row = await hold(context)
      await requireState(context, row, row.state !== 'closed', 'This request is closed.')
      await update(context, row, { state: 'closed', closed_by: 'customer', is_unread: 0 })
      await say(context, row, { event: 'closed' })
      return readDetail(context, context.input.number)
    },
  }),
}

/** 409 if another request of this kind has been opened for the line meanwhile. */
const requireAlone = async ({ db }: Pick<Answering, 'db'>, { id, customer_id, kind, subject }: Row) => {
  const other = await db
    .selectFrom('requests')
    .select('number')
    .where('customer_id', '=', customer_id)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('state', '=', 'open')
    .where('id', '<>', id)
    .executeTakeFirst()
  if (other) throw conflict(`${other.number} is open already.`, { number: other.number })
}

export const reopen: Handler<Calls['reopen']> = {
  ownerOf,
  ...inStages<Calls['reopen'], void>({
    prepare: async (context) => requireSide(context, 'customer'),
    run: async (context) => {
      const { input, clock } = context
      const row = await hold(context)
      const mayReopen = row.state !== 'open' && row.is_reopened === 0 && row.closed_by !== 'shipping'
      await requireState(context, row, mayReopen, 'This request cannot be reopened.')
      await requireAlone(context, row)
      await update(context, row, {
        state: 'open',
        is_reopened: 1,
        asked_on: clock.today(),
        asked_at: clock.now(),
        closed_by: null,
        answer: null,
        answered_on: null,
        offered_on: null,
        offered_quantity: null,
        settled_on: null,
        is_unread: 0,
      })
      await say(context, row, { event: 'reopened', text: input.text })
      await notify(context, [row])
      return readDetail(context, input.number)
    },
    finish: sendMails,
  }),
}

/** Idempotent: the answer leaves the customer's to-do list. */
export const markRead: Handler<Calls['markRead']> = {
  ownerOf,
  ...inStages<Calls['markRead'], void>({
    prepare: async (context) => requireSide(context, 'customer'),
    run: async (context) => {
      const row = await hold(context)
      await update(context, row, { is_unread: 0 })
      return readDetail(context, context.input.number)
    },
  }),
}
