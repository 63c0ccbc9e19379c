import type { userChanges } from '../../schema/administration.ts'
import type { RowOf } from '../../schema/entity.ts'
import { InvalidInput } from '../../schema/issues.ts'
import { namelessPages } from '../../schema/pages.ts'
import type { Caller } from '../access/caller.ts'
import { type Permission, pagesOf } from '../access/pages.ts'
import type { Db } from '../database/open.ts'
import { forbidden } from '../httpError.ts'

export type PermissionChange = RowOf<typeof userChanges>['newPermissions'][number]

/** The nameless pages that a change to a role ticks (spec 1 §6): they come along with it. */
const comesWithChange = ({ pageId, roleId }: Permission) =>
  namelessPages.some(
    ({ id, tickedOnRoleChange }) => id === pageId && tickedOnRoleChange.some((role) => role === roleId),
  )

/** Refuses changes of unknown or fixed pages, and grants beyond what the granter may give (DECISIONS P5). */
export const demandGrantable = async (
  db: Db,
  granter: Caller,
  defaults: readonly Permission[],
  changes: readonly PermissionChange[],
  { isRoleChange }: { isRoleChange: boolean },
) => {
  const byId = new Map(defaults.map((entry) => [entry.pageId, entry]))
  const own = await pagesOf(db, granter)
  for (const { pageId, hasAccess } of changes) {
    const page = byId.get(pageId)
    if (!page) throw new InvalidInput({ newPermissions: { code: 'choice' } })
    if (!page.canBeOverwritten && hasAccess !== page.hasAccess)
      throw new InvalidInput({ newPermissions: { code: 'notOverwritable' } })
    const comesAlong = page.hasAccess || (isRoleChange && comesWithChange(page))
    if (hasAccess && !comesAlong && !own.has(pageId))
      throw forbidden(`You may not grant ${page.name}: you do not have it yourself, and the role does not include it.`)
  }
}

/** Stores changes as differences from the role's default; a change back to the default is no difference. */
export const storeOverrides = async (
  db: Db,
  userId: number,
  defaults: readonly Permission[],
  changes: readonly PermissionChange[],
) => {
  const defaultOf = new Map(defaults.map((entry) => [entry.pageId, entry.hasAccess]))
  for (const { pageId, hasAccess } of changes) {
    await db.deleteFrom('user_pages').where('user_id', '=', userId).where('page_id', '=', pageId).execute()
    if (defaultOf.get(pageId) === hasAccess) continue
    await db
      .insertInto('user_pages')
      .values({ user_id: userId, page_id: pageId, has_access: hasAccess ? 1 : 0 })
      .execute()
  }
}

/** A user's differences from the role, for the audit trail. */
export const overridesOf = async (db: Db, userId: number): Promise<PermissionChange[]> => {
  const rows = await db
    .selectFrom('user_pages')
    .select(['page_id', 'has_access'])
    .where('user_id', '=', userId)
    .orderBy('page_id')
    .execute()
  return rows.map(({ page_id, has_access }) => ({ pageId: page_id, hasAccess: has_access === 1 }))
}
