import { offerStatus, type offers } from '../../schema/offers.ts'
import { demandSide } from '../concessions/sides.ts'
import { isDocument } from '../files/documentType.ts'
import { keepFile } from '../files/files.ts'
import { invalidInput } from '../httpError.ts'
import { type Handler, inStages } from '../implement.ts'
import { moveOn } from './decide.ts'
import { ownersOfOffer } from './listOffers.ts'

/** The customer's invoice for an agreement, which completes it, once. */
export const sendInvoice: Handler<typeof offers.sendInvoice> = {
  ownerOf: ownersOfOffer,
  ...inStages<typeof offers.sendInvoice, { file: Parameters<typeof keepFile>[1] }>({
    prepare: async ({ db, caller, store, files: [file] }) => {
      await demandSide(db, caller, false)
      if (!file) throw invalidInput({ documentFactura: { code: 'required' } })
      if (!(await isDocument(store, file))) throw invalidInput({ documentFactura: { code: 'fileType' } })
      return { file }
    },
    run: async (context, { file }) => {
      const { id } = context.input
      const [from, status] = [offerStatus.agreed, offerStatus.accepted]
      await moveOn(context, { from, status, more: { invoice_file_id: await keepFile(context, file) } })
      const { name, size, sha256 } = file
      context.changed({
        record: `offer ${id}`,
        before: { status: from },
        after: { status, invoice: name, size, sha256 },
      })
      return { message: 'Document successfully submitted.' }
    },
  }),
}
