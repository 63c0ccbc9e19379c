import type { concessions } from '../../schema/quality/concessions.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { notFound } from '../errors.ts'
import { answerFile } from '../files/files.ts'
import type { Handler } from '../implement.ts'

interface DocumentKey {
  readonly fileId: string
  readonly customerId: number
}

const fileOf = prepared((db, value: Placing<DocumentKey>) =>
  db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', value('fileId'))
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('concessions')
            .select('concessions.id')
            .where('approval_file_id', '=', value('fileId'))
            .where('customer_id', '=', value('customerId')),
        ),
        eb.exists(
          eb
            .selectFrom('concession_documents')
            .innerJoin('concessions', 'concessions.id', 'concession_documents.concession_id')
            .select('concessions.id')
            .where('concession_documents.file_id', '=', value('fileId'))
            .where('concessions.customer_id', '=', value('customerId')),
        ),
      ]),
    ),
)

export const document: Handler<typeof concessions.document> = async ({ db, store, input }) => {
  const [file] = await fileOf(db, input)
  if (!file) throw notFound()
  return answerFile(store, file)
}
