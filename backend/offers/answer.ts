import { offerStatus, type offers } from '../../schema/offers.ts'
import { demandSide } from '../concessions/sides.ts'
import type { Handler } from '../implement.ts'
import { moveOn } from './decide.ts'
import { ownersOfOffer } from './listOffers.ts'

/** The customer's word on a pending offer, once. */
export const answer: Handler<typeof offers.answer> = {
  ownerOf: ownersOfOffer,
  run: async (context) => {
    const { db, caller, input } = context
    await demandSide(db, caller, false)
    const from = offerStatus.pending
    const status = input.isAccepted ? offerStatus.agreed : offerStatus.declined
    await moveOn(context, { from, status })
    context.changed({ record: `offer ${input.id}`, before: { status: from }, after: { status } })
    return { message: input.isAccepted ? 'Thank you for accepting our offer!' : 'Offer declined' }
  },
}
