import type { administration } from '#schema/administration/administration.ts'
import type { InputOf } from '#schema/call.ts'
import type { Caller } from '../access/caller.ts'
import { checklist } from '../access/pages.ts'
import type { Db } from '../database/open.ts'
import { conflict } from '../errors.ts'
import type { Context } from '../implement.ts'
import { type Override, type Regrant, requireGrantable, restoreOverrides, storeOverrides } from './permissions.ts'
import { encodeUser, getWithPermissions } from './readUsers.ts'
import type { User } from './userRows.ts'
import {
  columnsOf,
  customersNamed,
  findCustomers,
  linkCustomers,
  requireAnotherAdmin,
  requireManageableRoles,
  requireUnusedEmail,
  rethrowDuplicateEmail,
} from './userWrites.ts'
import { requireNoEscalation } from './widening.ts'

type Edit = Omit<InputOf<typeof administration.editUser>, 'id' | 'version'>

type Changing = Pick<Context<typeof administration.editUser>, 'db' | 'clock' | 'caller'>

/** Creates a 409 with the current state, so that the form can show it next to the user's input. */
export const changedMeanwhile = async (db: Db, caller: Caller, id: number) => {
  const current = await getWithPermissions(db, caller, id)
  return conflict('Someone else has changed this user in the meantime.', current && encodeUser(current))
}

/** Throws unless the caller may make the edit; returns what it does to the permissions. */
export const requireEditable = async (
  { db, caller }: Pick<Changing, 'db' | 'caller'>,
  before: User,
  edit: Edit,
): Promise<Regrant> => {
  const isRoleChange = edit.roleId !== before.roleId
  const regrant = {
    defaults: await checklist(db, { roleId: edit.roleId }),
    changes: edit.newPermissions,
    before: await checklist(db, before),
    isRoleChange,
  }
  requireManageableRoles(caller, before.roleId, edit.roleId)
  if (isRoleChange) await requireAnotherAdmin(db, before)
  await requireNoEscalation(db, caller, before, edit, regrant)
  await requireUnusedEmail(db, edit.email, before.id)
  await requireGrantable(db, caller, regrant)
  return regrant
}

interface Stored {
  readonly regrant: Regrant
  /** Further columns. */
  readonly columns?: object
  /** In place of the edit's permissions: all overrides. */
  readonly overrides?: readonly Override[]
}

/** Writes an edit that `requireEditable` has accepted. */
export const storeEdit = async (
  { db, clock, caller }: Changing,
  before: User,
  edit: Edit,
  { regrant, columns = {}, overrides }: Stored,
) => {
  const customers = await findCustomers(db, edit.roleId, customersNamed(edit) ?? before.customerIds)
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({
      ...columnsOf(edit, before, customers),
      ...columns,
      updated_at: clock.now(),
      version: before.version + 1,
    })
    .where('id', '=', before.id)
    .where('version', '=', before.version)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
    .catch(rethrowDuplicateEmail)
  if (numUpdatedRows !== 1n) throw await changedMeanwhile(db, caller, before.id)
  await linkCustomers(db, before.id, customers)
  await (overrides ? restoreOverrides(db, before.id, overrides) : storeOverrides(db, before.id, caller, regrant))
}
