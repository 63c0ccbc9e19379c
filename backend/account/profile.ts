import { type account, profile, profileChanges } from '#schema/account/account.ts'
import type { RowOf } from '#schema/entity.ts'
import { writeAnswer } from '#schema/wire/writeAnswer.ts'
import { auditedState } from '../administration/permissions.ts'
import { foldedColumns, textColumns } from '../administration/userColumns.ts'
import { findUser, type User } from '../administration/userRows.ts'
import { conflict } from '../errors.ts'
import type { Handler } from '../implement.ts'

type Profile = RowOf<typeof profile>

const toProfile = (user: User): Profile => ({ ...user, username: user.email })

export const getProfile: Handler<typeof account.getProfile> = async ({ db, caller }) => {
  const user = await findUser(db, caller.id)
  return user && toProfile(user)
}

const texts = Object.keys(profileChanges.fields) as (keyof typeof profileChanges.fields)[]

const changedMeanwhile = (current: User | null) =>
  conflict('Your profile was changed in the meantime.', current ? writeAnswer(profile, toProfile(current)) : undefined)

/**
 * Role, customers, e-mail address and pages can only be changed by an administrator `docs/product/account.md#profile`.
 */
export const editProfile: Handler<typeof account.editProfile> = async ({ db, clock, caller, input, changed }) => {
  const before = await findUser(db, caller.id)
  if (!before || before.version !== input.version) throw changedMeanwhile(before)
  const stateBefore = await auditedState(db, caller.id)
  const version = before.version + 1
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({
      ...textColumns(texts, (field) => input[field] ?? before[field] ?? ''),
      ...foldedColumns({ ...before, name: input.name }),
      updated_at: clock.now(),
      version,
    })
    .where('id', '=', caller.id)
    .where('version', '=', before.version)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw changedMeanwhile(await findUser(db, caller.id))
  changed({ record: `user ${caller.id}`, before: stateBefore, after: await auditedState(db, caller.id) })
  return { message: 'Profile edited successfully.', version }
}
