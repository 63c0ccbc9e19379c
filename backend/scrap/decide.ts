import type { Updateable } from 'kysely'
import { type Offer, offer, offerStatus, type offers } from '../../schema/scrap/offers.ts'
import type { Tables } from '../database/tables/tables.ts'
import { conflict, notFound } from '../httpError.ts'
import type { Context } from '../implement.ts'
import { list } from './listOffers.ts'

type Deciding = Omit<Context<typeof offers.list>, 'input'> & { readonly input: { readonly id: number } }

/** Why an offer was not moved on: somebody has done so already. */
const whyUnmoved = async ({ input: { id }, ...context }: Deciding) => {
  const found = await context.db.selectFrom('offers').select('customer_id').where('id', '=', id).executeTakeFirst()
  const current = found && (await list.read(context, { customerId: found.customer_id }, id))
  return current ? conflict('This offer has been answered already.', offer.encode(current)) : notFound()
}

/** Moves an offer on from one state, once; whoever is late is told the state that it has by now (DECISIONS R31, R32). */
export const moveOn = async (
  context: Deciding,
  { from, ...to }: { from: Offer['status']; status: Offer['status']; more?: Updateable<Tables['offers']> },
) => {
  const { db, clock, input } = context
  // The day of the decision is that of the answer; the invoice only completes it.
  const decided = from === offerStatus.pending ? { decided_on: clock.today() } : {}
  const { numUpdatedRows } = await db
    .updateTable('offers')
    .set({ status: to.status, ...decided, ...to.more })
    .where('id', '=', input.id)
    .where('status', '=', from)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw await whyUnmoved(context)
}
