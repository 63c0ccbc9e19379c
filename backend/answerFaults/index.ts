import { sql } from 'kysely'
import { answerFaults, maxFaultsPerMinute } from '#schema/administration/answerFaults.ts'
import { InvalidInputError } from '#schema/checks/issues.ts'
import type { Instant } from '#values/types.ts'
import { after } from '../clock.ts'
import type { Db } from '../database/open.ts'
import { notFound, tooManyRequests } from '../errors.ts'
import { type Handler, implement } from '../implement.ts'
import { list } from '../list/list.ts'
import { hashSecret } from '../secrets.ts'
import { isDeclared, recordFaults } from './record.ts'

const aMinute = 60

/** Limits the reports of one user per minute of the clock; raises 429 beyond. */
const requireRoom = async (db: Db, now: Instant, userId: number, reports: number) => {
  const minute = now.slice(0, 'YYYY-MM-DDTHH:MM'.length)
  const row = await db
    .insertInto('attempts')
    .values({ key: hashSecret(`answerFaults ${userId} ${minute}`), tries: reports, ends_at: after(now, aMinute) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ tries: sql<number>`attempts.tries + ${reports}` }))
    .returning('tries')
    .executeTakeFirstOrThrow()
  if (row.tries > maxFaultsPerMinute) throw tooManyRequests(aMinute)
}

const report: Handler<typeof answerFaults.report> = async ({ db, clock, caller, input: { faults } }) => {
  if (!faults.every(isDeclared)) throw new InvalidInputError({ faults: { code: 'choice' } })
  const now = clock.now()
  await requireRoom(db, now, caller.id, faults.length)
  await recordFaults(db, now, faults, caller.id)
  return { message: 'Thank you.' }
}

const mute: Handler<typeof answerFaults.mute> = async ({ db, clock, input: { id, isMuted, note }, changed }) => {
  const before = await db.selectFrom('answer_faults').selectAll().where('id', '=', id).executeTakeFirst()
  if (!before) throw notFound()
  const muted_at = isMuted ? clock.now() : null
  await db.updateTable('answer_faults').set({ muted_at, note }).where('id', '=', id).execute()
  changed({
    record: `answerFault ${id}`,
    before: { isMuted: before.muted_at !== null, note: before.note },
    after: { isMuted, note },
  })
  return { message: isMuted ? 'The fault is muted.' : 'The fault is listed again.' }
}

const users = sql<number>`(select cast(count(*) as integer) from answer_fault_users
  where answer_fault_users.answer_fault_id = answer_faults.id)`

/** Lists faults, latest first; muted ones only on request. */
const listFaults = list(answerFaults.list, {
  from: (db) => db.selectFrom('answer_faults'),
  parameters: ({ input: { list } }) => ({ own: list.filter.withMuted === true }),
  scope: (rows, _value, { own: withMuted }) => (withMuted ? rows : rows.where('answer_faults.muted_at', 'is', null)),
  fields: {
    id: 'answer_faults.id',
    call: 'answer_faults.call',
    field: 'answer_faults.field',
    kind: 'answer_faults.kind',
    harm: 'answer_faults.harm',
    count: 'answer_faults.count',
    firstAt: 'answer_faults.first_at',
    lastAt: 'answer_faults.last_at',
    users,
    mutedAt: 'answer_faults.muted_at',
    note: 'answer_faults.note',
  },
  filters: { withMuted: () => sql`1 = 1` },
  order: ['lastAt', 'DESC'],
  key: 'answer_faults.id',
})

export const answerFaultsCalls = implement('answerFaults', answerFaults, { report, list: listFaults, mute })
