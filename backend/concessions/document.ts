import type { concessions } from '#schema/quality/concessions.ts'
import type { Db } from '../database/open.ts'
import { notFound } from '../errors.ts'
import { answerFile } from '../files/files.ts'
import type { Handler } from '../implement.ts'

interface DocumentKey {
  readonly fileId: string
  readonly customerId: number
}

const approvalOf = (db: Db, { fileId, customerId }: DocumentKey) =>
  db
    .selectFrom('concessions')
    .innerJoin('files', 'files.id', 'concessions.approval_file_id')
    .select(['files.id', 'files.name', 'files.media_type', 'files.size', 'files.sha256'])
    .where('files.id', '=', fileId)
    .where('concessions.customer_id', '=', customerId)
    .execute()

const paperOf = (db: Db, { fileId, customerId }: DocumentKey) =>
  db
    .selectFrom('plant_documents')
    .innerJoin('concessions', 'concessions.id', 'plant_documents.concession_id')
    .select(['plant_documents.file_id as id', 'plant_documents.name', 'plant_documents.media_type'])
    .select(['plant_documents.size', 'plant_documents.sha256'])
    .where('plant_documents.file_id', '=', fileId)
    .where('concessions.customer_id', '=', customerId)
    .execute()

export const document: Handler<typeof concessions.document> = async ({ db, store, input }) => {
  const [file] = [...(await approvalOf(db, input)), ...(await paperOf(db, input))]
  if (!file) throw notFound()
  return answerFile(store, file)
}
