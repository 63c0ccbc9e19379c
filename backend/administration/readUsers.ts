import { type administration, userWithPermissions } from '#schema/administration/administration.ts'
import type { RowOf } from '#schema/entity.ts'
import { writeAnswer } from '#schema/wire/writeAnswer.ts'
import type { Caller } from '../access/caller.ts'
import { usersVisibleTo } from '../access/customers.ts'
import { checklist } from '../access/pages.ts'
import type { Db } from '../database/open.ts'
import { notFound } from '../errors.ts'
import type { Handler } from '../implement.ts'
import { findUser, requireUser } from './userRows.ts'
import { widerPages } from './widening.ts'

/**
 * Ids of a user's linked customers; null if the user does not exist or is deleted. Users without customers are visible
 * only to callers with access to all customers.
 */
export const ownerOfUser = async ({ db, caller, input }: { db: Db; caller: Caller; input: { id: number } }) => {
  const row = await db
    .selectFrom('users')
    .select('users.id')
    .where('users.deleted_at', 'is', null)
    .where('users.id', '=', input.id)
    .where(usersVisibleTo(caller))
    .executeTakeFirst()
  if (!row) return null
  const links = await db.selectFrom('user_customers').select('customer_id').where('user_id', '=', input.id).execute()
  return links.map((link) => link.customer_id)
}

export const getWithPermissions = async (
  db: Db,
  caller: Caller,
  id: number,
): Promise<RowOf<typeof userWithPermissions> | null> => {
  const user = await findUser(db, id)
  if (!user) return null
  const permissions = await checklist(db, user)
  const adminOnly = permissions.filter(({ isAdminOnly }) => isAdminOnly)
  const wider = await widerPages(db, caller, permissions)
  return {
    ...user,
    permissions,
    adminOnlyPages: adminOnly.map(({ pageId }) => pageId),
    widerPages: wider.map(({ pageId }) => pageId),
  }
}

export const encodeUser = (user: RowOf<typeof userWithPermissions>) => writeAnswer(userWithPermissions, user)

export const getUser: Handler<typeof administration.getUser> = {
  ownerOf: ownerOfUser,
  run: async ({ db, caller, input }) => {
    const user = await getWithPermissions(db, caller, input.id)
    if (!user) throw notFound()
    return user
  },
}

export const readUser: Handler<typeof administration.readUser> = {
  ownerOf: ownerOfUser,
  run: ({ db, input }) => requireUser(db, input.id),
}

export const readUnit: Handler<typeof administration.readUnit> = {
  ownerOf: ownerOfUser,
  run: async ({ db, input }) => ({ unit: (await requireUser(db, input.id)).unit }),
}
