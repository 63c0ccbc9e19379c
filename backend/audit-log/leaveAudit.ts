import type { AuditedName, AuditedRecordName } from '#schema/administration/auditedRecords.ts'
import type { AuditLogAction } from '#schema/administration/auditLog.ts'
import type { Instant } from '#schema/kinds.ts'
import type { Db } from '../database/open.ts'
import { preparedInsert } from '../database/prepared.ts'

/** A change for the audit log. Values must never contain secrets. */
export interface Change {
  readonly record: AuditedName | AuditedRecordName
  readonly before?: object | null
  readonly after?: object | null
  /** User who made the change, if the call has no caller yet. */
  readonly userId?: number
  /** The action, if it cannot be derived from the two states. */
  readonly action?: AuditLogAction
  /** Change of several records that it belongs to. */
  readonly bulkId?: number | null
}

const asText = (state: object | null | undefined) => (state ? JSON.stringify(state) : null)

const actionOf = ({ action, before, after }: Change): AuditLogAction => {
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

/** Writes one audit row per change: time, user, call, record, and the states before and after. */
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
    bulk_id: change.bulkId ?? null,
  }))
  const [row, ...more] = rows
  if (row && more.length === 0) await insertOne(db, row)
  else if (row) await db.insertInto('audit').values(rows).execute()
}
