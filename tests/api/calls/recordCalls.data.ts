import { recordCalls } from '#schema/records/index.ts'
import { onePixel } from '#tests/support/files/uploads.ts'
import type { CallExample, Outcomes } from './calls.data.ts'

const administrators = (status: number): Outcomes => [401, 403, status, 403, 403, 403, 403]

type RecordRequest = readonly [method: CallExample['method'], path: string, status: number]

/**
 * Requests for each call of a record type, with an unknown id or an empty body; only administrators get past the access
 * check.
 */
const askingsOf = (path: string): Readonly<Record<string, RecordRequest>> => ({
  list: ['GET', `/read/${path}`, 200],
  get: ['GET', `/read/${path}/99999.9`, 404],
  create: ['POST', `/write/${path}`, 400],
  update: ['PUT', `/write/${path}/99999`, 400],
  updateMany: ['PUT', `/write/${path}`, 400],
  remove: ['DELETE', `/write/${path}/99999.9`, 404],
})

const forEach = <T>(make: (request: RecordRequest) => T) =>
  Object.fromEntries(
    Object.keys(recordCalls).flatMap((path) =>
      Object.entries(askingsOf(path)).map(([verb, request]) => [`${path}.${verb}`, make(request)] as const),
    ),
  )

const bodied = ['POST', 'PUT']

const aPhoto = () => {
  const form = new FormData()
  form.append('photo', new Blob([onePixel], { type: 'image/png' }), 'face.png')
  return { body: form }
}

const photoOf = (type: string): CallExample & { outcomes: Outcomes } => ({
  method: 'POST',
  path: () => `/write/data/${type}/1/photo`,
  sent: aPhoto,
  outcomes: administrators(200),
})

const aFile = () => ({ body: 'id,name,isYearlyGoal\n', headers: { 'content-type': 'text/csv' } })

const unknownUpload = '/write/importUploads/987654'
const aMapping = () => ({ body: { file: 'news', columns: [] } })

type ImportCall = CallExample & { outcomes: Outcomes }

/** Requests for the calls of the import screen; only administrators get past the access check. */
const importCalls = {
  'imports.upload': {
    method: 'POST',
    path: () => '/write/importUploads?name=segments.csv',
    sent: aFile,
    outcomes: administrators(200),
  },
  'imports.propose': { method: 'GET', path: () => '/read/importUploads/987654', outcomes: administrators(404) },
  'imports.check': {
    method: 'POST',
    path: () => `${unknownUpload}/check`,
    sent: aMapping,
    outcomes: administrators(404),
  },
  'imports.apply': {
    method: 'POST',
    path: () => `${unknownUpload}/apply`,
    sent: aMapping,
    outcomes: administrators(404),
  },
  'imports.discard': { method: 'DELETE', path: () => unknownUpload, outcomes: administrators(404) },
  'imports.annotated': {
    method: 'GET',
    path: () => '/read/importUploads/987654/annotated',
    outcomes: administrators(404),
  },
  'imports.listUploads': { method: 'GET', path: () => '/read/importUploads', outcomes: administrators(200) },
  'imports.listKinds': { method: 'GET', path: () => '/read/importKinds', outcomes: administrators(200) },
  'imports.setRhythm': {
    method: 'PUT',
    path: () => '/write/importKinds/unknown',
    sent: () => ({ body: { rhythm: 'daily' } }),
    outcomes: administrators(404),
  },
  'imports.listMappings': { method: 'GET', path: () => '/read/importMappings', outcomes: administrators(200) },
  'imports.keepMapping': {
    method: 'POST',
    path: () => '/write/importMappings',
    sent: () => ({ body: { name: 'Orders', fileName: 'a.csv', file: 'incoterms', columns: [] } }),
    outcomes: administrators(200),
  },
  'imports.forgetMapping': {
    method: 'DELETE',
    path: () => '/write/importMappings/987654',
    outcomes: administrators(404),
  },
  'imports.listRuns': { method: 'GET', path: () => '/read/importRuns', outcomes: administrators(200) },
  'imports.getRun': { method: 'GET', path: () => '/read/importRuns/987654', outcomes: administrators(404) },
  'imports.listRows': { method: 'GET', path: () => '/read/importRuns/987654/rows', outcomes: administrators(200) },
  'imports.undo': { method: 'POST', path: () => '/write/importRuns/987654/undo', outcomes: administrators(404) },
} satisfies Record<string, ImportCall>

const unknownDocument = '/write/import/documents/invoice?customerId=101&number=unknown'

const documentCalls = {
  'plantDocuments.put': {
    method: 'PUT',
    path: () => unknownDocument,
    outcomes: administrators(400),
    sent: () => ({ body: '%PDF-1.7\n', headers: { 'content-type': 'application/pdf' } }),
  },
  'plantDocuments.remove': { method: 'DELETE', path: () => unknownDocument, outcomes: administrators(400) },
} satisfies Record<string, ImportCall>

const forEachDocumentCall = <T>(value: T) => Object.fromEntries(Object.keys(documentCalls).map((name) => [name, value]))

const forEachImportCall = <T>(value: T) => Object.fromEntries(Object.keys(importCalls).map((name) => [name, value]))

export const expectedRecordCalls = {
  ...importCalls,
  ...documentCalls,
  'imports.save': {
    method: 'PUT',
    path: () => '/write/import/segments',
    sent: aFile,
    outcomes: administrators(200),
  } satisfies CallExample & { outcomes: Outcomes },
  'contactPhotos.save': photoOf('contacts'),
  'teamPhotos.save': photoOf('teamMembers'),
  ...forEach(([method, path, status]) => ({
    method,
    path: () => path,
    ...(bodied.includes(method) ? { sent: () => ({ body: { unheardOf: 1 } }) } : {}),
    outcomes: administrators(status),
  })),
}
export const pagesOfRecordCalls = {
  ...forEachImportCall([1037, 1041]),
  ...forEachDocumentCall([1037]),
  'imports.save': [1037, 1041],
  'contactPhotos.save': [1037],
  'teamPhotos.save': [1037],
  ...forEach(() => [1037]),
}
