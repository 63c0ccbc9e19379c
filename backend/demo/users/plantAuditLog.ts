import type { Instant } from '#schema/kinds.ts'
import { auditedState } from '../../administration/permissions.ts'
import { type Change, leaveAudit } from '../../audit-log/leaveAudit.ts'
import { after } from '../../clock.ts'
import type { Ground } from '../ground.ts'
import { demoEmail } from './accounts.ts'

interface Entry {
  readonly at: Instant
  readonly call: string
  readonly change: Change
}

const untilEdited = 3_600

const entriesOfUser = async ({ db }: Ground, id: number, at: Instant): Promise<Entry[]> => {
  const record = `user ${id}` as const
  const state = await auditedState(db, id)
  const made = { ...state, overrides: [] }
  const entries: Entry[] = [{ at, call: 'administration.registerUser', change: { record, after: made } }]
  if (state.overrides.length > 0)
    entries.push({
      at: after(at, untilEdited),
      call: 'administration.editUser',
      change: { record, before: made, after: state },
    })
  return entries
}

/**
 * Audit log of the users: the operator created the administrator, who created the others and changed some permissions.
 */
export const plantAuditLog = async (ground: Ground) => {
  const users = await ground.db.selectFrom('users').select(['id', 'email', 'created_at']).orderBy('id').execute()
  const admin = users.find(({ email }) => email === demoEmail('admin'))
  const stories: Entry[] = []
  for (const user of users) stories.push(...(await entriesOfUser(ground, user.id, user.created_at)))
  for (const { at, call, change } of stories.toSorted((left, right) => (left.at < right.at ? -1 : 1))) {
    const isAdmin = change.record === `user ${admin?.id}`
    const origin = isAdmin ? { call: 'admin.create', callerId: null } : { call, callerId: admin?.id ?? null }
    await leaveAudit(ground.db, { at, ...origin }, [change])
  }
}
