import { screen } from '@testing-library/react'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { registerResource } from '#dataProvider/resources.ts'
import ApprovalFiles, { resource } from '#resources/quality/approval-files/ApprovalFiles.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, type StubRequest, stubGateway } from '#tests/support/screens/stubGateway.ts'
import { sidePath } from './concessions/concessionsScreen.tsx'

export const read = '/read/api/Main/101'
export const folder = (id: number, folderName: string, more: object = {}) => ({
  idQualityApproval: id,
  folderName,
  idApprovalDocumentType: 1,
  nombre: 'First article',
  files: 1,
  approved: false,
  ...more,
})
export const file = (id: number, more: object = {}) => ({
  idApprovalFile: id,
  fileId: `f${id}`,
  fileName: `file ${id}.pdf`,
  uploadedBy: 'Ana Luna',
  history: false,
  creationDate: '2026-11-20T18:00:00Z',
  daysInStatus: 2,
  isAprobation: false,
  idDocumentFather: null,
  subFolderId: null,
  subFolderName: null,
  folderName: 'C-1',
  idApprovalDocumentType: 1,
  idQualityApproval: 1,
  ...more,
})
const child = (subFolderId: number, subFolderName: string) => ({
  idQualityApproval: 1,
  folderName: 'C-1',
  idApprovalDocumentType: 1,
  subFolderId,
  subFolderName,
})
const folders = [
  folder(1, 'C-1'),
  folder(2, 'C-1', { approved: true, files: 0, nombre: 'Process plan' }),
  folder(3, 'bt-2', { nombre: 'Process plan' }),
  folder(4, 'C-9', { idApprovalDocumentType: 0, nombre: 'None' }),
]
const history = [
  file(9, { isAprobation: true, history: true, fileName: 'signed.pdf' }),
  ...[7, 8].map((id) => file(id, { history: true, idDocumentFather: 9 })),
]

export type Answers = Record<string, (request: StubRequest) => Response>

export const show = async ({ isStaff = false, at = '?folder=1', answers = {} as Answers, files = [file(1)] } = {}) => {
  const isOfHistory = ({ query }: StubRequest) => JSON.parse(query.get('filter') ?? '{}').isHistory === true
  const gateway = stubGateway({
    [`POST ${sidePath}`]: () => (isStaff ? json({ ok: true }) : failure(403, 'forbidden')),
    [`GET ${read}/approvalFolders`]: () => json(folders),
    [`GET ${read}/approvalFiles`]: (request) => json(isOfHistory(request) ? history : files),
    [`GET ${read}/emptyApprovalFolders`]: () => json([child(5, 'Revision A')]),
    [`GET ${read}/approvalPartNumbers`]: () => json([{ partNumber: 'C-1', used: true }]),
    [`GET ${read}/approvedDocumentTypes`]: () => json([{ id: 1, nombre: 'First article' }]),
    [`GET ${read}/approvalComments/1`]: () => json([]),
    ...answers,
  })
  registerResource(resource)
  setCurrentCustomer(101)
  showInPortal({ '/approval-files': <ApprovalFiles /> }, `/approval-files${at}`)
  await screen.findByRole('searchbox')
  return gateway
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
