import { fold } from '#values/texts.ts'
import type { Api } from '../client/apiClient.ts'
import { plantFile } from './concessions.ts'

type Planting = Pick<Api, 'rows' | 'dataDir'>

export const filesOf = (customer: number, filter: object = {}) =>
  `/read/api/Main/${customer}/approvalFiles?filter=${encodeURIComponent(JSON.stringify(filter))}`
export const foldersOf = (customer: number) => `/read/api/Main/${customer}/approvalFolders`
export const commentsIn = (customer: number, folder: number) => `/read/api/Main/${customer}/approvalComments/${folder}`
export const writeTo = (what: string, customer: number | string) => `/write/api/Main/${what}?idCustomer=${customer}`
export const fileLink = (file: string) => `/content/api/Main/${file}/DocumentFile`

export const paper = (name = 'report.pdf', content = '%PDF-1.7 report') => new File([content], name)

export const filesForm = (texts: Readonly<Record<string, string | number | boolean>>, ...files: readonly File[]) => {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.append(name, String(text))
  for (const file of files) form.append('Document', file)
  return form
}

let planted = 0

export interface Folder {
  readonly id: number
  readonly customer: number
  readonly part: string
  readonly type: number
}

export async function plantFolder(
  { rows }: Pick<Api, 'rows'>,
  customer: number,
  { id, part = `AF-${++planted}` }: { id?: number; part?: string } = {},
): Promise<Folder> {
  const [columns, places, values] = id === undefined ? ['', '', []] : (['id, ', 'cast(? as integer), ', [id]] as const)
  await rows.ask(
    `insert into approval_folders (${columns}customer_id, part_number, type_id)
      values (${places}cast(? as integer), cast(? as text), 1)`,
    ...values,
    customer,
    part,
  )
  const [row] = await rows.ask('select id from approval_folders where part_number = ?', part)
  return { id: Number(row?.id), customer, part, type: 1 }
}

export async function plantDocument(api: Planting, { id: folder }: Folder, name: string, fileId?: string) {
  const file = await plantFile(api, '%PDF-1.7', name, fileId)
  await api.rows.ask(
    `insert into approval_files (folder_id, file_id, is_approval)
      values (cast(? as integer), cast(? as text), 0)`,
    folder,
    file,
  )
  const [row] = await api.rows.ask('select id from approval_files where file_id = ?', file)
  return { id: Number(row?.id), file }
}

export async function plantChild({ rows }: Pick<Api, 'rows'>, { id: folder }: Folder, name: string) {
  await rows.ask(
    `insert into approval_child_folders (folder_id, name, name_key)
      values (cast(? as integer), cast(? as text), cast(? as text))`,
    folder,
    name,
    fold(name),
  )
  const [row] = await rows.ask('select max(id) as id from approval_child_folders where folder_id = ?', folder)
  return Number(row?.id)
}

export const plantComment = ({ rows }: Pick<Api, 'rows'>, { id: folder }: Folder, comment: string) =>
  rows.ask(
    `insert into approval_comments (folder_id, comment, created_at, created_by, name, is_by_provider)
      values (cast(? as integer), cast(? as text), '2026-11-20T12:00:00.000Z', 1, '', 1)`,
    folder,
    comment,
  )

export async function plantApprovalFiles(api: Planting, customers: readonly number[]) {
  for (const customer of customers)
    await plantDocument(api, await plantFolder(api, customer, { id: customer }), 'document.pdf', String(customer))
}

export const intoFolder = ({ id, part, type }: Folder, isByProvider: boolean, child = '') => ({
  Name: part,
  idQualityApproval: id,
  IdApprovalDocumentType: type,
  ByAnvil: isByProvider,
  SubFolderId: child,
})
