import { isAgreed, type offers } from '../../schema/offers.ts'
import type { Db } from '../database/open.ts'
import { drawFor } from '../documents/drawing/drawings.ts'
import { sayIn } from '../documents/language.ts'
import { partyOf } from '../documents/setting.ts'
import { answerFile } from '../files/files.ts'
import { notFound } from '../httpError.ts'
import type { Handler } from '../implement.ts'
import { agreementPaper } from './agreementPaper.ts'
import { ownersOfOffer } from './listOffers.ts'

const findOffer = async (db: Db, id: number) => {
  const found = await db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst()
  if (!found) throw notFound()
  return found
}

const readItems = (db: Db, id: number) =>
  db.selectFrom('offer_items').selectAll().where('offer_id', '=', id).orderBy('id').execute()

/** The agreement that accepting an offer made, drawn from its rows; without one there is nothing (DECISIONS R32). */
export const agreement: Handler<typeof offers.agreement> = {
  ownerOf: ownersOfOffer,
  run: async (context) => {
    const { db, language, settings, input } = context
    const found = await findOffer(db, input.id)
    if (!isAgreed(found)) throw notFound()
    const say = sayIn(language)
    const name = say('Purchase agreement {number}', { number: `${found.id}` })
    return drawFor(context, async () => {
      const [customer, items] = await Promise.all([partyOf(db, found.customer_id), readItems(db, found.id)])
      return { name, paper: agreementPaper({ product: settings.product, customer, offer: found, items, say }) }
    })
  },
}

/** The customer's invoice, as it was sent. */
export const invoice: Handler<typeof offers.invoice> = {
  ownerOf: ownersOfOffer,
  run: async ({ db, store, input }) => {
    const found = await db
      .selectFrom('offers')
      .innerJoin('files', 'files.id', 'offers.invoice_file_id')
      .selectAll('files')
      .where('offers.id', '=', input.id)
      .executeTakeFirst()
    if (!found) throw notFound()
    return answerFile(store, found)
  },
}
