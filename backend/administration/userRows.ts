import { sql } from 'kysely'
import { user } from '#schema/administration/administration.ts'
import type { RowOf } from '#schema/entity.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { notFound } from '../errors.ts'
import { readRows } from '../list/cells.ts'
import { columnsOf, folded } from '../list/source.ts'

export type User = RowOf<typeof user>

/** Columns of a user; the user's customer is the first linked one. */
const ownFields = {
  ...columnsOf('users', 'id', 'roleId', 'phone', 'company', 'position', 'country', 'state', 'city', 'salesEmail'),
  ...columnsOf('users', 'comments', 'customerIds', 'plant', 'unit', 'segment', 'subsegment', 'hasEquote'),
  ...columnsOf('users', 'createdAt', 'updatedAt', 'lastLogin', 'version'),
  name: folded('users.name', 'users.name_key'),
  email: folded('users.email', 'users.email_key'),
  salesContact: folded('users.sales_contact', 'users.sales_contact_key'),
  relation: folded('users.relation', 'users.relation_key'),
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
