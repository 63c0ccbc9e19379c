import type { Instant } from '../schema/kinds.ts'
import type { Db } from './database/open.ts'

/** What changed, for the audit trail. Values are never secrets. */
export interface Change {
  readonly record: string
  readonly before?: object | null
  readonly after?: object | null
  /** Who did it, where the call itself has no caller yet. */
  readonly userId?: number
}

const asText = (state: object | null | undefined) => (state ? JSON.stringify(state) : null)

/** Leaves one row per change: who, when, which call, which record, from, to. */
export const leaveAudit = async (
  db: Db,
  { at, call, callerId }: { at: Instant; call: string; callerId: number | null },
  changes: readonly Change[],
) => {
  if (changes.length === 0) return
  const rows = changes.map(({ record, before, after, userId }) => ({
    at,
    user_id: userId ?? callerId,
    call,
    record,
    before: asText(before),
    after: asText(after),
  }))
  await db.insertInto('audit').values(rows).execute()
}
