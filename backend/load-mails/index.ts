import { loadMails } from '#schema/logistics/loadMails.ts'
import type { Day } from '#values/types.ts'
import type { Db } from '../database/open.ts'
import { notFound } from '../errors.ts'
import { type Context, type Handler, implement, inStages } from '../implement.ts'
import { newsFor, remember } from './news.ts'

const isChosenBy = async (db: Db, userId: number) => {
  const chosen = db.selectFrom('load_mails').select('chosen_on').where('user_id', '=', userId)
  return (await chosen.executeTakeFirst())?.chosen_on != null
}

type Asking = Context<typeof loadMails.get> | Context<typeof loadMails.choose>

const isOfferedTo = async ({ settings, caller, openPages }: Asking) =>
  settings.hasOwnTasks && caller.customers !== 'all' && (await openPages(['shipment-documents'])).length > 0

const get: Handler<typeof loadMails.get> = async (context) => ({
  isOffered: await isOfferedTo(context),
  isChosen: await isChosenBy(context.db, context.caller.id),
  hasFiles: context.settings.mailsFiles,
})

/** Before the transaction, because the pages of the caller are read on another connection. */
const requireOffer = async (context: Context<typeof loadMails.choose>) => {
  if (!(await isOfferedTo(context))) throw notFound()
}

/** Loads of today that have shipped before the choice are not mailed, only papers of theirs that arrive. */
const rememberToday = async (context: Context<typeof loadMails.choose>, since: Day) => {
  const { db, caller } = context
  await db.deleteFrom('mailed_loads').where('user_id', '=', caller.id).execute()
  if (caller.customers === 'all') return
  for (const customerId of caller.customers)
    await remember(db, caller.id, await newsFor(db, context, { userId: caller.id, customerId, since }))
}

const store = async (context: Context<typeof loadMails.choose>) => {
  const { db, clock, caller, input, language, changed } = context
  const { isChosen } = input
  const wasChosen = await isChosenBy(db, caller.id)
  if (wasChosen === isChosen) return { message: 'Saved.' }
  const chosen = { language, chosen_on: isChosen ? clock.today() : null }
  await db
    .insertInto('load_mails')
    .values({ user_id: caller.id, ...chosen })
    .onConflict((known) => known.column('user_id').doUpdateSet(chosen))
    .execute()
  if (isChosen) await rememberToday(context, clock.today())
  changed({ record: `loadMails ${caller.id}`, before: { isChosen: wasChosen }, after: { isChosen } })
  return { message: 'Saved.' }
}

const choose: Handler<typeof loadMails.choose> = inStages({ prepare: requireOffer, run: store })

export const loadMailCalls = implement('loadMails', loadMails, { get, choose })
