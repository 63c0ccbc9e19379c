import { sql } from 'kysely'
import { user } from '../../../schema/administration/administration.ts'
import type { RowOf } from '../../../schema/entity.ts'
import type { Db } from '../../database/open.ts'
import { type Placing, prepared } from '../../database/prepared.ts'
import { notFound } from '../../httpError.ts'
import { readRows } from '../../list/cells.ts'
import { columnsOf, folded } from '../../list/source.ts'

export type User = RowOf<typeof user>

/** The columns of a user; the customer of a user is the first of the linked ones. */
const ownFields = {
  ...columnsOf('users', 'id', 'roleId', 'phone', 'company', 'position', 'country', 'state', 'city', 'salesEmail'),
  ...columnsOf('users', 'comments', 'customerIds', 'plant', 'unit', 'segment', 'subsegment', 'hasEquote'),
  ...columnsOf('users', 'createdAt', 'updatedAt', 'lastLogin', 'version'),
  name: folded('users.name', 'users.name_key'),
  email: folded('users.email', 'users.email_key'),
  salesContact: folded('users.sales_contact', 'users.sales_contact_key'),
  relation: folded('users.relation', 'users.relation_key'),
} as const

/** A user's columns, with those of the role that the row is joined with. */
export const userFields = { ...ownFields, roleName: 'roles.name' } as const

/** The columns of `users` under the names of the program. */
export const ownColumns = Object.entries(ownFields).map(([name, field]) =>
  sql.ref(typeof field === 'string' ? field : field.column).as(name),
)

type Read = Omit<User, 'customerId' | 'forgeCustomerId'>

/** Gives users, in place, the customer that they stand for first. */
export const withCustomer = <R extends Pick<User, 'customerIds'>>(users: readonly R[]) =>
  users.map((one) => {
    const [first = null] = one.customerIds
    return Object.assign(one, { customerId: first, forgeCustomerId: first })
  })

/** Rows of `ownColumns` and `roleName` as users. */
export const toUsers = <R extends object>(rows: R[]) =>
  withCustomer(readRows(user.fields, rows as Record<string, unknown>[]) as unknown as (R & Read)[])

/**
 * Users with the name of their role. The join is written as a cross join, because SQLite keeps the order of one: users
 * come off the index of their sort column, instead of being gathered by role and sorted all.
 */
export const usersWithRole = (db: Db) =>
  db.selectFrom('users').crossJoin('roles').whereRef('roles.id', '=', 'users.role_id')

const shownUser = prepared((db, value: Placing<{ id: number }>) =>
  usersWithRole(db)
    .where('users.deleted_at', 'is', null)
    .select([...ownColumns, 'roles.name as roleName'])
    .where('users.id', '=', value('id')),
)

/** One user as the calls answer it, or null. */
export const findUser = async (db: Db, id: number): Promise<User | null> =>
  toUsers(await shownUser(db, { id }))[0] ?? null

/** The same; raises 404 where there is none. */
export const demandUser = async (db: Db, id: number) => {
  const found = await findUser(db, id)
  if (!found) throw notFound()
  return found
}
