import { pdf } from './documents.ts'
import { isProvider } from './people.ts'
import type { Plant } from './plant.ts'
import {
  type CompanyCall,
  content,
  Document,
  notFound,
  RejectionError,
  read,
  type SentFile,
  type ServiceRequest,
  withoutAddress,
  write,
} from './service.ts'

interface ApprovalFile {
  readonly id: number
  readonly name: string
  readonly by: string
  readonly on: string
  readonly isApproval: boolean
  readonly folder: Folder
  child: Child | null
  readonly file: SentFile | null
}

/** Documents of one type of one part. */
interface Folder {
  readonly id: number
  readonly customer: number
  readonly part: string
  readonly type: number
  readonly comments: { comment: string; creationDate: string; customerName: string; origen: number }[]
}

interface Child {
  readonly id: number
  readonly folder: Folder
  name: string
}

const types = [
  { id: 1, nombre: 'Control plan' },
  { id: 2, nombre: 'Inspection report' },
]

const author = (customerName: string, origen: number) => ({ customerName, origen })

/** Folders of quality documents by part number. */
export const approvalFileCalls = (plant: Plant): CompanyCall[] => {
  let lastId = 900
  const nextId = () => {
    lastId += 1
    return lastId
  }
  const folders: Folder[] = []
  const files: ApprovalFile[] = []
  const children: Child[] = []

  const addFolder = (customer: number, part: string, type: number) => {
    const folder: Folder = { id: nextId(), customer, part, type, comments: [] }
    folders.push(folder)
    return folder
  }
  const addFile = (folder: Folder, file: { name: string } & Partial<SentFile>, by: string, isApproval = false) => {
    const sent = file.bytes && file.type ? { name: file.name, type: file.type, bytes: file.bytes } : null
    const on = plant.date(0)
    files.push({ id: nextId(), name: file.name, by, on, isApproval, folder, child: null, file: sent })
  }
  for (const { id } of plant.customers) {
    const folder = addFolder(id, `${id}-PN-1`, 1)
    addFile(folder, { name: 'Control plan A.pdf' }, 'Esteban Ruiz')
    addFile(addFolder(id, `${id}-PN-2`, 2), { name: 'Report B.pdf' }, 'Esteban Ruiz')
    children.push({ id: nextId(), folder, name: 'First article' })
    folder.comments.push({
      comment: 'Please see revision A.',
      creationDate: plant.date(-1),
      ...author('Esteban Ruiz', 2),
    })
  }

  const own = (request: ServiceRequest, id: unknown = request.params.customer) => plant.customer(request, id).id
  const folderOf = (request: ServiceRequest, id: unknown) => {
    const folder = folders.find((one) => one.id === Number(id))
    if (!folder) throw notFound()
    own(request, folder.customer)
    return folder
  }
  const childOf = (id: unknown) => children.find((one) => one.id === Number(id)) ?? null
  const fileOf = (request: ServiceRequest, id: unknown) => {
    const file = files.find((one) => one.id === Number(id))
    if (!file) throw notFound()
    own(request, file.folder.customer)
    return file
  }

  const rowOf = ({ id, name, by, on, isApproval, folder, child }: ApprovalFile) => ({
    fileId: String(id),
    fileName: name,
    uploadedBy: by,
    creationDate: on,
    daysInStatus: 0,
    history: isApproval,
    isAprobation: isApproval,
    idDocumentFather: null,
    idApprovalFile: id,
    subFolderId: child?.id ?? null,
    subFolderName: child?.name ?? null,
    folderName: folder.part,
    idApprovalDocumentType: folder.type,
    idQualityApproval: folder.id,
  })
  const list = (request: ServiceRequest) => {
    const customer = own(request)
    return files.filter(({ folder }) => folder.customer === customer).map(rowOf)
  }
  const emptyChildren = (request: ServiceRequest) => {
    const customer = own(request)
    const isEmpty = (child: Child) => !files.some((file) => file.child === child)
    return children
      .filter((child) => child.folder.customer === customer && isEmpty(child))
      .map(({ id, folder, name }) => ({
        idQualityApproval: folder.id,
        folderName: folder.part,
        idApprovalDocumentType: folder.type,
        subFolderId: id,
        subFolderName: name,
      }))
  }

  const createFolder = (request: ServiceRequest) => {
    plant.provider(request)
    const customer = plant.customers.find(({ id }) => String(request.body.Name).startsWith(`${id}-`))
    if (!customer || request.files.length === 0)
      throw new RejectionError(422, { error: 'A part and a file are needed.' })
    const folder = addFolder(customer.id, String(request.body.Name), Number(request.body.IdApprovalDocumentType))
    for (const file of request.files) addFile(folder, file, request.person.name)
    return { message: 'Folder created successfully!' }
  }
  const upload = (request: ServiceRequest) => {
    const folder = folderOf(request, request.body.idQualityApproval)
    if (request.files.length === 0) throw new RejectionError(422, { error: 'A file is needed.' })
    for (const file of request.files) addFile(folder, file, request.person.name, !isProvider(request.person))
    return { message: 'File uploaded successfully!' }
  }
  const saveChild = (request: ServiceRequest) => {
    plant.provider(request)
    const folder = folderOf(request, request.body.idQualityApproval)
    const child = childOf(request.body.subFolderId)
    const name = String(request.body.subFolderName)
    if (child) child.name = name
    else children.push({ id: nextId(), folder, name })
    return { message: 'Folder name changed successfully!' }
  }
  const move = (request: ServiceRequest) => {
    plant.provider(request)
    fileOf(request, request.body.idApprovalFile).child = childOf(request.body.subFolderId)
    return { message: 'File moved successfully!' }
  }
  const remove = (request: ServiceRequest) => {
    plant.provider(request)
    files.splice(files.indexOf(fileOf(request, request.body.idApprovalFile)), 1)
    return { message: 'File deleted successfully!' }
  }
  const comment = (request: ServiceRequest) => {
    const { comments } = folderOf(request, request.body.idQualityApproval)
    const by = author(request.person.name, isProvider(request.person) ? 2 : 1)
    comments.push({ comment: String(request.body.comment), creationDate: plant.date(0), ...by })
    return { message: 'Sent' }
  }
  const download = (request: ServiceRequest) => {
    const { file, name } = fileOf(request, request.params.id)
    return file ? new Document(file.type, file.bytes) : pdf(name)
  }

  return [
    read('GET', '/api/Main/:customer/approvedDocumentTypes', (request) => {
      own(request)
      return types
    }),
    content('GET', '/api/Main/:id/DocumentFile', download),
    ...withoutAddress([
      read('GET', '/api/Main/:customer/approvalFiles', list),
      read('GET', '/api/Main/:customer/approvalPartNumbers', (request) => {
        const customer = own(request)
        const numbers = plant.partsOf(plant.customerOf(customer)).map(({ customerNumber }) => customerNumber)
        return numbers.map((partNumber) => ({ partNumber, used: folders.some(({ part }) => part === partNumber) }))
      }),
      read('GET', '/api/Main/:customer/emptyApprovalFolders', emptyChildren),
      read(
        'GET',
        '/api/Main/:customer/approvalComments/:folder',
        (request) => folderOf(request, request.params.folder).comments,
      ),
      write('POST', '/api/Main/approvalFolder', createFolder),
      write('POST', '/api/Main/approvalFile', upload),
      write('POST', '/api/Main/approvalSubFolder', saveChild),
      write('POST', '/api/Main/approvalFileMove', move),
      write('POST', '/api/Main/approvalFileDelete', remove),
      write('POST', '/api/Main/approvalComments', comment),
    ]),
  ]
}
