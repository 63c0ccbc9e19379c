import { manageableRoles } from '#schema/account/roles.ts'
import type { onboarding } from '#schema/administration/onboarding.ts'
import { ownColumns, toUsers, usersWithRole } from '../administration/userRows.ts'
import type { Db } from '../database/open.ts'
import { conflict, forbidden, notFound } from '../errors.ts'
import type { Context, Handler } from '../implement.ts'

type Undo = typeof onboarding.undo

/** Marks the batch as undone, so that it is undone only once. */
const claimBatch = async ({ db, clock, input }: Context<Undo>) => {
  const { numUpdatedRows } = await db
    .updateTable('batches')
    .set({ undone_at: clock.now() })
    .where('id', '=', input.id)
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 1n) return
  const batch = await db.selectFrom('batches').select('id').where('id', '=', input.id).executeTakeFirst()
  throw batch ? conflict('This batch has already been undone.') : notFound()
}

const membersOf = async (db: Db, batchId: number) => {
  const rows = await usersWithRole(db)
    .innerJoin('batch_users', 'batch_users.user_id', 'users.id')
    .select([...ownColumns, 'roles.name as roleName', 'users.password_hash', 'users.deleted_at'])
    .where('batch_users.batch_id', '=', batchId)
    .orderBy('users.id')
    .execute()
  return toUsers(rows)
}

type Member = Awaited<ReturnType<typeof membersOf>>[number]

const reasonToKeep = (manageable: readonly number[], member: Member) => {
  if (member.deleted_at !== null) return 'alreadyDeleted'
  if (member.lastLogin !== null || member.password_hash !== null) return 'signedIn'
  if (member.version !== 1 || member.updatedAt !== member.createdAt) return 'changed'
  return manageable.includes(member.roleId) ? null : 'notManageable'
}

/** Deletes the users of the batch that have not been used or changed, checked at the moment of deletion. */
const deleteUntouched = async ({ db, clock, caller, input }: Context<Undo>) => {
  const deleted = await db
    .updateTable('users')
    .set({ deleted_at: clock.now(), version: 2 })
    .where('id', 'in', (eb) => eb.selectFrom('batch_users').select('user_id').where('batch_id', '=', input.id))
    .where('deleted_at', 'is', null)
    .where('last_login', 'is', null)
    .where('password_hash', 'is', null)
    .where('version', '=', 1)
    .whereRef('updated_at', '=', 'created_at')
    .where('role_id', 'in', manageableRoles(caller.roleId))
    .returning('id')
    .execute()
  return new Set(deleted.map(({ id }) => id))
}

/** Voids the links and sessions of deleted users and cancels invitations that are not sent yet. */
const withdraw = async (db: Db, batchId: number) => {
  const gone = db
    .selectFrom('batch_users')
    .innerJoin('users', 'users.id', 'batch_users.user_id')
    .where('batch_id', '=', batchId)
    .where('deleted_at', 'is not', null)
  await db.deleteFrom('one_time_codes').where('user_id', 'in', gone.select('users.id')).execute()
  await db.deleteFrom('tokens').where('user_id', 'in', gone.select('users.id')).execute()
  await db.deleteFrom('outbox').where('id', 'in', gone.select('mail_id')).where('sent_at', 'is', null).execute()
}

/** Deleted users are unchanged since their creation, so they have no overrides. */
const before = ({ password_hash, deleted_at, ...user }: Member) => ({ ...user, overrides: [] })

/** Soft-deletes the untouched users of a batch; returns how many were kept, by reason. */
export const undo: Handler<Undo> = async (context) => {
  const { db, caller, input, changed } = context
  if (manageableRoles(caller.roleId).length === 0) throw forbidden()
  await claimBatch(context)
  const members = await membersOf(db, input.id)
  const deleted = await deleteUntouched(context)
  await withdraw(db, input.id)
  await db.updateTable('batches').set({ deleted: deleted.size }).where('id', '=', input.id).execute()
  for (const member of members)
    if (deleted.has(member.id)) changed({ record: `user ${member.id}`, before: before(member), after: null })
  const remaining = members
    .filter(({ id }) => !deleted.has(id))
    .map((member) => reasonToKeep(manageableRoles(caller.roleId), member) ?? 'changed')
  const count = (why: (typeof remaining)[number]) => remaining.filter((one) => one === why).length
  const done = {
    deleted: deleted.size,
    signedIn: count('signedIn'),
    changed: count('changed'),
    notManageable: count('notManageable'),
    alreadyDeleted: count('alreadyDeleted'),
  }
  changed({ record: `batch ${input.id}`, after: done, action: 'undone' })
  return done
}
