import { type Guessed, passwordIssue, roleIds } from '../../../../schema/account/userRules.ts'
import type {
  administration,
  permission,
  userWithPermissions,
} from '../../../../schema/administration/administration.ts'
import type { InputOf } from '../../../../schema/call.ts'
import type { Issue } from '../../../../schema/checks/issues.ts'
import type { RowOf } from '../../../../schema/entity.ts'

export type Permission = RowOf<typeof permission>
export type UserRecord = RowOf<typeof userWithPermissions>
type NewUser = InputOf<typeof administration.registerUser>
type UserChanges = InputOf<typeof administration.editUser>

/** What is saved of a user as it is typed, in the order of the forms. */
export const typedFields = [
  ...(['name', 'email', 'phone', 'company', 'position'] as const),
  ...(['country', 'state', 'city', 'salesContact', 'salesEmail'] as const),
]

type Typed = Record<(typeof typedFields)[number], string>

const typedOf = (textOf: (field: keyof Typed) => string) =>
  Object.fromEntries(typedFields.map((field) => [field, textOf(field)])) as Typed

/** What the create and edit forms hold. */
export interface UserValues extends Typed {
  roleId: number
  customerIds: readonly number[]
  isAerospace: boolean
  comments: string
  /** Typed on edit only; empty keeps the old one. */
  password: string
  /** The pages of the role, or of the user, before any tick is changed; null while those of a new role are loading. */
  checklist: readonly Permission[] | null
  /** Ids of the pages that are ticked, ascending. */
  ticked: readonly number[]
  /** The version of the record that the form was filled from. */
  version: number
}

export const ascending = (ids: readonly number[]) => [...new Set(ids)].sort((left, right) => left - right)

const accessible = (checklist: readonly Permission[]) =>
  checklist.filter(({ hasAccess }) => hasAccess).map(({ pageId }) => pageId)

/** A new user of a role, before anything is typed. */
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

/** What the edit form starts with. */
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

/** Administrators have no relation: their client ids are sent as null (spec 1 §3). */
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

/** Only the pages whose tick differs from what it was. */
export const permissionChanges = ({ checklist, ticked }: Pick<UserValues, 'checklist' | 'ticked'>) =>
  (checklist ?? [])
    .filter(({ pageId, hasAccess }) => ticked.includes(pageId) !== hasAccess)
    .map(({ pageId, hasAccess }) => ({ pageId, hasAccess: !hasAccess }))

/** The new-user payload. */
export const toNewUser = (values: UserValues): NewUser => ({
  ...sharedInput(values),
  newPermissions: permissionChanges(values),
})

/** The edit payload: the password only when a new one is typed. */
export const toUserChanges = (values: UserValues): Omit<UserChanges, 'id' | 'version'> => ({
  ...sharedInput(values),
  ...(values.password !== '' && { password: values.password }),
  newPermissions: permissionChanges(values),
})

type Issues = Record<string, Issue>

/** On create every role but the administrator's needs a relation. */
export const checkNewUser = ({ roleId, customerIds }: UserValues): Issues =>
  roleId !== roleIds.admin && customerIds.length === 0 ? { customerIds: { code: 'required' } } : {}

/** A password that is typed keeps the password rule (DECISIONS P11). */
export const checkUserChanges = (
  { password, name, email }: UserValues,
  guessed: Pick<Guessed, 'product' | 'words'>,
): Issues => {
  const code = password === '' ? undefined : passwordIssue(password, { ...guessed, name, email })
  return code ? { password: { code } } : {}
}
