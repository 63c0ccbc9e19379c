import simpleRestProvider from 'ra-data-simple-rest'
import { type DataProvider, type fetchUtils, type Identifier, withLifecycleCallbacks } from 'react-admin'
import type { Call } from '#schema/call.ts'
import { writeInput } from '#schema/checks/parseInput.ts'
import { decodeAnswer, exchangeRequest, jsonOf } from './calls/client.ts'
import { encodeFilter, portalHeaders } from './calls/request.ts'
import { callsOf } from './resources.ts'

type HttpClient = typeof fetchUtils.fetchJson
type RecordVerb = 'list' | 'get' | 'create' | 'update' | 'remove'
type RecordCalls = Readonly<Record<RecordVerb, Call>>

const verbs: Readonly<Record<string, RecordVerb>> = { GET: 'list', POST: 'create', PUT: 'update', DELETE: 'remove' }

/** Sends requests with the session, deadlines and errors of the record's calls, and decodes the answers. */
const httpClientOf =
  (calls: RecordCalls): HttpClient =>
  async (url, { method = 'GET', body, signal } = {}) => {
    const call = calls[verbs[method] as RecordVerb]
    const headers = { ...portalHeaders(), ...(body ? { 'Content-Type': 'application/json' } : {}) }
    const init: RequestInit = { method, headers, credentials: 'same-origin', ...(body ? { body } : {}) }
    const response = await exchangeRequest(call, { url, init }, { signal: signal ?? undefined })
    const wire = await jsonOf(call, response, signal ?? undefined)
    const answered = call === calls.list && !Array.isArray(wire) ? calls.get : call
    const json = await decodeAnswer(answered, () => `${method} ${url}`, wire)
    return { status: response.status, headers: response.headers, body: '', json }
  }

/** Records that could not be deleted with others, and their errors. The others are deleted. */
export class DeletionError extends Error {
  readonly errors: ReadonlyMap<Identifier, unknown>

  constructor(errors: ReadonlyMap<Identifier, unknown>) {
    super(`Not deleted: ${[...errors.keys()].join(', ')}`)
    this.name = 'DeletionError'
    this.errors = errors
  }
}

/** `ra-data-simple-rest` for one type of record, below `data/`. Reads and writes are two services. */
export const recordsOf = (name: string): DataProvider => {
  const calls = callsOf(name) as unknown as RecordCalls
  const http = httpClientOf(calls)
  const reads = simpleRestProvider('/read', http)
  const { create, update, updateMany, delete: remove } = simpleRestProvider('/write', http)
  const deleteMany: DataProvider['deleteMany'] = async (resource, { ids }) => {
    const outcomes = await Promise.allSettled(ids.map((id) => remove(resource, { id })))
    const errors = new Map<Identifier, unknown>()
    for (const [at, outcome] of outcomes.entries())
      if (outcome.status === 'rejected') errors.set(ids[at] as Identifier, outcome.reason)
    if (errors.size > 0) throw new DeletionError(errors)
    return { data: ids }
  }
  const filtered = <P extends { filter?: object }>(params: P) =>
    Promise.resolve({ ...params, filter: encodeFilter(calls.list.list?.filter ?? {}, { ...params.filter }) })
  const encodedBy =
    ({ body }: Call) =>
    <P extends { data: object }>(params: P) =>
      Promise.resolve({ ...params, data: (body ? writeInput(body, params.data) : undefined) as P['data'] })
  return withLifecycleCallbacks({ ...reads, create, update, updateMany, delete: remove, deleteMany }, [
    {
      resource: name,
      beforeGetList: filtered,
      beforeGetManyReference: filtered,
      beforeCreate: encodedBy(calls.create),
      beforeUpdate: encodedBy(calls.update),
      beforeUpdateMany: encodedBy(calls.update),
    },
  ])
}
