import type { TranslateFunction } from 'react-admin'
import { send } from '../../../../dataProvider/calls/client.ts'
import { administration } from '../../../../schema/administration/administration.ts'
import { firstOwnPageId, namelessPages, pages } from '../../../../schema/pages.ts'
import { portalSettings } from '../../../../src/kit/portalSettings.ts'
import type { Permission } from '../form/userModel.ts'

/** The checklist of a role, as a user of it starts; a connected auth service has no call for it. */
export const loadChecklist = async (roleId: number): Promise<readonly Permission[]> =>
  portalSettings().isEmbedded.auth ? send(administration.rolePermissions, { id: roleId }) : plainChecklist(roleId)

/** The name of a page in the checklist. */
export const translatePage = (
  { pageId, name }: { pageId: number; name: string },
  translate: TranslateFunction,
): string => {
  const key = pageKey(pageId)
  return key ? translate(key, { _: name }) : translate('users.namelessPage', { id: pageId })
}

// Routes that share an id share the name of the first.
const specified = new Map<number, (typeof pages)[number]>()
for (const page of pages) if (page.id !== null && !specified.has(page.id)) specified.set(page.id, page)
const nameless = new Set<number>(namelessPages.map(({ id }) => id))

/** The text key of a page's name; undefined for the pages without one. */
export const pageKey = (pageId: number) => {
  const page = specified.get(pageId)
  return page && `pages.${page.route}`
}

/** The checklist as the form shows it: the known pages, and our own apart (spec 1 §2.6, DECISIONS P7). */
export const pageGroups = (
  checklist: readonly Permission[],
  { isEdit, hasOwn }: { isEdit: boolean; hasOwn: boolean },
) => ({
  known: checklist.filter(
    ({ pageId }) => (specified.has(pageId) && pageId < firstOwnPageId) || (isEdit && nameless.has(pageId)),
  ),
  more: hasOwn ? checklist.filter(({ pageId }) => pageId >= firstOwnPageId) : [],
})

/**
 * The pages ticked when a role is chosen: its default, and on edit those without a name besides (spec 1 §6, DECISIONS
 * X8).
 */
export const ticksOfRole = (roleId: number, checklist: readonly Permission[], isEdit: boolean) => {
  const additional = isEdit
    ? namelessPages.filter(({ tickedOnRoleChange }) => (tickedOnRoleChange as readonly number[]).includes(roleId))
    : []
  const isAdditional = (pageId: number) => additional.some(({ id }) => id === pageId)
  return checklist.filter(({ pageId, hasAccess }) => hasAccess || isAdditional(pageId)).map(({ pageId }) => pageId)
}

/** A role's checklist as the page table has it, for auth services that have no call for it. */
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
