import { recordCalls } from '../../../schema/records/index.ts'
import { onePixel } from '../../support/files/uploads.ts'
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

export const expectedRecordCalls = {
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
  'imports.save': [1037],
  'contactPhotos.save': [1037],
  'teamPhotos.save': [1037],
  ...forEach(() => [1037]),
}
export const recordCallsWhenGranted = {
  'imports.save': [403, 403] as const,
  'contactPhotos.save': [403, 403] as const,
  'teamPhotos.save': [403, 403] as const,
  ...forEach(() => [403, 403] as const),
}
