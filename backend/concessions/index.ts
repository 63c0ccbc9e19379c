import { concessions } from '#schema/quality/concessions.ts'
import { type Handler, implement } from '../implement.ts'
import { approve } from './approve.ts'
import { document } from './document.ts'
import { list } from './listConcessions.ts'
import { reopen } from './reopen.ts'
import { requireSide, whyUnchanged } from './sides.ts'

/** Saves one comment per side; an existing comment is never overwritten. */
const comment: Handler<typeof concessions.comment> = async (context) => {
  const { db, input, caller, changed } = context
  const { id, customerId, isByProvider } = input
  await requireSide(db, caller, isByProvider)
  const [column, field] = isByProvider
    ? (['provider_comment', 'providerComment'] as const)
    : (['customer_comment', 'customerComment'] as const)
  const { numUpdatedRows } = await db
    .updateTable('concessions')
    .set({ [column]: input.comment })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where(column, 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw await whyUnchanged(context, 'This side has commented on the concession already.')
  changed({ record: `concession ${id}`, before: { [field]: null }, after: { [field]: input.comment } })
  return { message: 'Message sent successfully!' }
}

export const concessionsCalls = implement('concessions', concessions, { list, comment, approve, reopen, document })
