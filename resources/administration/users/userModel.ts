import { readOrTouched } from '#kit/form/readOrTouched.ts'
import { type UserText, userTextNames } from '#schema/account/particulars.ts'
import { type Guessed, passwordIssue } from '#schema/account/passwordRules.ts'
import { roleIds } from '#schema/account/roles.ts'
import type { administration, permission, userWithPermissions } from '#schema/administration/administration.ts'
import type { InputOf } from '#schema/call.ts'
import type { Issue } from '#schema/checks/issues.ts'
import type { RowOf } from '#schema/entity.ts'
import { namelessPages } from '#schema/pages.ts'
import { knowsRolePages } from './pageGroups.ts'

export type Permission = RowOf<typeof permission>
export type UserRecord = RowOf<typeof userWithPermissions>
type NewUser = InputOf<typeof administration.registerUser>
type UserChanges = InputOf<typeof administration.editUser>

const textsOf = (textOf: (field: UserText) => string | undefined) =>
  Object.fromEntries(userTextNames.map((field) => [field, textOf(field) ?? ''])) as Record<UserText, string>

export interface UserValues extends Record<UserText, string> {
  roleId: number
  customerIds: readonly number[]
  isAerospace: boolean
  /** Only in the edit form; empty keeps the current password. */
  password: string
  /** Pages of the role or user before any change; null while loading after a change of the role. */
  checklist: readonly Permission[] | null
  /** Ascending page ids. */
  ticked: readonly number[]
  /** Version of the record when the form was filled. */
  version: number
}

export const ascending = (ids: readonly number[]) => [...new Set(ids)].sort((left, right) => left - right)

const accessible = (checklist: readonly Permission[]) =>
  checklist.filter(({ hasAccess }) => hasAccess).map(({ pageId }) => pageId)

export const emptyUser = (roleId: number, checklist: readonly Permission[]): UserValues => ({
  ...textsOf(() => ''),
  roleId,
  customerIds: [],
  isAerospace: false,
  password: '',
  checklist,
  ticked: ascending(accessible(checklist)),
  version: 0,
})

export const valuesOf = (record: UserRecord): UserValues => ({
  ...textsOf((field) => record[field]),
  roleId: record.roleId,
  customerIds: record.customerIds ?? [],
  isAerospace: record.plant === 'aerospace',
  password: '',
  checklist: record.permissions,
  ticked: ascending(accessible(record.permissions)),
  version: record.version,
})

/** Administrators have no relation: their customer ids are sent as null. */
const customersOf = ({ roleId, customerIds }: UserValues) =>
  roleId === roleIds.admin
    ? { customerId: null, forgeCustomerId: null, customerIds: null }
    : { customerId: customerIds[0] ?? null, forgeCustomerId: customerIds[0] ?? null, customerIds: [...customerIds] }

const sharedInput = (values: UserValues) => ({
  ...textsOf((field) => values[field]),
  roleId: values.roleId,
  plant: values.isAerospace ? ('aerospace' as const) : ('forge' as const),
  ...customersOf(values),
})

/** Only pages whose checkbox has changed. */
export const permissionChanges = ({ checklist, ticked }: Pick<UserValues, 'checklist' | 'ticked'>) =>
  (checklist ?? [])
    .filter(({ pageId, hasAccess }) => ticked.includes(pageId) !== hasAccess)
    .map(({ pageId, hasAccess }) => ({ pageId, hasAccess: !hasAccess }))

/** All pages as the specification has them, except those that only the edit form knows. */
const allPermissions = ({ checklist, ticked }: UserValues) =>
  (checklist ?? [])
    .filter(({ pageId }) => !namelessPages.some(({ id }) => id === pageId))
    .map(({ pageId }) => ({ pageId, hasAccess: ticked.includes(pageId) }))

/** The portal's own auth service knows the pages of a role, so it is sent the differences only. */
export const toNewUser = (values: UserValues): NewUser => ({
  ...sharedInput(values),
  newPermissions: knowsRolePages() ? permissionChanges(values) : allPermissions(values),
})

/** Fields that were read or touched. A customer of the record other than its first one stays as it is. */
const fieldChanges = (values: UserValues, record: UserRecord) => {
  const changed = readOrTouched(record, sharedInput(valuesOf(record)), sharedInput(values))
  const { customerId, forgeCustomerId } = record
  const isSameRelation = String(values.customerIds) === String(record.customerIds ?? [])
  if (!isSameRelation || values.roleId === roleIds.admin) return changed
  return {
    ...changed,
    ...(customerId !== undefined && { customerId }),
    ...(forgeCustomerId !== undefined && { forgeCustomerId }),
  }
}

/** Contains the password only if a new one was entered. */
export const toUserChanges = (values: UserValues, record: UserRecord) =>
  ({
    ...fieldChanges(values, record),
    ...(values.password !== '' && { password: values.password }),
    newPermissions: permissionChanges(values),
  }) as Omit<UserChanges, 'id' | 'version'>

type Issues = Record<string, Issue>

/** A new user of any role except administrator needs a relation. */
export const checkNewUser = ({ roleId, customerIds }: UserValues): Issues =>
  roleId !== roleIds.admin && customerIds.length === 0 ? { customerIds: { code: 'required' } } : {}

/** Validates a newly entered password. */
export const checkUserChanges = (
  { password, name, email }: UserValues,
  guessed: Pick<Guessed, 'product' | 'words'>,
): Issues => {
  const code = password === '' ? undefined : passwordIssue(password, { ...guessed, name, email })
  return code ? { password: { code } } : {}
}
