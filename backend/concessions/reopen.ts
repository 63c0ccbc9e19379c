import type { concessions } from '#schema/quality/concessions.ts'
import type { Db } from '../database/open.ts'
import { type Handler, inStages } from '../implement.ts'
import { approvalReopened } from '../mail/accountMails.ts'
import { sendMails } from '../mail/outbox.ts'
import { requireSide, whyUnchanged } from './sides.ts'

/** A concession's approval and its sender; the sender is null for users of an external user service. */
const approvalOf = (db: Db, { id, customerId }: { readonly id: number; readonly customerId: number }) =>
  db
    .selectFrom('concessions')
    .innerJoin('files', 'files.id', 'concessions.approval_file_id')
    .leftJoin('users', 'users.id', 'files.created_by')
    .select(['concessions.ncr', 'files.id as fileId', 'files.name as fileName'])
    .select(['users.name', 'users.email'])
    .where('concessions.id', '=', id)
    .where('concessions.customer_id', '=', customerId)
    .executeTakeFirst()

/** Revokes an approval with a reason, so that the customer can send another one. The file is kept. */
export const reopen: Handler<typeof concessions.reopen> = inStages({
  prepare: ({ db, caller }) => requireSide(db, caller, true),
  run: async (context) => {
    const { db, input, caller, clock, settings, outbox, changed } = context
    const { id, customerId, reason } = input
    const approval = await approvalOf(db, input)
    const { numUpdatedRows } = await db
      .updateTable('concessions')
      .set({ approval_file_id: null })
      .where('id', '=', id)
      .where('approval_file_id', '=', approval?.fileId ?? '')
      .executeTakeFirst()
    if (!approval || numUpdatedRows === 0n)
      throw await whyUnchanged(context, 'This concession has no approval to reopen.')
    const { fileId, fileName, ncr, name, email } = approval
    await db
      .insertInto('concession_reopenings')
      .values({ concession_id: id, file_id: fileId, reason, reopened_at: clock.now(), reopened_by: caller.id })
      .execute()
    if (email !== null && name !== null)
      await outbox.add(db, approvalReopened(settings, { name, email }, { ncr, customerId, reason }))
    changed({ record: `concession ${id}`, before: { approval: fileName }, after: { approval: null, reason } })
    return { message: 'Approval reopened.' }
  },
  finish: sendMails,
})
