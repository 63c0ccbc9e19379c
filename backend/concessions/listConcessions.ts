import { expressionBuilder } from 'kysely'
import type { AnswerOf } from '../../schema/call.ts'
import { concessions } from '../../schema/quality/concessions.ts'
import { dialects } from '../database/dialect.ts'
import type { Tables } from '../database/tables/tables.ts'
import { extensionOf } from '../files/fileName.ts'
import { list as listOf } from '../list/list.ts'
import { columnsOf, type Shape } from '../list/source.ts'

export type Concession = AnswerOf<typeof concessions.list>[number]

const documentsOf = ({ dialect }: Shape) =>
  dialects[dialect].recordsOf(
    expressionBuilder<Tables, 'concessions'>()
      .selectFrom('concession_documents')
      .innerJoin('files', 'files.id', 'concession_documents.file_id')
      .whereRef('concession_documents.concession_id', '=', 'concessions.id')
      .select(['files.name', 'files.id as fileId'])
      .orderBy('concession_documents.position'),
  )

export const list = listOf(concessions.list, {
  from: (db) => db.selectFrom('concessions'),
  scope: (rows, value) => rows.where('concessions.customer_id', '=', value('customerId')),
  joins: (rows) =>
    rows
      .innerJoin('parts', 'parts.id', 'concessions.part_id')
      .leftJoin('job_orders', 'job_orders.id', 'concessions.job_order_id')
      .leftJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id')
      .leftJoin('files', 'files.id', 'concessions.approval_file_id'),
  fields: {
    ...columnsOf('concessions', 'id', 'ncr', 'type', 'quantity', 'notifiedOn', 'approvalFileId', 'providerComment'),
    ...columnsOf('concessions', 'customerComment'),
    providerPartNumber: 'parts.provider_number',
    customerPartNumber: 'parts.customer_number',
    purchaseOrder: 'purchase_orders.number',
    approvalName: 'files.name',
  },
  more: (rows, _value, shape) => rows.select(documentsOf(shape).as('documents')),
  complete: (found) =>
    (found as readonly Concession[]).map((row) => ({
      ...row,
      hasDocument: row.documents.length > 0,
      approvalExtension: row.approvalName === null ? null : extensionOf(row.approvalName),
    })),
  order: ['customerPartNumber', 'ASC'],
  key: 'concessions.id',
})
