import type { administration } from '../../schema/administration.ts'
import { checklist, type Permission } from '../access/pages.ts'
import { demandGoodPassword, hashPassword } from '../account/passwords.ts'
import { endSessionsOf, voidPasswordLinks } from '../account/tokens.ts'
import type { Db } from '../database/open.ts'
import { conflict, notFound } from '../httpError.ts'
import { type Context, type Handler, inStages } from '../implement.ts'
import { auditedState } from './auditedState.ts'
import { demandGrantable, storeOverrides } from './permissions.ts'
import { encodeUser, getWithPermissions, ownerOfUser } from './readUsers.ts'
import { findUser, type User } from './userRows.ts'
import {
  columnsOf,
  customersNamed,
  demandAnotherAdmin,
  demandFreeEmail,
  demandManages,
  demandRole,
  findCustomers,
  linkCustomers,
  refuseTakenEmail,
} from './userWrites.ts'

type EditUser = typeof administration.editUser

/** Raises a conflict with the newer state, for the form to show beside what was typed. */
const changedMeanwhile = async (db: Db, id: number) => {
  const current = await getWithPermissions(db, id)
  return conflict('Somebody else has changed this user in the meantime.', current && encodeUser(current))
}

const demandAllowed = async (context: Context<EditUser>, before: User, defaults: readonly Permission[]) => {
  const { db, dialect, caller, input } = context
  demandManages(caller, before.roleId, input.roleId)
  if (input.roleId !== before.roleId) await demandAnotherAdmin(db, dialect, before)
  await demandFreeEmail(db, input.email, before.id)
  const isRoleChange = input.roleId !== before.roleId
  await demandGrantable(db, caller, defaults, input.newPermissions, { isRoleChange })
}

const update = async ({ db, clock }: Context<EditUser>, before: User, columns: object) => {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ ...columns, updated_at: clock.now(), version: before.version + 1 })
    .where('id', '=', before.id)
    .where('version', '=', before.version)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
    .catch(refuseTakenEmail)
  if (numUpdatedRows !== 1n) throw await changedMeanwhile(db, before.id)
}

export const editUser: Handler<EditUser> = {
  ownerOf: ownerOfUser,
  ...inStages<EditUser, { passwordHash: string | null }>({
    prepare: async ({ db, caller, input }) => {
      await demandRole(db, input.roleId)
      demandManages(caller, input.roleId)
      if (input.password === undefined) return { passwordHash: null }
      demandGoodPassword(input.password)
      return { passwordHash: await hashPassword(input.password) }
    },
    run: async (context, { passwordHash }) => {
      const { db, input, changed } = context
      const before = await findUser(db, input.id)
      if (!before) throw notFound()
      const defaults = await checklist(db, input.roleId)
      await demandAllowed(context, before, defaults)
      if (before.version !== input.version) throw await changedMeanwhile(db, before.id)

      const stateBefore = await auditedState(db, before.id)
      const isRoleChanged = before.roleId !== input.roleId
      const customerIds = customersNamed(input) ?? before.customerIds
      const customers = await findCustomers(db, input.roleId, customerIds)
      const columns = columnsOf(input, before, customers)
      await update(context, before, passwordHash === null ? columns : { ...columns, password_hash: passwordHash })
      await linkCustomers(db, before.id, customers)
      if (isRoleChanged) await db.deleteFrom('user_pages').where('user_id', '=', before.id).execute()
      await storeOverrides(db, before.id, defaults, input.newPermissions)
      if (passwordHash !== null) await voidPasswordLinks(db, before.id)
      if (isRoleChanged || passwordHash !== null) await endSessionsOf(db, before.id)

      const after = await auditedState(db, before.id)
      const password = passwordHash === null ? {} : { password: 'changed' }
      changed({ record: `user ${before.id}`, before: stateBefore, after: { ...after, ...password } })
      return { message: 'User edited successfully', version: before.version + 1 }
    },
  }),
}
