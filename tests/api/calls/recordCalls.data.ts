import { recordCalls } from '../../../schema/records/index.ts'
import type { Asking, Outcomes } from './calls.data.ts'

const administrators = (status: number): Outcomes => [401, 403, status, 403, 403, 403, 403]

type Asked = readonly [method: Asking['method'], path: string, status: number]

/** Each call of a type of records, asked for what is not there or with nothing: only an administrator gets so far. */
const askingsOf = (path: string): Readonly<Record<string, Asked>> => ({
  list: ['GET', `/read/${path}`, 200],
  get: ['GET', `/read/${path}/99999.9`, 404],
  create: ['POST', `/write/${path}`, 400],
  update: ['PUT', `/write/${path}/99999`, 400],
  remove: ['DELETE', `/write/${path}/99999.9`, 404],
})

const forEach = <T>(make: (asked: Asked) => T) =>
  Object.fromEntries(
    Object.keys(recordCalls).flatMap((path) =>
      Object.entries(askingsOf(path)).map(([verb, asked]) => [`${path}.${verb}`, make(asked)] as const),
    ),
  )

const bodied = ['POST', 'PUT']

export const expectedRecordCalls = forEach(([method, path, status]) => ({
  method,
  path: () => path,
  ...(bodied.includes(method) ? { sent: () => ({ body: {} }) } : {}),
  outcomes: administrators(status),
}))
export const pagesOfRecordCalls = forEach(() => [1037])
export const recordCallsWhenGranted = forEach(() => [403, 403] as const)
