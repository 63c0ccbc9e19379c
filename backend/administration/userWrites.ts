import type { administration } from '../../schema/administration.ts'
import type { InputOf } from '../../schema/call.ts'
import { InvalidInput } from '../../schema/complaints.ts'
import { manageableRoles, roleIds } from '../../schema/userRules.ts'
import type { Caller } from '../caller.ts'
import type { Dialect } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import { refuse } from '../refusal.ts'
import { relationTypes } from './relations.ts'
import { derivedColumns, emailKey } from './userColumns.ts'
import type { User } from './userRows.ts'

type Written = InputOf<typeof administration.registerUser> | InputOf<typeof administration.editUser>

/** Refuses what the caller may not do with users of these roles (DECISIONS P5). */
export const demandManages = (caller: Caller, ...roleIdsTouched: number[]) => {
  const allowed = manageableRoles(caller.roleId)
  if (!roleIdsTouched.every((roleId) => allowed.includes(roleId)))
    throw refuse.forbidden('You may not make, edit or delete users of this role.')
}

/** Refuses to take the last administrator away; holds the administrators' rows, so that two cannot go at once. */
export const demandAnotherAdmin = async (db: Db, dialect: Dialect, user: User) => {
  if (user.roleId !== roleIds.admin) return
  const admins = await dialect.adminsForUpdate(db)
  if (!admins.some((id) => id !== user.id))
    throw refuse.forbidden('This is the last administrator. Make another one first.')
}

export const demandFreeEmail = async (db: Db, email: string, ownId: number | null) => {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (other && other.id !== ownId) throw new InvalidInput({ email: { code: 'emailTaken' } })
}

/** Two who take an address at once both find it free; the database lets one of them have it. */
export const refuseTakenEmail = (error: unknown): never => {
  const isTaken = error instanceof Error && 'constraint' in error && error.constraint === 'users_email'
  throw isTaken ? new InvalidInput({ email: { code: 'emailTaken' } }) : error
}

export const demandRole = async (db: Db, roleId: number) => {
  const role = await db.selectFrom('roles').select('id').where('id', '=', roleId).executeTakeFirst()
  if (!role) throw new InvalidInput({ role: { code: 'unknownRole' } })
}

/** The linked customers that an input means: none for administrators, undefined where it does not speak of them. */
export const customersNamed = ({ roleId, customerIds, customerId }: Written) => {
  if (roleId === roleIds.admin) return []
  if (customerIds) return [...new Set(customerIds)]
  if (customerId) return [customerId]
  return customerIds === null || customerId === null ? [] : undefined
}

const sharedColumns = ['id', 'name', 'unit', 'segment', 'subsegment', 'has_equote'] as const

/** The customers in the order named; raises a complaint for one that users of the role are not linked to. */
export const findCustomers = async (db: Db, roleId: number, ids: readonly number[]) => {
  const types = await relationTypes(db, roleId)
  if (ids.length === 0 || types === null) return []
  const found = await db
    .selectFrom('customers')
    .select([...sharedColumns])
    .where('id', 'in', ids)
    .where('type', types, 1)
    .execute()
  const byId = new Map(found.map((customer) => [customer.id, customer]))
  return ids.map((id) => {
    const customer = byId.get(id)
    if (!customer) throw new InvalidInput({ multiple_client_ids: { code: 'unknownCustomer' } })
    return customer
  })
}

/** The columns that an input fills; what it leaves out keeps its value. */
export const columnsOf = (input: Written, kept: User | null, customers: Awaited<ReturnType<typeof findCustomers>>) => {
  const salesContact = input.salesContact ?? kept?.salesContact ?? ''
  return {
    name: input.name,
    email: input.email,
    email_key: emailKey(input.email),
    role_id: input.roleId,
    phone: input.phone ?? kept?.phone ?? '',
    company: input.company,
    position: input.position ?? kept?.position ?? '',
    country: input.country ?? kept?.country ?? '',
    state: input.state ?? kept?.state ?? '',
    city: input.city ?? kept?.city ?? '',
    sales_contact: salesContact,
    sales_email: input.salesEmail ?? kept?.salesEmail ?? '',
    comments: input.comments ?? kept?.comments ?? '',
    plant: input.plant,
    ...derivedColumns({ name: input.name, email: input.email, salesContact, customers }),
  }
}

export const linkCustomers = async (db: Db, userId: number, customers: readonly { readonly id: number }[]) => {
  await db.deleteFrom('user_customers').where('user_id', '=', userId).execute()
  if (customers.length === 0) return
  await db
    .insertInto('user_customers')
    .values(customers.map(({ id }, position) => ({ user_id: userId, customer_id: id, position })))
    .execute()
}
