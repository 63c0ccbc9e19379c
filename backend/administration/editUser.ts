import type { administration } from '#schema/administration/administration.ts'
import type { Caller } from '../access/caller.ts'
import { invite, voidPasswordLinks } from '../access/codes.ts'
import { checklist } from '../access/pages.ts'
import { hashPassword, requireStrongPassword } from '../access/passwords.ts'
import { endSessionsOf } from '../access/tokens.ts'
import type { Db } from '../database/open.ts'
import { conflict } from '../errors.ts'
import { type Context, type Handler, inStages } from '../implement.ts'
import { invitation } from '../mail/accountMails.ts'
import { sendMails } from '../mail/outbox.ts'
import { auditedState, requireGrantable, storeOverrides } from './permissions.ts'
import { encodeUser, getWithPermissions, ownerOfUser } from './readUsers.ts'
import { emailKey } from './userColumns.ts'
import { requireUser, type User } from './userRows.ts'
import {
  columnsOf,
  customersNamed,
  findCustomers,
  linkCustomers,
  requireAnotherAdmin,
  requireKnownRole,
  requireManageableRoles,
  requireUnusedEmail,
  rethrowDuplicateEmail,
} from './userWrites.ts'
import { requireNoEscalation } from './widening.ts'

type EditUser = typeof administration.editUser

/** Creates a 409 with the current state, so that the form can show it next to the user's input. */
const changedMeanwhile = async (db: Db, caller: Caller, id: number) => {
  const current = await getWithPermissions(db, caller, id)
  return conflict('Someone else has changed this user in the meantime.', current && encodeUser(current))
}

const update = async ({ db, clock, caller }: Context<EditUser>, before: User, columns: object) => {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ ...columns, updated_at: clock.now(), version: before.version + 1 })
    .where('id', '=', before.id)
    .where('version', '=', before.version)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
    .catch(rethrowDuplicateEmail)
  if (numUpdatedRows !== 1n) throw await changedMeanwhile(db, caller, before.id)
}

/** Cancels unsent mails to the previous address; a user without a password is invited at the new one. */
const inviteElsewhere = async ({ db, clock, input, outbox, settings }: Context<EditUser>, before: User) => {
  await db.deleteFrom('outbox').where('recipient', '=', before.email).where('sent_at', 'is', null).execute()
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', before.id)
    .executeTakeFirstOrThrow()
  if (password_hash === null) await outbox.add(db, invitation(settings, input, await invite(db, clock, before.id)))
}

export const editUser: Handler<EditUser> = {
  ownerOf: ownerOfUser,
  ...inStages<EditUser, { passwordHash: string | null }>({
    prepare: async ({ db, caller, settings: { product, isDemo }, input }) => {
      await requireKnownRole(db, input.roleId)
      requireManageableRoles(caller, input.roleId)
      if (input.password === undefined) return { passwordHash: null }
      requireStrongPassword(input.password, { product, isDemo, name: input.name, email: input.email })
      return { passwordHash: await hashPassword(input.password, `user ${caller.id}`) }
    },
    run: async (context, { passwordHash }) => {
      const { db, caller, input, changed } = context
      const before = await requireUser(db, input.id)
      const isRoleChange = input.roleId !== before.roleId
      const regrant = {
        defaults: await checklist(db, { roleId: input.roleId }),
        changes: input.newPermissions,
        before: await checklist(db, before),
        isRoleChange,
      }
      requireManageableRoles(caller, before.roleId, input.roleId)
      if (isRoleChange) await requireAnotherAdmin(db, before)
      await requireNoEscalation(db, caller, before, input, regrant)
      await requireUnusedEmail(db, input.email, before.id)
      await requireGrantable(db, caller, regrant)
      if (before.version !== input.version) throw await changedMeanwhile(db, caller, before.id)

      const stateBefore = await auditedState(db, before.id)
      const customerIds = customersNamed(input) ?? before.customerIds
      const customers = await findCustomers(db, input.roleId, customerIds)
      const columns = columnsOf(input, before, customers)
      await update(context, before, passwordHash === null ? columns : { ...columns, password_hash: passwordHash })
      await linkCustomers(db, before.id, customers)
      await storeOverrides(db, before.id, caller, regrant)
      const isMoved = emailKey(before.email) !== emailKey(input.email)
      if (isMoved || passwordHash !== null) await voidPasswordLinks(db, before.id)
      if (isMoved || isRoleChange || passwordHash !== null) await endSessionsOf(db, before.id)
      if (isMoved) await inviteElsewhere(context, before)

      const after = await auditedState(db, before.id)
      const password = passwordHash === null ? {} : { password: 'changed' }
      changed({ record: `user ${before.id}`, before: stateBefore, after: { ...after, ...password } })
      return { message: 'User edited successfully', version: before.version + 1 }
    },
    changedUser: ({ id }) => id,
    finish: sendMails,
  }),
}
