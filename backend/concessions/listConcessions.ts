import { expressionBuilder } from 'kysely'
import { concessions } from '#schema/quality/concessions.ts'
import { dialects } from '../database/dialect.ts'
import type { Tables } from '../database/tables.ts'
import { extensionOf } from '../files/fileName.ts'
import { list as listOf } from '../list/list.ts'
import { columnsOf, type Shape } from '../list/source.ts'

const documentsOf = ({ dialect }: Shape) =>
  dialects[dialect].recordsOf(
    expressionBuilder<Tables, 'concessions'>()
      .selectFrom('plant_documents')
      .whereRef('plant_documents.concession_id', '=', 'concessions.id')
      .select(['plant_documents.name', 'plant_documents.file_id as fileId'])
      .orderBy('plant_documents.name'),
  )

export const list = listOf(concessions.list, {
  from: (db) => db.selectFrom('concessions'),
  scope: (rows, value) => rows.where('concessions.customer_id', '=', value('customerId')),
  joins: {
    parts: (rows) => rows.innerJoin('parts', 'parts.id', 'concessions.part_id'),
    job_orders: (rows) => rows.leftJoin('job_orders', 'job_orders.id', 'concessions.job_order_id'),
    purchase_orders: (rows) => rows.leftJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id'),
    files: (rows) => rows.leftJoin('files', 'files.id', 'concessions.approval_file_id'),
  },
  fields: {
    ...columnsOf('concessions', 'id', 'ncr', 'type', 'quantity', 'notifiedOn', 'approvalFileId', 'providerComment'),
    ...columnsOf('concessions', 'customerComment'),
    providerPartNumber: 'parts.provider_number',
    customerPartNumber: 'parts.customer_number',
    purchaseOrder: 'purchase_orders.number',
    approvalName: 'files.name',
    documents: (_value: unknown, shape: Shape) => documentsOf(shape),
  },
  complete: (found) =>
    found.map((row) => ({
      ...row,
      hasDocument: row.documents.length > 0,
      approvalExtension: row.approvalName === null ? null : extensionOf(row.approvalName),
    })),
  order: ['customerPartNumber', 'ASC'],
  key: 'concessions.id',
})
