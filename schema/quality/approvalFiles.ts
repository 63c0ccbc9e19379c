import * as z from 'zod/mini'
import { content, ofCustomer, read, write } from '../call.ts'
import { entity, keyedEntity, type RowOf } from '../entity.ts'
import { field, infoOf, inputOf, translated } from '../fields.ts'
import { flag, idIn, instant, integer, nullable, optional, recordId, text } from '../kinds.ts'
import { custom, is } from '../list.ts'
import { file, listOf } from '../wire/envelope.ts'
import { receipt } from '../wire/receipt.ts'

/** Id 0 means no type. */
const documentType = keyedEntity('documentType', 'id', { id: recordId('id'), name: text('nombre') })

const partNumberOption = keyedEntity('partNumberOption', 'partNumber', {
  partNumber: text('partNumber'),
  isUsed: flag('used'),
})

export const approvalFile = keyedEntity('approvalFile', 'id', {
  id: recordId('idApprovalFile'),
  fileId: text('fileId', { max: 64 }),
  name: text('fileName'),
  uploadedBy: text('uploadedBy', { mayBeEmpty: true }),
  uploadedAt: instant('creationDate'),
  days: integer('daysInStatus'),
  isApproval: flag('isAprobation'),
  /** In the history: an approval, or a document that has been approved. */
  isHistory: flag('history'),
  /** For documents in the history: the approval that covers them. */
  approvalId: nullable(recordId('idDocumentFather')),
  childId: nullable(recordId('subFolderId')),
  childName: nullable(text('subFolderName')),
  partNumber: text('folderName'),
  typeId: recordId('idApprovalDocumentType'),
  folderId: recordId('idQualityApproval'),
})
export type ApprovalFile = RowOf<typeof approvalFile>

/** Documents of one type for one part. */
const approvalFolder = keyedEntity('approvalFolder', 'id', {
  id: recordId('idQualityApproval'),
  partNumber: text('folderName'),
  typeId: recordId('idApprovalDocumentType'),
  type: text('nombre'),
  /** Number of current files. */
  files: integer('files'),
  isApproved: flag('approved'),
})
export type ApprovalFolder = RowOf<typeof approvalFolder>

/** 'approved', 'new' for an unapproved folder with files, otherwise null. */
export const badgeOf = ({ files, isApproved }: Pick<ApprovalFolder, 'files' | 'isApproved'>) =>
  isApproved ? 'approved' : files > 0 ? 'new' : null

const childFolder = keyedEntity('childFolder', 'id', {
  folderId: recordId('idQualityApproval'),
  partNumber: text('folderName'),
  typeId: recordId('idApprovalDocumentType'),
  id: recordId('subFolderId'),
  name: text('subFolderName'),
})
export type ChildFolder = RowOf<typeof childFolder>

/**
 * Comment on a folder; `origin` 2 is the provider, any other value the customer
 * `docs/product/quality.md#comments-of-a-folder`.
 */
const chatComment = entity('chatComment', {
  comment: text('comment', { max: 1000, isMultiline: true }),
  writtenAt: instant('creationDate'),
  name: text('customerName', { mayBeEmpty: true }),
  origin: integer('origen'),
})
export const providerOrigin = 2

/** Id as text; the empty string means none. */
const orEmpty = (wire: string) => {
  const id = text(wire, { mayBeEmpty: true, max: 128 })
  const idSchema = inputOf(recordId(wire))
  const isId = z.refine<string>((value) => value === '' || z.safeDecode(idSchema, idIn(value)).success, {
    error: 'type',
  })
  const written = field(infoOf(id), z.clone(id), () => inputOf(id).check(isId))
  return translated(written, {
    decode: (value) => (value === '' ? null : idIn(value)),
    encode: (value: number | null) => (value === null ? '' : String(value)),
  })
}

/** Subfolder of a file; 0 means none. */
const inChild = custom(
  recordId('subFolderId'),
  ({ childId }: Pick<ApprovalFile, 'childId'>, expected) => (childId ?? 0) === expected,
)

const page = ofCustomer('approval-files')
/** Accepts an idempotency key, so that a repeated request is applied once. The customer is a query parameter. */
const change = {
  access: page.access,
  query: { customerId: recordId('idCustomer', { min: 1 }) },
  takesKey: true,
} as const
/** The specified ids tell the customer; only a new folder has none. */
const ownFields = ['idCustomer']
const folderId = recordId('idQualityApproval', { min: 1 })
const fileId = recordId('idApprovalFile', { min: 1 })
const isByProvider = flag('By{product}')
const done = receipt('approvalFilesDone', {})
const uploads = { name: 'Document', max: 10 }

export const approvalFiles = {
  /** Omits folders that have neither files nor a history. */
  listFolders: read('GET', '/api/Main/:customerId/approvalFolders', {
    isAddition: true,
    ...page,
    list: { sort: ['partNumber'] },
    answer: listOf(approvalFolder),
  }),
  /** `childId` 0 matches files outside subfolders. */
  listFiles: read('GET', '/api/Main/:customerId/approvalFiles', {
    ...page,
    list: {
      sort: ['name', 'uploadedBy', 'uploadedAt', 'approvalId'],
      filter: { folderId: is(folderId), childId: inChild, isHistory: is(flag('history')) },
    },
    answer: listOf(approvalFile),
  }),
  listPartNumbers: read('GET', '/api/Main/:customerId/approvalPartNumbers', {
    ...page,
    answer: listOf(partNumberOption),
  }),
  listTypes: read('GET', '/api/Main/:customerId/approvedDocumentTypes', { ...page, answer: listOf(documentType) }),
  listChildren: read('GET', '/api/Main/:customerId/emptyApprovalFolders', {
    ...page,
    query: { folderId: optional(folderId), isAll: optional(flag('all')) },
    answer: listOf(childFolder),
  }),
  /** Creates a folder for a part and a type, with its first files; provider only. */
  createFolder: write('POST', '/api/Main/approvalFolder', {
    ...change,
    body: entity('newApprovalFolder', {
      partNumber: text('Name'),
      typeId: recordId('IdApprovalDocumentType', { min: 1 }),
      isByProvider,
    }),
    uploads,
    answer: receipt('approvalFolderCreated', { folderId: optional(folderId) }),
  }),
  /**
   * Adds documents of the provider, or the customer's single approval of the current ones
   * `docs/product/quality.md#history-of-an-approval`.
   */
  addFiles: write('POST', '/api/Main/approvalFile', {
    ...change,
    ownFields,
    body: entity('newApprovalFiles', {
      partNumber: text('Name'),
      folderId,
      typeId: recordId('IdApprovalDocumentType', { min: 1 }),
      isByProvider,
      childId: orEmpty('SubFolderId'),
    }),
    uploads,
    answer: done,
  }),
  saveChild: write('POST', '/api/Main/approvalSubFolder', {
    ...change,
    ownFields,
    body: entity('savedChildFolder', {
      name: text('subFolderName', { max: 80 }),
      folderId,
      typeId: recordId('idApprovalDocumentType', { min: 1 }),
      childId: orEmpty('subFolderId'),
      partNumber: text('name'),
    }),
    answer: receipt('childFolderSaved', { childId: optional(recordId('subFolderId')) }),
  }),
  /** Moves a file into a subfolder of its folder, or out of it. */
  moveFile: write('POST', '/api/Main/approvalFileMove', {
    ...change,
    ownFields,
    body: entity('movedFile', { childId: orEmpty('subFolderId'), id: fileId }),
    answer: done,
  }),
  removeFile: write('POST', '/api/Main/approvalFileDelete', {
    ...change,
    ownFields,
    body: entity('removedFile', { id: fileId }),
    answer: done,
  }),
  /** Oldest first. */
  listComments: read('GET', '/api/Main/:customerId/approvalComments/:folderId', {
    access: page.access,
    params: { ...page.params, folderId },
    answer: listOf(chatComment),
  }),
  comment: write('POST', '/api/Main/approvalComments', {
    ...change,
    ownFields,
    rate: 'comments',
    body: entity('newChatComment', {
      folderId,
      comment: text('comment', { max: 1000, isMultiline: true }),
      isByProvider: flag('by{product}'),
    }),
    answer: done,
  }),
  document: content('GET', '/api/Main/:fileId/DocumentFile', {
    access: { pages: ['approval-files'], owner: 'row' },
    params: { fileId: text('fileId', { max: 64 }) },
    answer: file('*/*', { isUploaded: true }),
  }),
}
