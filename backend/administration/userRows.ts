import { sql } from 'kysely'
import { user } from '#schema/administration/administration.ts'
import type { RowOf } from '#schema/entity.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { notFound } from '../errors.ts'
import { readRows } from '../list/cells.ts'
import { columnsOf } from '../list/source.ts'

export type User = RowOf<typeof user>

const { roleName: _role, customerId: _own, forgeCustomerId: _forge, ...stored } = user.fields

/** Columns of a user; the user's customer is the first linked one. */
const ownFields = {
  ...columnsOf('users', ...(Object.keys(stored) as (keyof typeof stored)[])),
  name: { column: 'users.name', folded: 'users.name_key' },
  email: { column: 'users.email', folded: 'users.email_key' },
  salesContact: { column: 'users.sales_contact', folded: 'users.sales_contact_key' },
  relation: { column: 'users.relation', folded: 'users.relation_key' },
} as const

export const userFields = { ...ownFields, roleName: 'roles.name' } as const

export const ownColumns = Object.entries(ownFields).map(([name, field]) =>
  sql.ref(typeof field === 'string' ? field : field.column).as(name),
)

type Read = Omit<User, 'customerId' | 'forgeCustomerId'>

export const withCustomer = <R extends Pick<User, 'customerIds'>>(users: readonly R[]) =>
  users.map((one) => {
    const [first = null] = one.customerIds
    return Object.assign(one, { customerId: first, forgeCustomerId: first })
  })

export const toUsers = <R extends object>(rows: R[]) =>
  withCustomer(readRows(user.fields, rows as Record<string, unknown>[]) as unknown as (R & Read)[])

/**
 * Users joined with their role. Written as a cross join, because SQLite keeps its order: users are read from the index
 * of the sort column instead of being grouped by role and then sorted.
 */
export const usersWithRole = (db: Db) =>
  db.selectFrom('users').crossJoin('roles').whereRef('roles.id', '=', 'users.role_id')

const shownUser = prepared((db, value: Placing<{ id: number }>) =>
  usersWithRole(db)
    .where('users.deleted_at', 'is', null)
    .select([...ownColumns, 'roles.name as roleName'])
    .where('users.id', '=', value('id')),
)

export const findUser = async (db: Db, id: number): Promise<User | null> =>
  toUsers(await shownUser(db, { id }))[0] ?? null

export const requireUser = async (db: Db, id: number) => {
  const found = await findUser(db, id)
  if (!found) throw notFound()
  return found
}
