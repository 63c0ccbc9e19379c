import { content, id, ofCustomer, read, write } from '../call.ts'
import { entity, keyedEntity, rows } from '../entity.ts'
import { day, flag, integer, nullable, quantity, text } from '../kinds.ts'
import { numberOf } from '../orders/storyAddress.ts'
import { file, inValue, listOf } from '../wire/envelope.ts'

const fileId = (wire: string) => text(wire, { max: 64 })

const concessionDocument = entity('concessionDocument', { name: text('Nombre'), fileId: fileId('IdFile') })

/** A deviation that the provider asks a customer to accept (spec 3 §3). */
export const concession = keyedEntity('concession', 'id', {
  id: integer('ID'),
  /** The non-conformance report, with the prefix FF- or FA-. */
  ncr: text('{product}NCR'),
  providerPartNumber: text('{product}PartNumber'),
  customerPartNumber: text('CustomerPartNumber'),
  type: text('Type'),
  quantity: quantity('Qty'),
  notifiedOn: nullable(day('NotificationDate')),
  purchaseOrder: numberOf('purchaseOrder', nullable(text('PO'))),
  hasDocument: flag('HasDocument'),
  documents: rows('documentos', concessionDocument),
  /** The customer's approval by its file's id; null is an approval that is still to be uploaded. */
  approvalFileId: nullable(fileId('ClientApprovalDocument')),
  approvalName: nullable(text('ClientApprovalDocumentName')),
  approvalExtension: nullable(text('ClientApprovalDocumentExtension')),
  providerComment: nullable(text('{product}Comments', { isMultiline: true })),
  customerComment: nullable(text('ClientComments', { isMultiline: true })),
})

/** Who holds one of these content keys speaks for the provider, everybody else for the customer (spec 3 §6). */
export const providerKeys = ['4', '5'] as const

const page = ofCustomer('concessions')
const change = { access: page.access, params: { id }, takesKey: true } as const
const message = entity('message', { message: text('message') })

/** Concessions of a customer: what they are, what both sides say to them, and the customer's approval (spec 3 §7). */
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
      customerId: integer('idCustomer', { min: 1 }),
      comment: text('comment', { isMultiline: true }),
      isByProvider: flag('by{product}'),
    }),
    answer: message,
  }),
  /** The approval as a file, once. The customer stands in the address: it is checked before the file is taken in. */
  approve: write('POST', '/api/Consessions/:id/Approval', {
    ...change,
    query: { customerId: integer('idCustomer', { min: 1 }) },
    uploads: { name: 'file', most: 1 },
    answer: entity('concessionApproval', { message: text('message'), fileId: fileId('IdFile') }),
  }),
  /** The provider lets go of an approval that does not stand, and says why; who had sent it is told by mail. */
  reopen: write('POST', '/api/Consessions/:id/Reopening', {
    isAddition: true,
    ...change,
    rate: 'mails',
    body: entity('reopening', {
      customerId: integer('idCustomer', { min: 1 }),
      reason: text('reason', { isMultiline: true }),
    }),
    answer: message,
  }),
  document: content('GET', '/api/Consessions/:fileId/Document', {
    access: page.access,
    params: { fileId: fileId('fileId') },
    query: { customerId: integer('ClientId', { min: 1 }) },
    answer: file('*/*', { isUploaded: true }),
  }),
}
