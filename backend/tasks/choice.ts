import type { tasks } from '#schema/home/tasks.ts'
import type { Db } from '../database/open.ts'
import { notFound } from '../errors.ts'
import type { Handler } from '../implement.ts'
import { periodOf } from './period.ts'

const choice = (db: Db, { id }: { id: number }) =>
  db
    .selectFrom('users')
    .leftJoin('digests', 'digests.user_id', 'users.id')
    .select(['digests.frequency', 'digests.language'])
    .where('users.id', '=', id)
    .where('users.deleted_at', 'is', null)
    .execute()

/** Off by default, in the current language of the portal. */
export const getDigest: Handler<typeof tasks.getDigest> = async ({ db, caller, language, settings }) => {
  const [chosen] = await choice(db, { id: caller.id })
  const isOffered = settings.digestHour !== null && chosen !== undefined
  return { isOffered, frequency: chosen?.frequency ?? 'off', language: chosen?.language ?? language }
}

/** The first mail is sent with the next period, whatever was sent before. */
export const editDigest: Handler<typeof tasks.editDigest> = async (context) => {
  const { db, clock, caller, input, settings, changed } = context
  const { frequency, language } = input
  const [before] = await choice(db, { id: caller.id })
  if (settings.digestHour === null || !before) throw notFound()
  const period = periodOf(frequency === 'weekly' ? 'weekly' : 'daily', clock, clock.now(), settings.digestHour)
  const chosen = { frequency, language, sent_for: period }
  await db
    .insertInto('digests')
    .values({ user_id: caller.id, ...chosen })
    .onConflict((known) => known.column('user_id').doUpdateSet(chosen))
    .execute()
  const { frequency: frequencyBefore, language: languageBefore } = before
  changed({
    record: `digest ${caller.id}`,
    before: frequencyBefore && { frequency: frequencyBefore, language: languageBefore },
    after: { frequency, language },
  })
  return { message: 'Saved.' }
}
