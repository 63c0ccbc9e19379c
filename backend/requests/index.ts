import { requests } from '#schema/orders/requests.ts'
import type { Db } from '../database/open.ts'
import { answerFile } from '../files/files.ts'
import { type Handler, implement, ofRow } from '../implement.ts'
import { addMessage, agree, answer, close, markRead, reopen, settle } from './answers.ts'
import { create, createForLines } from './create.ts'
import { readDetail, requestBy } from './detail.ts'
import { listRequests as list } from './listRequests.ts'
import { requestableLines } from './requestableLines.ts'

const detail: Handler<typeof requests.detail> = ofRow(
  async ({ db, input }) => {
    const row = await requestBy(db, input.number)
    return row && { customerId: row.customer_id }
  },
  (context) => readDetail(context, context.input.number),
)

const fileOf = (db: Db, { number, fileId }: { readonly number: string; readonly fileId: string }) =>
  db
    .selectFrom('request_files')
    .innerJoin('request_messages', 'request_messages.id', 'request_files.message_id')
    .innerJoin('requests', 'requests.id', 'request_messages.request_id')
    .innerJoin('files', 'files.id', 'request_files.file_id')
    .selectAll('files')
    .select('requests.customer_id as customerId')
    .where('files.id', '=', fileId)
    .where('requests.number', '=', number)
    .executeTakeFirst()

const document: Handler<typeof requests.document> = ofRow(
  ({ db, input }) => fileOf(db, input),
  ({ store }, file) => answerFile(store, file),
)

export const requestsCalls = implement('requests', requests, {
  list,
  create,
  createForLines,
  requestableLines,
  detail,
  addMessage,
  answer,
  agree,
  settle,
  close,
  reopen,
  markRead,
  document,
})
