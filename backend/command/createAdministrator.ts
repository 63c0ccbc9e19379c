import { roleIds } from '#schema/account/roles.ts'
import { newUser } from '#schema/administration/administration.ts'
import { parseInput } from '#schema/checks/parseInput.ts'
import { entity, type RowOf } from '#schema/entity.ts'
import { secret } from '#schema/kinds.ts'
import { hashPassword, requireStrongPassword } from '../access/passwords.ts'
import { findUser } from '../administration/userRows.ts'
import { columnsOf, requireUnusedEmail, rethrowDuplicateEmail } from '../administration/userWrites.ts'
import { leaveAudit } from '../audit-log/leaveAudit.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/open.ts'

const { name, email } = newUser.fields
const administrator = entity('administrator', { name, email, password: secret('password') })

export type Administrator = RowOf<typeof administrator>

/** Validates the input; throws `InvalidInputError` at `name`, `email` or `password`. */
export const readAdministrator = (entered: Record<keyof Administrator, string>, product: string) => {
  const read = parseInput(administrator, entered)
  requireStrongPassword(read.password, { product, isDemo: false, name: read.name, email: read.email })
  return read
}

interface Means {
  readonly db: Db
  readonly clock: Clock
  /** Company of the administrator: the provider. */
  readonly company: string
}

/** Creates a user of role 1 with its audit row; on `InvalidInputError` nothing is created. */
export const createAdministrator = async ({ db, clock, company }: Means, entered: Administrator) => {
  const { password, ...person } = entered
  // Checked twice: a taken address is rejected before the costly hashing, and it may be taken during it.
  await requireUnusedEmail(db, person.email, null)
  const password_hash = await hashPassword(password, 'the operator')
  const salesContacts = { salesContact: '', salesEmail: '' }
  const input = {
    ...person,
    ...salesContacts,
    roleId: roleIds.admin,
    company,
    plant: 'forge' as const,
    newPermissions: [],
  }
  return db.transaction().execute(async (transaction) => {
    await requireUnusedEmail(transaction, person.email, null)
    const now = clock.now()
    const times = { created_at: now, updated_at: now, last_login: null, deleted_at: null }
    const { id } = await transaction
      .insertInto('users')
      .values({ ...columnsOf(input, null, []), password_hash, ...times, version: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(rethrowDuplicateEmail)
    const origin = { at: now, call: 'admin.create', callerId: null }
    await leaveAudit(transaction, origin, [{ record: `user ${id}`, after: await findUser(transaction, id) }])
    return id
  })
}
