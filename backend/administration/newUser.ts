import { sql } from 'kysely'
import { roleIds } from '#schema/account/roles.ts'
import type { administration } from '#schema/administration/administration.ts'
import { newUser } from '#schema/administration/administration.ts'
import type { InputOf } from '#schema/call.ts'
import { InvalidInputError } from '#schema/checks/issues.ts'
import { infoOf } from '#schema/fields.ts'
import type { Caller } from '../access/caller.ts'
import { checklist } from '../access/pages.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/open.ts'
import { preparedInsert } from '../database/prepared.ts'
import { overridesOf, type Regrant, requireGrantable, storeOverrides } from './permissions.ts'
import { ownColumns, toUsers } from './userRows.ts'
import {
  columnsOf,
  customersNamed,
  enterLinks,
  findCustomers,
  requireKnownRole,
  requireManageableRoles,
  requireUnusedEmail,
} from './userWrites.ts'
import { lostBy, requireNoRegrant } from './widening.ts'

export type NewUser = InputOf<typeof administration.registerUser>

export interface AdmittedUser {
  readonly input: NewUser
  readonly customers: Awaited<ReturnType<typeof findCustomers>>
  readonly regrant: Regrant
}

/** Applies all rules for a new user; throws `InvalidInputError`, or 403 for rights the caller may not grant. */
export const admitUser = async (db: Db, caller: Caller, input: NewUser): Promise<AdmittedUser> => {
  await requireKnownRole(db, input.roleId)
  requireManageableRoles(caller, input.roleId)
  await requireUnusedEmail(db, input.email, null)
  const customerIds = customersNamed(input) ?? []
  if (customerIds.length === 0 && input.roleId !== roleIds.admin)
    throw new InvalidInputError({ [infoOf(newUser.fields.customerIds).wire]: { code: 'required' } })
  const customers = await findCustomers(db, input.roleId, customerIds)
  const regrant = { defaults: [], changes: input.newPermissions, before: null, isRoleChange: false }
  // Fast path for the usual case: the role's default pages, granted by a caller with no withdrawn pages.
  if (regrant.changes.length === 0 && (await lostBy(db, caller)).size === 0) return { input, customers, regrant }
  const judged = { ...regrant, defaults: await checklist(db, { roleId: input.roleId }) }
  await requireGrantable(db, caller, judged)
  await requireNoRegrant(db, caller, judged)
  return { input, customers, regrant: judged }
}

/** Returns the inserted user, which saves another query; no row if the e-mail address is taken. */
const enter = preparedInsert('users', (insert) =>
  insert
    .onConflict((conflict) => conflict.column('email_key').where('deleted_at', 'is', null).doNothing())
    .returning([
      ...ownColumns,
      sql<string>`(select roles.name from roles where roles.id = users.role_id)`.as('roleName'),
    ]),
)

/**
 * Creates the user without a password and returns it as stored in the audit log; null if the address was taken
 * concurrently.
 */
export const insertUser = async (db: Db, clock: Clock, by: Caller, { input, customers, regrant }: AdmittedUser) => {
  const now = clock.now()
  const row = {
    ...columnsOf(input, null, customers),
    password_hash: null,
    created_at: now,
    updated_at: now,
    last_login: null,
    deleted_at: null,
    version: 1,
  }
  const [made] = toUsers(await enter(db, row))
  if (!made) return null
  await enterLinks(db, made.id, customers)
  if (input.newPermissions.length === 0) return { ...made, overrides: [] }
  await storeOverrides(db, made.id, by, regrant)
  return { ...made, overrides: await overridesOf(db, made.id) }
}
