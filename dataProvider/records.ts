import simpleRestProvider from 'ra-data-simple-rest'
import type { fetchUtils } from 'react-admin'
import { bodyFields, type Call } from '../schema/call.ts'
import { sendAny, sendAnyList } from './calls/client.ts'
import { callsOf } from './resources.ts'

type HttpClient = typeof fetchUtils.fetchJson
type FetchOptions = NonNullable<Parameters<HttpClient>[1]>

const verbs = { GET: 'get', POST: 'create', PUT: 'update', DELETE: 'remove' } as const

const answer = (json: unknown, headers: Record<string, string> = {}) => ({
  status: 200,
  headers: new Headers(headers),
  body: '',
  json,
})

const idIn = (call: Call, id: string) => (bodyFields(call).id?.kind === 'integer' ? Number(id) : decodeURIComponent(id))

const parsed = (text: string | null) => (text === null ? null : JSON.parse(text))

const list = async (name: string, query: URLSearchParams, { signal }: FetchOptions) => {
  const call = callsOf(name).list as never
  const [sort, range, filter] = ['sort', 'range', 'filter'].map((part) => parsed(query.get(part)))
  const { rows, total } = await sendAnyList(
    call,
    { list: { sort, range, filter: filter ?? {} } },
    { signal: signal ?? undefined },
  )
  return answer(rows, { 'Content-Range': `${name} */${total}` })
}

/**
 * Maps requests of `ra-data-simple-rest` to the declared calls of the record, which add the session, the record's
 * version and decoding. Errors are `CallError`.
 */
export const httpClient: HttpClient = async (url, options = {}) => {
  const { pathname, searchParams } = new URL(url, 'http://records')
  const [, area, type, id] = pathname.split('/')
  const name = `${area}/${type}`
  const method = (options.method ?? 'GET') as keyof typeof verbs
  if (method === 'GET' && id === undefined) return list(name, searchParams, options)
  const call = callsOf(name)[verbs[method]] as Call
  const values = { ...parsed((options.body as string | undefined) ?? null), ...(id && { id: idIn(call, id) }) }
  return answer(await sendAny(call, values, { signal: options.signal ?? undefined }))
}

/** Data provider of plain REST records, those below `data/`. */
export const recordsProvider = simpleRestProvider('', httpClient)
