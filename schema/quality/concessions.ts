import { content, ofCustomer, read, rowId, write } from '../call.ts'
import { entity, keyedEntity, rows } from '../entity.ts'
import { day, flag, nullable, optional, quantity, recordId, text } from '../kinds.ts'
import { numberOf } from '../orders/timelineAddress.ts'
import { file, inValue, listOf } from '../wire/envelope.ts'
import { receipt } from '../wire/receipt.ts'

const fileId = (wire: string) => text(wire, { max: 64 })

const concessionDocument = entity('concessionDocument', { name: text('Nombre'), fileId: fileId('IdFile') })

/** Deviation that the provider asks a customer to accept. */
export const concession = keyedEntity('concession', 'id', {
  id: recordId('ID'),
  /** Number of the non-conformance report, with the prefix FF- or FA-. */
  ncr: text('{product}NCR'),
  providerPartNumber: text('{product}PartNumber'),
  customerPartNumber: text('CustomerPartNumber'),
  type: text('Type'),
  quantity: quantity('Qty'),
  notifiedOn: nullable(day('NotificationDate')),
  purchaseOrder: numberOf('purchaseOrder', nullable(text('PO'))),
  hasDocument: flag('HasDocument'),
  documents: rows('documentos', concessionDocument),
  /** File id of the customer's approval; null until it is uploaded. */
  approvalFileId: nullable(fileId('ClientApprovalDocument')),
  approvalName: nullable(text('ClientApprovalDocumentName')),
  approvalExtension: nullable(text('ClientApprovalDocumentExtension')),
  providerComment: nullable(text('{product}Comments', { isMultiline: true })),
  customerComment: nullable(text('ClientComments', { isMultiline: true })),
})

/**
 * Users with one of these content keys act for the provider, all others for the customer
 * `docs/product/quality.md#two-sides`.
 */
export const providerKeys = ['4', '5'] as const

const page = ofCustomer('concessions')
const change = { access: page.access, params: { id: rowId }, takesKey: true } as const
const message = receipt('message', {})

export const concessions = {
  list: read('GET', '/api/Consessions/:customerId', {
    ...page,
    list: { sort: ['customerPartNumber', 'notifiedOn', 'ncr'] },
    answer: inValue(listOf(concession)),
  }),
  /** Each side comments once. */
  comment: write('POST', '/api/Consessions/:id/Comments', {
    ...change,
    rate: 'comments',
    body: entity('newComment', {
      customerId: recordId('idCustomer', { min: 1 }),
      comment: text('comment', { isMultiline: true }),
      isByProvider: flag('by{product}'),
    }),
    answer: message,
  }),
  /**
   * Uploads the approval; possible once. The customer is a query parameter, so that it is checked before the file is
   * received.
   */
  approve: write('POST', '/api/Consessions/:id/Approval', {
    ...change,
    query: { customerId: recordId('idCustomer', { min: 1 }) },
    customerInForm: 'idCustomer',
    uploads: { name: 'file', max: 1 },
    answer: receipt('concessionApproval', { fileId: optional(fileId('IdFile')) }),
  }),
  /** Rejects an invalid approval with a reason; its sender is notified by e-mail. Provider only. */
  reopen: write('POST', '/api/Consessions/:id/Reopening', {
    isAddition: true,
    ...change,
    rate: 'mails',
    body: entity('reopening', {
      customerId: recordId('idCustomer', { min: 1 }),
      reason: text('reason', { isMultiline: true }),
    }),
    answer: message,
  }),
  document: content('GET', '/api/Consessions/:fileId/Document', {
    access: page.access,
    params: { fileId: fileId('fileId') },
    query: { customerId: recordId('ClientId', { min: 1 }) },
    answer: file('*/*', { isUploaded: true }),
  }),
}
