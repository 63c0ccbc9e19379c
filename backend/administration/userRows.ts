import type { user } from '../../schema/administration.ts'
import type { RowOf } from '../../schema/entity.ts'
import type { Instant } from '../../schema/kinds.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'

export type User = RowOf<typeof user>

/**
 * Users with the name of their role. The join is written as a cross join, because SQLite keeps the order of one: users
 * come off the index of their sort column, instead of being gathered by role and sorted all.
 */
export const usersWithRole = (db: Db) =>
  db.selectFrom('users').crossJoin('roles').whereRef('roles.id', '=', 'users.role_id')

/** Users that are not deleted, with the name of their role. */
export const liveUsers = (db: Db) => usersWithRole(db).where('users.deleted_at', 'is', null)

/** The columns that a user is shown with, beside the name of the role; the rest stays in the database. */
export const shownOfUsers = [
  'users.id',
  'users.name',
  'users.email',
  'users.role_id',
  'users.phone',
  'users.company',
  'users.position',
  'users.country',
  'users.state',
  'users.city',
  'users.sales_contact',
  'users.sales_email',
  'users.comments',
  'users.plant',
  'users.customer_ids',
  'users.relation',
  'users.unit',
  'users.segment',
  'users.subsegment',
  'users.has_equote',
  'users.created_at',
  'users.updated_at',
  'users.last_login',
  'users.version',
] as const

export const shownColumns = [...shownOfUsers, 'roles.name as role_name'] as const

const selectShown = (db: Db) => liveUsers(db).select([...shownColumns])
export type ShownRow = Awaited<ReturnType<ReturnType<typeof selectShown>['executeTakeFirstOrThrow']>>

const idsIn = (list: string) => (list === '' ? [] : list.split(',').map(Number))

/** Turns a row into the user that the calls answer. */
export const toUser = (row: ShownRow): User => {
  const customerIds = idsIn(row.customer_ids)
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    roleId: row.role_id,
    roleName: row.role_name,
    phone: row.phone,
    company: row.company,
    position: row.position,
    country: row.country,
    state: row.state,
    city: row.city,
    salesContact: row.sales_contact,
    salesEmail: row.sales_email,
    comments: row.comments,
    customerId: customerIds[0] ?? null,
    forgeCustomerId: customerIds[0] ?? null,
    customerIds,
    plant: row.plant,
    relation: row.relation,
    unit: row.unit,
    segment: row.segment,
    subsegment: row.subsegment,
    hasEquote: row.has_equote === 1,
    createdAt: row.created_at as Instant,
    updatedAt: row.updated_at as Instant,
    lastLogin: row.last_login as Instant | null,
    version: row.version,
  }
}

const shownUser = prepared((db, value: Placing<{ id: number }>) => selectShown(db).where('users.id', '=', value('id')))

/** One user as the calls answer it, or null. */
export const findUser = async (db: Db, id: number) => {
  const [row] = await shownUser(db, { id })
  return row ? toUser(row) : null
}
