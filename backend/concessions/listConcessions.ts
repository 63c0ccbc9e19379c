import type { AnswerOf } from '../../schema/call.ts'
import type { concessions } from '../../schema/concessions.ts'
import type { Day } from '../../schema/kinds.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { extensionOf } from '../files/fileName.ts'
import type { Handler } from '../implement.ts'
import { report } from '../report.ts'

export type Concession = AnswerOf<typeof concessions.list>[number]

/** Concessions with all but their documents. */
const bare = (db: Db) =>
  db
    .selectFrom('concessions')
    .innerJoin('parts', 'parts.id', 'concessions.part_id')
    .leftJoin('job_orders', 'job_orders.id', 'concessions.job_order_id')
    .leftJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id')
    .leftJoin('files', 'files.id', 'concessions.approval_file_id')
    .select(['concessions.id', 'concessions.ncr', 'concessions.type', 'concessions.quantity'])
    .select(['concessions.notified_on', 'concessions.approval_file_id', 'files.name as approval_name'])
    .select(['concessions.provider_comment', 'concessions.customer_comment'])
    .select(['parts.provider_number', 'parts.customer_number', 'purchase_orders.number as purchase_order'])

type Row = Awaited<ReturnType<ReturnType<typeof bare>['execute']>>[number]

const toConcession = (row: Row): Concession => ({
  id: row.id,
  ncr: row.ncr,
  providerPartNumber: row.provider_number,
  customerPartNumber: row.customer_number,
  type: row.type,
  quantity: row.quantity,
  notifiedOn: row.notified_on as Day | null,
  purchaseOrder: row.purchase_order,
  hasDocument: false,
  documents: [],
  approvalFileId: row.approval_file_id,
  approvalName: row.approval_name,
  approvalExtension: row.approval_name === null ? null : extensionOf(row.approval_name),
  providerComment: row.provider_comment,
  customerComment: row.customer_comment,
})

const documentsOf = prepared((db, value: Placing<{ customerId: number }>) =>
  db
    .selectFrom('concessions')
    .innerJoin('concession_documents', 'concession_documents.concession_id', 'concessions.id')
    .innerJoin('files', 'files.id', 'concession_documents.file_id')
    .select(['concession_documents.concession_id', 'files.name', 'files.id as fileId'])
    .where('concessions.customer_id', '=', value('customerId'))
    .orderBy('concession_documents.concession_id')
    .orderBy('concession_documents.position'),
)

const withDocuments = async (db: Db, customerId: number, found: readonly Concession[]): Promise<Concession[]> => {
  const all = Map.groupBy(await documentsOf(db, { customerId }), (row) => row.concession_id)
  return found.map((concession) => {
    const documents = (all.get(concession.id) ?? []).map(({ name, fileId }) => ({ name, fileId }))
    return { ...concession, hasDocument: documents.length > 0, documents }
  })
}

const rows = report<typeof concessions.list>()({
  rows: (db, { customerId }) => bare(db).where('concessions.customer_id', '=', customerId),
  columns: {
    customerPartNumber: 'parts.customer_number',
    notifiedOn: 'concessions.notified_on',
    ncr: 'concessions.ncr',
  },
  first: ['customerPartNumber', 'ASC'],
  tie: 'concessions.id',
  toRow: toConcession,
})

/** The concessions of a customer, each with its documents. */
export const list: Handler<typeof concessions.list> = async (context) => {
  const page = await rows.run(context)
  return { ...page, rows: await withDocuments(context.reader, context.input.customerId, page.rows) }
}

/** One concession as the list shows it; null where this customer has no such one. */
export const readConcession = async (db: Db, { customerId, id }: { customerId: number; id: number }) => {
  const row = await bare(db)
    .where('concessions.id', '=', id)
    .where('concessions.customer_id', '=', customerId)
    .executeTakeFirst()
  return row ? ((await withDocuments(db, customerId, [toConcession(row)]))[0] ?? null) : null
}
