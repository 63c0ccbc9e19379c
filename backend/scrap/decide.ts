import type { Updateable } from 'kysely'
import { type Offer, offer, offerStatus, type offers } from '#schema/scrap/offers.ts'
import { writeAnswer } from '#schema/wire/writeAnswer.ts'
import type { Tables } from '../database/tables.ts'
import { conflict, notFound } from '../errors.ts'
import type { Context } from '../implement.ts'
import { list } from './listOffers.ts'

type Deciding = Omit<Context<typeof offers.list>, 'input'> & { readonly input: { readonly id: number } }

/** 404 if the offer does not exist, else 409 because it was already answered. */
const whyUnmoved = async ({ input: { id }, ...context }: Deciding) => {
  const found = await context.db.selectFrom('offers').select('customer_id').where('id', '=', id).executeTakeFirst()
  const current = found && (await list.read(context, { customerId: found.customer_id }, id))
  return current ? conflict('This offer has already been answered.', writeAnswer(offer, current)) : notFound()
}

/**
 * Moves an offer to its next status once; a later request gets 409 with the current state
 * `docs/product/material.md#offer-status`.
 */
export const moveOn = async (
  context: Deciding,
  { from, ...to }: { from: Offer['status']; status: Offer['status']; more?: Updateable<Tables['offers']> },
) => {
  const { db, clock, input } = context
  // The decision date is the day of the answer; sending the invoice does not change it.
  const decided = from === offerStatus.pending ? { decided_on: clock.today() } : {}
  const { numUpdatedRows } = await db
    .updateTable('offers')
    .set({ status: to.status, ...decided, ...to.more })
    .where('id', '=', input.id)
    .where('status', '=', from)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw await whyUnmoved(context)
}
