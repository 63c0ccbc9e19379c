import { waiting } from '../../schema/home/waiting.ts'
import { waitingKind } from '../../schema/home/waitingKinds.ts'
import { notFound } from '../httpError.ts'
import { type Handler, implement } from '../implement.ts'
import { editDigest, getDigest } from './digest/choice.ts'
import { doesWait, openKinds, waitingFor } from './waitingFor.ts'

const list: Handler<typeof waiting.list> = ({ reader, ...context }) => waitingFor({ ...context, db: reader })

/** Idempotent: repeating it changes nothing. */
const markDone: Handler<typeof waiting.markDone> = async (context) => {
  const { db, clock, caller, input, changed } = context
  const { kind, key } = input
  if (!waitingKind(kind).isMarked || !(await openKinds(context)).includes(kind)) throw notFound()
  const known = await db
    .selectFrom('waiting_done')
    .select('record')
    .where('kind', '=', kind)
    .where('record', '=', key)
    .executeTakeFirst()
  const message = 'Marked as done.'
  if (known) return { message }
  if (!(await doesWait(context, kind, key))) throw notFound()
  await db
    .insertInto('waiting_done')
    .values({ kind, record: key, done_at: clock.now(), done_by: caller.id })
    .onConflict((found) => found.doNothing())
    .execute()
  changed({ record: `waiting ${kind} ${key}`, before: null, after: { isDone: true } })
  return { message }
}

export const waitingCalls = implement('waiting', waiting, { list, markDone, getDigest, editDigest })
