import { customers } from '#tests/support/client/users.ts'
import {
  commentsIn,
  fileLink,
  filesForm,
  filesOf,
  foldersOf,
  paper,
  writeTo,
} from '#tests/support/rows/approvalFiles.ts'
import type { CallExample, Outcomes } from '../calls.data.ts'

const own = customers.healthy
const signedIn: Outcomes = [401, 200, 200, 200, 200, 200, 200]
const invalidInput: Outcomes = [401, 400, 400, 400, 400, 400, 400]
const nowhere = 987_654

const lists: Readonly<Record<string, (customer: number) => string>> = {
  'approvalFiles.listFolders': foldersOf,
  'approvalFiles.listFiles': (customer) => filesOf(customer),
  'approvalFiles.listPartNumbers': (customer) => `/read/api/Main/${customer}/approvalPartNumbers`,
  'approvalFiles.listTypes': (customer) => `/read/api/Main/${customer}/approvedDocumentTypes`,
  'approvalFiles.listChildren': (customer) => `/read/api/Main/${customer}/emptyApprovalFolders`,
  'approvalFiles.listComments': (customer) => commentsIn(customer, customer),
}

const part = { Name: 'NO-PART', IdApprovalDocumentType: 1, ByAnvil: true }
const place = { idQualityApproval: nowhere, idApprovalDocumentType: 1, subFolderId: '' }

const writes: Readonly<Record<string, readonly [path: string, body: () => object]>> = {
  'approvalFiles.createFolder': ['approvalFolder', () => filesForm(part, paper())],
  'approvalFiles.addFiles': [
    'approvalFile',
    () => filesForm({ ...part, idQualityApproval: nowhere, SubFolderId: '' }, paper()),
  ],
  'approvalFiles.saveChild': ['approvalSubFolder', () => ({ ...place, subFolderName: 'New', name: 'NO-PART' })],
  'approvalFiles.moveFile': ['approvalFileMove', () => ({ subFolderId: '', idApprovalFile: nowhere })],
  'approvalFiles.removeFile': ['approvalFileDelete', () => ({ idApprovalFile: nowhere })],
  'approvalFiles.comment': [
    'approvalComments',
    () => ({ idQualityApproval: nowhere, comment: 'Noted.', byAnvil: true }),
  ],
}

const each = <From, To>(all: Readonly<Record<string, From>>, make: (one: From) => To) =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, make(one)]))

const get = (path: (row: number) => string) => ({ method: 'GET', path }) satisfies CallExample
const empty = () => new FormData()

type Expected = CallExample & { outcomes: Outcomes }

export const expectedApprovalCalls: Readonly<Record<string, Expected>> = {
  ...each(lists, (path): Expected => ({ ...get(() => path(own)), outcomes: signedIn })),
  // Other tests cover their effects; here only the shared rejections are checked.
  ...each(
    writes,
    ([path, body]): Expected => ({
      method: 'POST',
      path: () => writeTo(path, own),
      outcomes: invalidInput,
      sent: () => ({ body: body() instanceof FormData ? empty() : {} }),
    }),
  ),
  'approvalFiles.document': { ...get((row) => fileLink(String(row))), outcomes: signedIn },
}

export const approvalCallsOfCustomer: Readonly<Record<string, (customer: number) => CallExample>> = each(
  writes,
  ([path, body]) =>
    (customer: number): CallExample => ({
      method: 'POST',
      path: () => writeTo(path, customer),
      sent: () => ({ body: body() }),
    }),
)

/** Expected status for staff: the folder, file or part does not exist. */
export const approvalAnswersToStaff: Readonly<Record<string, number>> = {
  ...each(writes, () => 404),
  'approvalFiles.createFolder': 400,
}

const all = Object.keys(expectedApprovalCalls)
export const pagesOfApprovalCalls = Object.fromEntries(all.map((name) => [name, [1006]]))
