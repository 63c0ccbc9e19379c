import { type Guessed, passwordIssue, roleIds } from '#schema/account/userRules.ts'
import type { administration, permission, userWithPermissions } from '#schema/administration/administration.ts'
import type { InputOf } from '#schema/call.ts'
import type { Issue } from '#schema/checks/issues.ts'
import type { RowOf } from '#schema/entity.ts'

export type Permission = RowOf<typeof permission>
export type UserRecord = RowOf<typeof userWithPermissions>
type NewUser = InputOf<typeof administration.registerUser>
type UserChanges = InputOf<typeof administration.editUser>

/** In form order. */
export const typedFields = [
  ...(['name', 'email', 'phone', 'company', 'position'] as const),
  ...(['country', 'state', 'city', 'salesContact', 'salesEmail'] as const),
]

type Typed = Record<(typeof typedFields)[number], string>

const typedOf = (textOf: (field: keyof Typed) => string) =>
  Object.fromEntries(typedFields.map((field) => [field, textOf(field)])) as Typed

export interface UserValues extends Typed {
  roleId: number
  customerIds: readonly number[]
  isAerospace: boolean
  comments: string
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
  ...typedOf(() => ''),
  roleId,
  customerIds: [],
  isAerospace: false,
  comments: '',
  password: '',
  checklist,
  ticked: ascending(accessible(checklist)),
  version: 0,
})

export const valuesOf = (record: UserRecord): UserValues => ({
  ...typedOf((field) => record[field]),
  roleId: record.roleId,
  customerIds: record.customerIds,
  isAerospace: record.plant === 'aerospace',
  comments: record.comments,
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
  ...typedOf((field) => values[field]),
  roleId: values.roleId,
  comments: values.comments,
  plant: values.isAerospace ? ('aerospace' as const) : ('forge' as const),
  ...customersOf(values),
})

/** Only pages whose checkbox has changed. */
export const permissionChanges = ({ checklist, ticked }: Pick<UserValues, 'checklist' | 'ticked'>) =>
  (checklist ?? [])
    .filter(({ pageId, hasAccess }) => ticked.includes(pageId) !== hasAccess)
    .map(({ pageId, hasAccess }) => ({ pageId, hasAccess: !hasAccess }))

export const toNewUser = (values: UserValues): NewUser => ({
  ...sharedInput(values),
  newPermissions: permissionChanges(values),
})

/** Contains the password only if a new one was entered. */
export const toUserChanges = (values: UserValues): Omit<UserChanges, 'id' | 'version'> => ({
  ...sharedInput(values),
  ...(values.password !== '' && { password: values.password }),
  newPermissions: permissionChanges(values),
})

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
