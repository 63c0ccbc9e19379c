import type { administration } from '#schema/administration/administration.ts'
import { invite, voidPasswordLinks } from '../access/codes.ts'
import { hashPassword, requireStrongPassword } from '../access/passwords.ts'
import { endSessionsOf } from '../access/tokens.ts'
import { type Context, type Handler, inStages } from '../implement.ts'
import { invitation } from '../mail/accountMails.ts'
import { sendMails } from '../mail/outbox.ts'
import { changedMeanwhile, requireEditable, storeEdit } from './changeUser.ts'
import { auditedState } from './permissions.ts'
import { ownerOfUser } from './readUsers.ts'
import { emailKey } from './userColumns.ts'
import { requireUser, type User } from './userRows.ts'
import { requireKnownRole, requireManageableRoles } from './userWrites.ts'

type EditUser = typeof administration.editUser

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
      const regrant = await requireEditable(context, before, input)
      if (before.version !== input.version) throw await changedMeanwhile(db, caller, before.id)

      const stateBefore = await auditedState(db, before.id)
      const columns = passwordHash === null ? {} : { password_hash: passwordHash }
      await storeEdit(context, before, input, { regrant, columns })
      const isMoved = emailKey(before.email) !== emailKey(input.email)
      if (isMoved || passwordHash !== null) await voidPasswordLinks(db, before.id)
      if (isMoved || isRoleChange || passwordHash !== null) await endSessionsOf(db, before.id)
      if (isMoved) await inviteElsewhere(context, before)

      const after = await auditedState(db, before.id)
      const password = passwordHash === null ? {} : { password: 'changed' }
      changed({ record: `user ${before.id}`, before: stateBefore, after: { ...after, ...password } })
      return { message: 'User edited successfully', version: before.version + 1 }
    },
    changedUsers: ({ id }) => [id],
    finish: sendMails,
  }),
}
