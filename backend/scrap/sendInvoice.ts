import { offerStatus, type offers } from '#schema/scrap/offers.ts'
import { requireSide } from '../concessions/sides.ts'
import { requireDocumentType } from '../files/documentType.ts'
import { type IncomingFile, keepFile } from '../files/files.ts'
import { type Handler, inStages } from '../implement.ts'
import { moveOn } from './decide.ts'
import { ownersOfOffer } from './listOffers.ts'

/** The customer's invoice for an agreement; it completes the offer and can be sent only once. */
export const sendInvoice: Handler<typeof offers.sendInvoice> = {
  ownerOf: ownersOfOffer,
  ...inStages<typeof offers.sendInvoice, IncomingFile>({
    prepare: async ({ db, caller, store, files }) => {
      await requireSide(db, caller, false)
      return requireDocumentType(store, files[0], 'documentFactura')
    },
    run: async (context, file) => {
      const { id } = context.input
      const [from, status] = [offerStatus.agreed, offerStatus.accepted]
      await moveOn(context, { from, status, more: { invoice_file_id: await keepFile(context, file) } })
      const { name, size, sha256 } = file
      const after = { status, invoice: name, size, sha256 }
      context.changed({ record: `offer ${id}`, before: { status: from }, after })
      return { message: 'Document successfully submitted.' }
    },
  }),
}
