import type { quoteHistory } from '#schema/quotes/quoteHistory.ts'
import type { Db } from '../database/open.ts'
import { notFound } from '../errors.ts'
import { extensionOf } from '../files/fileName.ts'
import { answerFile } from '../files/files.ts'
import type { Handler } from '../implement.ts'
import { linesWithPieces } from './listHistory.ts'

const customersOfQuote = async (db: Db, quoteId: number) => {
  const found = await db.selectFrom('quotes').select('customer_id').where('id', '=', quoteId).executeTakeFirst()
  return found ? [found.customer_id] : null
}

const documentsOf = (db: Db, quoteId: number) =>
  db
    .selectFrom('quote_line_files')
    .innerJoin('files', 'files.id', 'quote_line_files.file_id')
    .select(['quote_line_files.line', 'files.id as fileId', 'files.name'])
    .where('quote_line_files.quote_id', '=', quoteId)
    .orderBy('quote_line_files.line')
    .orderBy('quote_line_files.position')
    .execute()

export const detail: Handler<typeof quoteHistory.detail> = {
  ownerOf: ({ db, input }) => customersOfQuote(db, input.quoteId),
  run: async ({ db, input: { quoteId } }) => {
    const documents = Map.groupBy(await documentsOf(db, quoteId), ({ line }) => line)
    const lines = await linesWithPieces(db)
      .leftJoin('users', 'users.id', 'quotes.user_id')
      .select(['quote_lines.position as item', 'quotes.quoted_on as quotedOn', 'quotes.requested_on as requestedOn'])
      .select(['users.email', 'quotes.unit', 'parts.customer_number as partNumber', 'quote_lines.quantity'])
      .select(['quote_lines.spec', 'parts.alloy', 'quote_lines.machining', 'quote_lines.comments'])
      .select(['quote_lines.drawing_revision as drawingRevision', 'quote_lines.drawing_id as drawing'])
      .where('quotes.id', '=', quoteId)
      .orderBy('quote_lines.position')
      .execute()
    return lines.map(({ spec, alloy, ...line }) => ({
      ...line,
      email: line.email ?? '',
      materialSpec: spec ?? alloy,
      documents: (documents.get(line.item) ?? []).map(({ fileId, name }) => ({
        fileId,
        name,
        extension: extensionOf(name) ?? '',
      })),
    }))
  },
}

const customersOfFile = async (db: Db, fileId: string) => {
  const drawn = db
    .selectFrom('quote_lines')
    .innerJoin('quotes', 'quotes.id', 'quote_lines.quote_id')
    .select('quotes.customer_id')
    .where('quote_lines.drawing_id', '=', fileId)
  const extraFiles = db
    .selectFrom('quote_line_files')
    .innerJoin('quotes', 'quotes.id', 'quote_line_files.quote_id')
    .select('quotes.customer_id')
    .where('quote_line_files.file_id', '=', fileId)
  const found = await drawn.union(extraFiles).execute()
  return found.length > 0 ? found.map(({ customer_id }) => customer_id) : null
}

export const document: Handler<typeof quoteHistory.document> = {
  ownerOf: ({ db, input }) => customersOfFile(db, input.fileId),
  run: async ({ db, store, input }) => {
    const file = db.selectFrom('files').selectAll().where('id', '=', input.fileId)
    return answerFile(store, await file.executeTakeFirstOrThrow(notFound))
  },
}
