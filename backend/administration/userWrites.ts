import { userTextNames } from '#schema/account/particulars.ts'
import { manageableRoles, roleIds } from '#schema/account/roles.ts'
import type { administration } from '#schema/administration/administration.ts'
import type { InputOf } from '#schema/call.ts'
import { InvalidInputError } from '#schema/checks/issues.ts'
import type { Caller } from '../access/caller.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { forbidden } from '../errors.ts'
import { findRole, relationTypes } from './relations.ts'
import { derivedColumns, emailKey, textColumns, userOfEmail } from './userColumns.ts'
import type { User } from './userRows.ts'

type Written =
  | InputOf<typeof administration.registerUser>
  | Omit<InputOf<typeof administration.editUser>, 'id' | 'version'>

/** Throws 403 unless the caller may manage users of these roles `docs/product/access.md#who-may-manage-whom`. */
export const requireManageableRoles = (caller: Caller, ...roleIdsTouched: number[]) => {
  const allowed = manageableRoles(caller.roleId)
  if (!roleIdsTouched.every((roleId) => allowed.includes(roleId)))
    throw forbidden('You cannot create, edit or delete users of this role.')
}

/** Throws if this is the last administrator. The administrators are locked, so that two cannot be removed at once. */
export const requireAnotherAdmin = async (db: Db, user: Pick<User, 'id' | 'roleId'>) => {
  if (user.roleId !== roleIds.admin) return
  const another = await db
    .selectFrom('users')
    .select('id')
    .where('role_id', '=', roleIds.admin)
    .where('deleted_at', 'is', null)
    .where('asleep_at', 'is', null)
    .where('id', '<>', user.id)
    .limit(1)
    .executeTakeFirst()
  if (!another) throw forbidden('This is the last administrator. Create another one first.')
}

const holderOf = prepared((db, value: Placing<{ email_key: string }>) =>
  userOfEmail(db, value('email_key')).select('id'),
)

export const requireUnusedEmail = async (db: Db, email: string, ownId: number | null) => {
  const [other] = await holderOf(db, { email_key: emailKey(email) })
  if (other && other.id !== ownId) throw new InvalidInputError({ email: { code: 'emailTaken' } })
}

/** Two concurrent requests may both find the address free; the unique constraint rejects one of them. */
export const rethrowDuplicateEmail = (error: unknown): never => {
  const isDuplicate = error instanceof Error && 'constraint' in error && error.constraint === 'users_email'
  throw isDuplicate ? new InvalidInputError({ email: { code: 'emailTaken' } }) : error
}

export const requireKnownRole = async (db: Db, roleId: number) => {
  if (!(await findRole(db, roleId))) throw new InvalidInputError({ role: { code: 'unknownRole' } })
}

/** Customer ids in an input: none for administrators, undefined if the input does not contain them. */
export const customersNamed = ({ roleId, customerIds, customerId }: Written) => {
  if (roleId === roleIds.admin) return []
  if (customerIds) return [...new Set(customerIds)]
  if (customerId) return [customerId]
  return customerIds === null || customerId === null ? [] : undefined
}

const sharedColumns = ['id', 'name', 'unit', 'segment', 'subsegment', 'has_equote'] as const

const linkable = prepared((db, value: Placing<Record<number, number>>, count: number, types: '=' | '<>') =>
  db
    .selectFrom('customers')
    .select([...sharedColumns])
    .where(
      'id',
      'in',
      Array.from({ length: count }, (_, at) => value(at)),
    )
    .where('type', types, 1),
)

/** Customers in the given order; throws a validation issue for one that users of the role cannot be linked to. */
export const findCustomers = async (db: Db, roleId: number, ids: readonly number[]) => {
  const types = await relationTypes(db, roleId)
  if (ids.length === 0 || types === null) return []
  const found = await linkable(db, { ...ids }, ids.length, types)
  const byId = new Map(found.map((customer) => [customer.id, customer]))
  return ids.map((id) => {
    const customer = byId.get(id)
    if (!customer) throw new InvalidInputError({ multiple_client_ids: { code: 'unknownCustomer' } })
    return customer
  })
}

/** A text that the input leaves out stays as it is; a new user has it empty. */
export const columnsOf = (
  input: Written,
  existing: User | null,
  customers: Awaited<ReturnType<typeof findCustomers>>,
) => {
  const texts = textColumns(userTextNames, (name) => input[name] ?? existing?.[name] ?? '')
  return {
    ...texts,
    email_key: emailKey(input.email),
    role_id: input.roleId,
    plant: input.plant ?? existing?.plant ?? 'forge',
    ...derivedColumns({ name: input.name, email: input.email, salesContact: texts.sales_contact, customers }),
  }
}

type Linked = readonly { readonly id: number }[]

type Links = { readonly userId: number } & Readonly<Record<number, number>>

const insertLinks = prepared((db, value: Placing<Links>, count: number) =>
  db.insertInto('user_customers').values(
    Array.from({ length: count }, (_, position) => ({
      user_id: value('userId'),
      customer_id: value(position),
      position,
    })),
  ),
)

export const enterLinks = async (db: Db, userId: number, customers: Linked) => {
  if (customers.length === 0) return
  await insertLinks(db, { ...customers.map(({ id }) => id), userId }, customers.length)
}

export const linkCustomers = async (db: Db, userId: number, customers: Linked) => {
  await db.deleteFrom('user_customers').where('user_id', '=', userId).execute()
  await enterLinks(db, userId, customers)
}
