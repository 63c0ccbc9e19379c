import type { approvalFiles } from '#schema/quality/approvalFiles.ts'
import { answerFile } from '../files/files.ts'
import { type Handler, ofRow } from '../implement.ts'

export const document: Handler<typeof approvalFiles.document> = ofRow(
  ({ db, input }) =>
    db
      .selectFrom('approval_files')
      .innerJoin('approval_folders', 'approval_folders.id', 'approval_files.folder_id')
      .innerJoin('files', 'files.id', 'approval_files.file_id')
      .selectAll('files')
      .select('approval_folders.customer_id as customerId')
      .where('approval_files.file_id', '=', input.fileId)
      .executeTakeFirst(),
  ({ store }, found) => answerFile(store, found),
)
