import type { administration } from '../../schema/administration.ts'
import { InvalidInput } from '../../schema/complaints.ts'
import { roleIds } from '../../schema/userRules.ts'
import { checklist } from '../access.ts'
import { invitation } from '../account/mails.ts'
import { issueCode } from '../account/tokens.ts'
import { type Context, type Handler, inStages } from '../implement.ts'
import { auditedState } from './auditedState.ts'
import { demandGrantable, storeOverrides } from './permissions.ts'
import {
  columnsOf,
  customersNamed,
  demandFreeEmail,
  demandManages,
  demandRole,
  findCustomers,
  linkCustomers,
  refuseTakenEmail,
} from './userWrites.ts'

type Posted = Parameters<Context<unknown>['outbox']['isSent']>[0]

const created = 'User created successfully.'
const createdWithoutMail = 'User created successfully, email failed.'

/** Makes a user without a password and mails the link that sets one (DECISIONS P10). */
export const registerUser: Handler<typeof administration.registerUser> = inStages({
  prepare: async () => ({ mail: null as Posted | null }),
  run: async ({ db, clock, caller, input, outbox, settings, changed }, letter) => {
    await demandRole(db, input.roleId)
    demandManages(caller, input.roleId)
    await demandFreeEmail(db, input.email, null)
    const customerIds = customersNamed(input) ?? []
    if (customerIds.length === 0 && input.roleId !== roleIds.admin)
      throw new InvalidInput({ multiple_client_ids: { code: 'required' } })
    const customers = await findCustomers(db, input.roleId, customerIds)
    const defaults = await checklist(db, input.roleId)
    await demandGrantable(db, caller, defaults, input.newPermissions, { isRoleChange: false })

    const now = clock.now()
    const { id } = await db
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
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(refuseTakenEmail)
    await linkCustomers(db, id, customers)
    await storeOverrides(db, id, defaults, input.newPermissions)
    letter.mail = await outbox.addClaimed(db, invitation(settings, input, await issueCode(db, clock, id, 'invitation')))
    changed({ record: `user ${id}`, after: await auditedState(db, id) })
    // True until the mail is on its way, and should the process end before that.
    return { id, message: createdWithoutMail, isMailSent: false }
  },
  finish: async ({ outbox }, registered, letter) => {
    const isMailSent = letter.mail !== null && (await outbox.isSent(letter.mail))
    return { ...registered, isMailSent, message: isMailSent ? created : createdWithoutMail }
  },
})
