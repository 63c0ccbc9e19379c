import type { approvalFiles } from '../../schema/approvalFiles.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { answerFile } from '../files/files.ts'
import { notFound } from '../httpError.ts'
import type { Handler } from '../implement.ts'

const ofFile = prepared((db, value: Placing<{ fileId: string }>) =>
  db
    .selectFrom('approval_files')
    .innerJoin('approval_folders', 'approval_folders.id', 'approval_files.folder_id')
    .innerJoin('files', 'files.id', 'approval_files.file_id')
    .selectAll('files')
    .select('approval_folders.customer_id')
    .where('approval_files.file_id', '=', value('fileId')),
)

/** A file of the workspace, as it was sent. */
export const document: Handler<typeof approvalFiles.document> = {
  ownerOf: async ({ db, input }) => {
    const [found] = await ofFile(db, input)
    return found ? [found.customer_id] : null
  },
  run: async ({ db, store, input }) => {
    const [found] = await ofFile(db, input)
    if (!found) throw notFound()
    return answerFile(store, found)
  },
}
