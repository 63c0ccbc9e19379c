import type { finance } from '#schema/finance/finance.ts'
import type { Cents } from '#schema/kinds.ts'
import { conflict, notFound } from '../errors.ts'
import type { Handler } from '../implement.ts'

/** Cancels a reference, whose invoices and notes are free at once. Throws 409 once something is applied to it. */
export const cancelReference: Handler<typeof finance.cancelReference> = async (context) => {
  const { db, dialect, clock, caller, input, changed } = context
  const { customerId, number, reason } = input
  const ofCustomer = db
    .selectFrom('bank_references')
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .select(['id', 'status', 'cancelled_on'])
  const reference = await dialect.rowsForUpdate(ofCustomer).executeTakeFirst()
  if (!reference) throw notFound()
  if (reference.cancelled_on !== null) throw conflict('This bank reference is cancelled already.')
  const applied = await db
    .selectFrom('bank_reference_lines')
    .select('position')
    .where('reference_id', '=', reference.id)
    .where('applied', '>', 0 as Cents)
    .limit(1)
    .executeTakeFirst()
  if (reference.status !== 1 || applied) throw conflict('A payment has been applied to this bank reference.')
  await db
    .updateTable('bank_references')
    .set({ cancelled_on: clock.today(), cancelled_by: caller.name, cancel_reason: reason })
    .where('id', '=', reference.id)
    .execute()
  changed({ record: `bank reference ${number}`, before: {}, after: { cancelledOn: clock.today(), reason } })
  return { reference: number }
}
