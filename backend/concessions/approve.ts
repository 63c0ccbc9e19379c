import type { concessions } from '#schema/quality/concessions.ts'
import { requireDocumentType } from '../files/documentType.ts'
import { keepFile } from '../files/files.ts'
import { type Handler, inStages } from '../implement.ts'
import { requireSide, whyUnchanged } from './sides.ts'

type Approve = typeof concessions.approve

/** Records the customer's approval. An approved concession cannot be approved again with another document. */
export const approve: Handler<Approve> = inStages({
  prepare: async ({ db, store, caller, files }) => {
    await requireSide(db, caller, false)
    return requireDocumentType(store, files[0], 'file')
  },
  run: async (context, file) => {
    const { db, input, changed } = context
    const { id, customerId } = input
    const fileId = await keepFile(context, file)
    const { numUpdatedRows } = await db
      .updateTable('concessions')
      .set({ approval_file_id: fileId })
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .where('approval_file_id', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw await whyUnchanged(context, 'This concession has been approved already.')
    const { name, size, sha256 } = file
    changed({ record: `concession ${id}`, before: { approval: null }, after: { approval: name, size, sha256 } })
    return { message: 'Approval file sent successfully!', fileId }
  },
})
