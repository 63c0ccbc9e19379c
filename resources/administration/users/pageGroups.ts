import type { TranslateFunction } from 'react-admin'
import { send } from '#dataProvider/calls/client.ts'
import { administration } from '#schema/administration/administration.ts'
import { firstOwnPageId, namelessPages, pages } from '#schema/pages.ts'
import { isOffered } from '#schema/wire/offered.ts'
import type { Permission } from './userModel.ts'

/** False for a connected auth service that answers specified calls only. */
export const knowsRolePages = () => isOffered(administration.rolePermissions)

/** Default pages of a role: from the auth service if it knows them, otherwise from the page table. */
export const loadChecklist = async (roleId: number): Promise<readonly Permission[]> =>
  knowsRolePages() ? send(administration.rolePermissions, { id: roleId }) : plainChecklist(roleId)

/** The pages of a new role, with the access that the user has had so far: changes are sent against it. */
export const accessBefore = (before: readonly Permission[], ofRole: readonly Permission[]) => {
  const accessible = new Set(before.filter(({ hasAccess }) => hasAccess).map(({ pageId }) => pageId))
  return ofRole.map((page) => ({ ...page, hasAccess: accessible.has(page.pageId) }))
}

export const translatePage = (
  { pageId, name }: { pageId: number; name: string },
  translate: TranslateFunction,
): string => {
  const key = pageKey(pageId)
  return key ? translate(key, { _: name }) : translate('users.namelessPage', { id: pageId })
}

// Routes with the same id share the name of the first one.
const specified = new Map<number, (typeof pages)[number]>()
for (const page of pages) if (page.id !== null && !specified.has(page.id)) specified.set(page.id, page)

/** Translation key; undefined for pages without a name. */
export const pageKey = (pageId: number) => {
  const page = specified.get(pageId)
  return page && `pages.${page.route}`
}

/**
 * Splits the checklist into the specified pages and the portal's additional ones
 * `docs/product/administration.md#permission-checklist`.
 */
export const pageGroups = (checklist: readonly Permission[], { hasOwn }: { hasOwn: boolean }) => ({
  known: checklist.filter(({ pageId }) => specified.has(pageId) && pageId < firstOwnPageId),
  more: hasOwn ? checklist.filter(({ pageId }) => pageId >= firstOwnPageId) : [],
})

/**
 * Pages selected after a change of the role: its defaults, and in the edit form also pages without a name
 * `docs/product/access.md#pages-without-a-name`.
 */
export const ticksOfRole = (roleId: number, checklist: readonly Permission[], isEdit: boolean) => {
  const additional = isEdit
    ? namelessPages.filter(({ tickedOnRoleChange }) => (tickedOnRoleChange as readonly number[]).includes(roleId))
    : []
  const isAdditional = (pageId: number) => additional.some(({ id }) => id === pageId)
  return checklist.filter(({ pageId, hasAccess }) => hasAccess || isAdditional(pageId)).map(({ pageId }) => pageId)
}

/** Checklist from the page table, for connected auth services. */
export const plainChecklist = (roleId: number): Permission[] => {
  const known = [...specified].filter(([id]) => id < firstOwnPageId)
  return [
    ...known.map(([pageId, { name, roles }]) => ({
      pageId,
      name,
      hasAccess: (roles as readonly number[]).includes(roleId),
    })),
    ...namelessPages.map(({ id, name }) => ({ pageId: id, name, hasAccess: false })),
  ].map((entry) => ({ ...entry, roleId, canBeOverwritten: true }))
}
