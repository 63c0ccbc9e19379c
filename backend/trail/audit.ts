import type { TrailAction } from '../../schema/administration/trail.ts'
import type { Instant } from '../../schema/kinds.ts'
import type { Db } from '../database/open.ts'
import { preparedInsert } from '../database/prepared.ts'

/** What changed, for the audit trail. Values are never secrets. */
export interface Change {
  readonly record: string
  readonly before?: object | null
  readonly after?: object | null
  /** Who did it, where the call itself has no caller yet. */
  readonly userId?: number
  /** What was done, where the two states do not say it. */
  readonly action?: TrailAction
}

const asText = (state: object | null | undefined) => (state ? JSON.stringify(state) : null)

const actionOf = ({ action, before, after }: Change): TrailAction => {
  if (action) return action
  if (!before && Object.keys(after ?? {}).join() === 'password') return 'passwordSet'
  if (!before) return 'created'
  return after ? 'edited' : 'deleted'
}

const subjectOf = ({ record }: Change) => {
  const [, id] = /^user (\d+)$/.exec(record) ?? []
  return id === undefined ? null : Number(id)
}

const insertOne = preparedInsert('audit')

/** Leaves one row per change: who, when, which call, which record, from, to. */
export const leaveAudit = async (
  db: Db,
  { at, call, callerId }: { at: Instant; call: string; callerId: number | null },
  changes: readonly Change[],
) => {
  const rows = changes.map((change) => ({
    at,
    user_id: change.userId ?? callerId,
    call,
    record: change.record,
    before: asText(change.before),
    after: asText(change.after),
    action: actionOf(change),
    subject_id: subjectOf(change),
  }))
  const [row, ...more] = rows
  if (row && more.length === 0) await insertOne(db, row)
  else if (row) await db.insertInto('audit').values(rows).execute()
}
