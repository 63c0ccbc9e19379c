import { isAgreed, type offers } from '#schema/scrap/offers.ts'
import { documentContextOf } from '../documents/documentContext.ts'
import { drawFor } from '../documents/drawing/drawings.ts'
import { notFound } from '../errors.ts'
import { answerFile } from '../files/files.ts'
import { type Context, type Handler, ofRow } from '../implement.ts'
import { agreementPaper } from './agreementPaper.ts'
import { ownersOfOffer } from './listOffers.ts'

const findOffer = ({ db, input }: Context<typeof offers.agreement>) =>
  db.selectFrom('offers').selectAll().select('customer_id as customerId').where('id', '=', input.id).executeTakeFirst()

/** Agreement that results from accepting an offer, generated from its rows; 404 if the offer is not accepted. */
export const agreement: Handler<typeof offers.agreement> = ofRow(findOffer, async (context, offer) => {
  if (!isAgreed(offer)) throw notFound()
  return drawFor(context, async () => {
    const { customerId, id } = offer
    const [documentContext, items] = await Promise.all([
      documentContextOf(context, customerId),
      context.db.selectFrom('offer_items').selectAll().where('offer_id', '=', id).orderBy('id').execute(),
    ])
    const name = documentContext.translate('Purchase agreement {number}', { number: `${id}` })
    return { name, paper: agreementPaper({ ...documentContext, offer, items }) }
  })
})

export const invoice: Handler<typeof offers.invoice> = {
  ownerOf: ownersOfOffer,
  run: async ({ db, store, input }) => {
    const found = await db
      .selectFrom('offers')
      .innerJoin('files', 'files.id', 'offers.invoice_file_id')
      .selectAll('files')
      .where('offers.id', '=', input.id)
      .executeTakeFirstOrThrow(notFound)
    return answerFile(store, found)
  },
}
