import type { administration } from '../../schema/administration.ts'
import { newUser } from '../../schema/administration.ts'
import type { InputOf } from '../../schema/call.ts'
import { InvalidInput } from '../../schema/complaints.ts'
import { roleIds } from '../../schema/userRules.ts'
import { checklist, type Permission } from '../access.ts'
import type { Caller } from '../caller.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/open.ts'
import { demandGrantable, storeOverrides } from './permissions.ts'
import {
  columnsOf,
  customersNamed,
  demandFreeEmail,
  demandManages,
  demandRole,
  findCustomers,
  linkCustomers,
} from './userWrites.ts'

export type NewUser = InputOf<typeof administration.registerUser>

/** A new user who has passed every rule, with what the rules have read. */
export interface AdmittedUser {
  readonly input: NewUser
  readonly customers: Awaited<ReturnType<typeof findCustomers>>
  readonly defaults: readonly Permission[]
}

/** Every rule for a new user: raises `InvalidInput`, or 403 for what the caller may not give. */
export const admitUser = async (db: Db, caller: Caller, input: NewUser): Promise<AdmittedUser> => {
  await demandRole(db, input.roleId)
  demandManages(caller, input.roleId)
  await demandFreeEmail(db, input.email, null)
  const customerIds = customersNamed(input) ?? []
  if (customerIds.length === 0 && input.roleId !== roleIds.admin)
    throw new InvalidInput({ [newUser.fields.customerIds.wire]: { code: 'required' } })
  const customers = await findCustomers(db, input.roleId, customerIds)
  if (input.newPermissions.length === 0) return { input, customers, defaults: [] }
  const defaults = await checklist(db, input.roleId)
  await demandGrantable(db, caller, defaults, input.newPermissions, { isRoleChange: false })
  return { input, customers, defaults }
}

/** Makes the user, without a password, and answers the id; null when somebody has taken the address meanwhile. */
export const insertUser = async (db: Db, clock: Clock, { input, customers, defaults }: AdmittedUser) => {
  const now = clock.now()
  const made = await db
    .insertInto('users')
    .values({
      ...columnsOf(input, null, customers),
      password_hash: null,
      created_at: now,
      updated_at: now,
      last_login: null,
      deleted_at: null,
      version: 1,
    })
    .onConflict((conflict) => conflict.column('email_key').where('deleted_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return null
  await linkCustomers(db, made.id, customers)
  await storeOverrides(db, made.id, defaults, input.newPermissions)
  return made.id
}
