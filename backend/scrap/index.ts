import { offerStatus, offers } from '#schema/scrap/offers.ts'
import { scrap } from '#schema/scrap/scrap.ts'
import { requireSide } from '../concessions/sides.ts'
import { type Handler, implement } from '../implement.ts'
import { moveOn } from './decide.ts'
import { listCuttingEnds, listPunchOuts, listScrap } from './listInventory.ts'
import { list, listItems, ownersOfOffer } from './listOffers.ts'
import { agreement, invoice } from './offerDocuments.ts'
import { sendInvoice } from './sendInvoice.ts'

/** The customer's answer to a pending offer; it can be given only once. */
const answer: Handler<typeof offers.answer> = {
  ownerOf: ownersOfOffer,
  run: async (context) => {
    const { db, caller, input } = context
    await requireSide(db, caller, false)
    const from = offerStatus.pending
    const status = input.isAccepted ? offerStatus.agreed : offerStatus.declined
    await moveOn(context, { from, status })
    context.changed({ record: `offer ${input.id}`, before: { status: from }, after: { status } })
    return { message: input.isAccepted ? 'Thank you for accepting our offer!' : 'Offer declined' }
  },
}

export const offerCalls = implement('offers', offers, { list, listItems, answer, sendInvoice, agreement, invoice })

export const scrapCalls = implement('scrap', scrap, { listCuttingEnds, listPunchOuts, listScrap })
