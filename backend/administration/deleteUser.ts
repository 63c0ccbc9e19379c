import type { administration } from '#schema/administration/administration.ts'
import { voidPasswordLinks } from '../access/codes.ts'
import { endSessionsOf } from '../access/tokens.ts'
import { conflict, forbidden } from '../errors.ts'
import type { Context, Handler } from '../implement.ts'
import { auditedState } from './permissions.ts'
import { ownerOfUser } from './readUsers.ts'
import { requireUser } from './userRows.ts'
import { requireAnotherAdmin, requireManageableRoles } from './userWrites.ts'

/**
 * Soft delete: ends the sessions and frees the e-mail address; visits are kept
 * `docs/product/administration.md#deleting-a-user`.
 */
const remove = async ({ db, clock, caller, input, changed }: Context<typeof administration.deleteUser>) => {
  const user = await requireUser(db, input.id)
  if (user.id === caller.id) throw forbidden('You cannot delete yourself.')
  requireManageableRoles(caller, user.roleId)
  await requireAnotherAdmin(db, user)
  const before = await auditedState(db, user.id)
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ deleted_at: clock.now(), password_hash: null, version: user.version + 1 })
    .where('id', '=', user.id)
    .where('version', '=', user.version)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw conflict('Someone else has changed this user in the meantime.')
  await voidPasswordLinks(db, user.id)
  await endSessionsOf(db, user.id)
  changed({ record: `user ${user.id}`, before, after: null })
  return { message: 'User deleted successfully.' }
}

const removal = { ownerOf: ownerOfUser, changedUsers: ({ id }: { id: number }) => [id], run: remove }

export const deleteUser: Handler<typeof administration.deleteUser> = removal
export const deleteUserByGet: Handler<typeof administration.deleteUserByGet> = removal
