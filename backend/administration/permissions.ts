import { roleIds } from '#schema/account/roles.ts'
import type { userChanges } from '#schema/administration/administration.ts'
import { InvalidInputError } from '#schema/checks/issues.ts'
import type { RowOf } from '#schema/entity.ts'
import { namelessPages } from '#schema/pages.ts'
import type { Caller } from '../access/caller.ts'
import { type JudgedPermission, type Permission, pagesOf } from '../access/pages.ts'
import type { Db } from '../database/open.ts'
import { forbidden } from '../errors.ts'
import { findUser } from './userRows.ts'

type PermissionChange = RowOf<typeof userChanges>['newPermissions'][number]

export interface Regrant {
  /** Defaults of the role that the user will have. */
  readonly defaults: readonly Permission[]
  readonly changes: readonly PermissionChange[]
  /** Permissions before the change; null for a new user. */
  readonly before: readonly JudgedPermission[] | null
  readonly isRoleChange: boolean
}

/** Nameless pages that a role change grants automatically `docs/product/access.md#pages-without-a-name`. */
export const comesWithChange = ({ pageId, roleId }: Pick<Permission, 'pageId' | 'roleId'>) =>
  namelessPages.some(
    ({ id, tickedOnRoleChange }) => id === pageId && tickedOnRoleChange.some((role) => role === roleId),
  )

/**
 * Throws for changes to unknown or fixed pages, and for grants beyond the granter's own rights
 * `docs/product/access.md#who-may-manage-whom`.
 */
export const requireGrantable = async (
  db: Db,
  granter: Caller,
  { defaults, changes, isRoleChange }: Pick<Regrant, 'defaults' | 'changes' | 'isRoleChange'>,
) => {
  const byId = new Map(defaults.map((entry) => [entry.pageId, entry]))
  const own = await pagesOf(db, granter)
  for (const { pageId, hasAccess } of changes) {
    const page = byId.get(pageId)
    if (!page) throw new InvalidInputError({ newPermissions: { code: 'choice' } })
    if (!page.canBeOverwritten && hasAccess !== page.hasAccess)
      throw new InvalidInputError({ newPermissions: { code: 'notOverwritable' } })
    const comesAlong = page.hasAccess || (isRoleChange && comesWithChange(page))
    if (hasAccess && !comesAlong && !own.has(pageId))
      throw forbidden(`You cannot grant ${page.name}: you do not have it yourself, and the role does not include it.`)
  }
}

const isAdmin = ({ roleId }: Caller) => roleId === roleIds.admin

/** Withdrawals by an administrator survive changes by other users, even a role change. */
const dropOverrides = (db: Db, userId: number, by: Caller) =>
  db
    .deleteFrom('user_pages')
    .where('user_id', '=', userId)
    .$if(!isAdmin(by), (query) => query.where((eb) => eb.or([eb('has_access', '=', 1), eb('by_admin', '=', 0)])))
    .execute()

/**
 * Stores changes as differences from the role's defaults; a change back to the default stores nothing. Withdrawals by
 * an administrator are stored even if the role does not include the page.
 */
export const storeOverrides = async (
  db: Db,
  userId: number,
  by: Caller,
  { defaults, changes, before, isRoleChange }: Regrant,
) => {
  if (isRoleChange) await dropOverrides(db, userId, by)
  const defaultOf = new Map(defaults.map((entry) => [entry.pageId, entry.hasAccess]))
  const formerly = new Map(before?.map((entry) => [entry.pageId, entry]))
  for (const { pageId, hasAccess } of changes) {
    const former = formerly.get(pageId)
    if (former?.isAdminOnly && !isAdmin(by)) continue
    await db.deleteFrom('user_pages').where('user_id', '=', userId).where('page_id', '=', pageId).execute()
    const isWithdrawn = isAdmin(by) && !hasAccess && (former?.hasAccess || former?.isAdminOnly)
    if (defaultOf.get(pageId) === hasAccess && !isWithdrawn) continue
    await db
      .insertInto('user_pages')
      .values({ user_id: userId, page_id: pageId, has_access: hasAccess ? 1 : 0, by_admin: isAdmin(by) ? 1 : 0 })
      .execute()
  }
}

/** An override as it is audited; `byAdmin` tells who made it, which a change that is undone restores. */
export type Override = PermissionChange & { readonly byAdmin: boolean }

export const overridesOf = async (db: Db, userId: number): Promise<Override[]> => {
  const rows = await db
    .selectFrom('user_pages')
    .select(['page_id', 'has_access', 'by_admin'])
    .where('user_id', '=', userId)
    .orderBy('page_id')
    .execute()
  return rows.map(({ page_id, has_access, by_admin }) => ({
    pageId: page_id,
    hasAccess: has_access === 1,
    byAdmin: by_admin === 1,
  }))
}

/** Replaces the overrides of a user by those of an earlier state. */
export const restoreOverrides = async (db: Db, userId: number, overrides: readonly Override[]) => {
  await db.deleteFrom('user_pages').where('user_id', '=', userId).execute()
  if (overrides.length === 0) return
  const rows = overrides.map(({ pageId, hasAccess, byAdmin }) => ({
    user_id: userId,
    page_id: pageId,
    has_access: hasAccess ? (1 as const) : (0 as const),
    by_admin: byAdmin ? 1 : 0,
  }))
  await db.insertInto('user_pages').values(rows).execute()
}

export const auditedState = async (db: Db, userId: number) => ({
  ...(await findUser(db, userId)),
  overrides: await overridesOf(db, userId),
})
