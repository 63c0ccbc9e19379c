import type { Choice } from './choices.ts'
import { emailOf, pages, roles, slugsOf, type User, users } from './people.ts'
import { day } from './rows.ts'

const roleName = (role: number) => roles.find(({ id }) => id === role)?.name ?? null

const userKey = (number: number) => `Usuario ${number}`

/** A user by the names of the specifications. `sales_email` belongs to new users only, and plant access is not told. */
export const userRow = (user: User) => ({
  id: userKey(user.id),
  name: user.name,
  email: emailOf(user.account),
  role: user.role,
  roleName: roleName(user.role),
  client_id: user.customers[0] ?? null,
  Client_IdForge: user.customers[0] ?? null,
  multiple_client_ids: user.customers,
  country: 'México',
  state: 'Nuevo León',
  city: null,
  phone: '+52 81 5555 0111',
  company: 'Forja Ñandú',
  company_position: 'Compras',
  sales_contact: 'Núria Vendedor',
  comments: null,
  created_at: `${day(-400)}T08:00:00Z`,
  updated_at: `${day(-30)}T08:00:00Z`,
  last_login: `${day(-1)}T08:00:00Z`,
  clienteligado: user.customers.length > 0 ? 'Ñandú Acería' : null,
  unidaddenegocio: 'Forja',
  segmento: 'Discs',
  subsegmento: 'Anillos',
  TieneEquote: true,
})

const permissionsOf = (user: User) =>
  pages.map(({ id, name, slug }) => ({
    id,
    name,
    role: user.role,
    permission_can_be_overwrited: true,
    hasAccess: slugsOf(user).includes(slug),
  }))

type Row = Record<string, unknown>
type Permission = ReturnType<typeof permissionsOf>[number]

const withChanges = (permissions: readonly Permission[], changes: readonly { id: number; hasAccess: boolean }[] = []) =>
  permissions.map((one) => ({ ...one, hasAccess: changes.find(({ id }) => id === one.id)?.hasAccess ?? one.hasAccess }))

/** The users of a company, with what was changed since its start. */
export const userRegister = (choice: Choice) => {
  const rows: Row[] = users.map(userRow)
  const permissions = new Map<unknown, Permission[]>(users.map((user) => [userKey(user.id), permissionsOf(user)]))
  let nextId = 1000
  const byId = (id: unknown) => rows.find((row) => String(row.id) === String(id))

  const create = ({ newPermissions, isforge: _plant, sales_email: _email, ...fields }: Row) => {
    const id = userKey(nextId)
    nextId += 1
    const [{ id: _id, ...blank }] = rows as [Row]
    rows.push({ ...blank, ...fields, id, roleName: roleName(Number(fields.role)), last_login: null })
    const none = pages.map(({ id: pageId, name }) => ({
      id: pageId,
      name,
      role: Number(fields.role),
      permission_can_be_overwrited: true,
      hasAccess: false,
    }))
    const granted = choice.newUsers === 'withPages' ? (newPermissions as []) : []
    permissions.set(id, withChanges(none, granted))
  }
  const edit = (row: Row, { newPermissions, password: _password, isforge: _plant, ...fields }: Row) => {
    Object.assign(row, fields)
    const before = permissions.get(row.id) ?? []
    const kept = choice.edits === 'merged' ? before : before.map((one) => ({ ...one, hasAccess: false }))
    permissions.set(row.id, withChanges(kept, newPermissions as []))
  }
  return {
    rows: rows as readonly Row[],
    byId,
    permissionsOf: (id: unknown) => permissions.get(id) ?? [],
    apply: (call: string, { userId }: Readonly<Record<string, string>>, body: Row) => {
      const row = byId(userId)
      if (call.includes('register-user-forge')) create(body)
      else if (row && call.includes('edit-userforge')) edit(row, body)
      else if (row && call.includes('delete-user')) rows.splice(rows.indexOf(row), 1)
    },
  }
}

export type UserRegister = ReturnType<typeof userRegister>
