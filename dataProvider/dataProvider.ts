import type { DataProvider, GetListParams, RaRecord } from 'react-admin'
import { bodyFields, type Call, ownerInput } from '#schema/call.ts'
import { infoOf } from '#schema/fields.ts'
import { idIn } from '#schema/kinds.ts'
import { CallError } from './calls/callError.ts'
import { type SendOptions, sendAny, sendAnyList, streamAnyList } from './calls/client.ts'
import { customerFor, type Listed, listInput } from './lists/listInput.ts'
import { callsOf, type ResourceCalls } from './resources.ts'
import { currentCustomer } from './tabCustomer.ts'

/* Verbs used by react-admin's methods:
   - getList: `list`, with sort, range and filter in the query string
   - getManyReference: `list`, with the target as an additional filter
   - getOne, getMany: `get`, one call per record
   - create: `create`; the response is merged over the sent data
   - update: `update`; the same, with `version` in If-Match
   - delete: `remove` */

const verbOf = (resource: ResourceCalls, verb: 'list' | 'get' | 'create' | 'update' | 'remove') => {
  const call = resource[verb]
  if (!call) throw new Error(`The resource "${resource.name}" has no call to ${verb}.`)
  return call
}

/** The tab's customer, for calls that have a customer input. */
const customerOf = (call: Call) => (ownerInput(call) === null ? null : currentCustomer())

const ofCustomer = (call: Call) => customerFor(call, customerOf(call))

const idOf = ({ entity, idOf: ownId }: ResourceCalls, row: Record<string, unknown>, position: number) => {
  if (entity.key.length === 0) return ownId?.(row) ?? position
  const parts = entity.key.map((name) => row[name])
  return (parts.length === 1 ? parts[0] : parts.join('/')) as RaRecord['id']
}

/** react-admin keeps ids from the URL as strings. */
const plainId = (id: RaRecord['id']) => (typeof id === 'string' ? idIn(id) : id)

type Streamed = Omit<GetListParams, 'pagination'>

async function* streamRows(name: string, { signal, ...listed }: Streamed, customer?: number) {
  const resource = callsOf(name)
  const call = verbOf(resource, 'list')
  let from = 0
  for await (const rows of streamAnyList(call, listInput(call, listed, customer ?? customerOf(call)).input, signal)) {
    const first = from
    from += rows.length
    yield rows.map((row, index) => ({ ...row, id: idOf(resource, row, first + index) }))
  }
}

const allOf = async (name: string, params: Streamed, customer?: number) => {
  const all: (Record<string, unknown> & Pick<RaRecord, 'id'>)[] = []
  for await (const rows of streamRows(name, params, customer)) for (const row of rows) all.push(row)
  return all
}

const rowsOf = async (name: string, listed: Listed, options: SendOptions, customer?: number) => {
  const resource = callsOf(name)
  const call = verbOf(resource, 'list')
  const { first, input } = listInput(call, listed, customer ?? customerOf(call))
  const { rows, ...meta } = await sendAnyList(call, input, options)
  // The service limits the rows of one response: a longer list is streamed from one snapshot instead.
  if (input.list.range === null && rows.length < meta.total) {
    const data = await allOf(name, { ...listed, signal: options.signal }, customer)
    return { data, total: data.length, meta: { ...meta, total: data.length } }
  }
  const data = rows.map((row, index) => ({ ...row, id: idOf(resource, row, first + index) }))
  return { data, total: meta.total, meta }
}

/** Few users have several customers, so that the code is no part of the first script. */
const together = () => import('./lists/together.ts')

/** Page of the lists of several customers, merged. */
const rowsTogether = async (name: string, { meta, ...listed }: Listed, options: SendOptions) => {
  const { pageTogether } = await together()
  const all = { ...listed, customers: meta.customers, resource: callsOf(name) }
  return pageTogether(all, (pagination, customer) => rowsOf(name, { ...listed, pagination }, options, customer))
}

async function* streamTogether(name: string, { meta, ...listed }: Streamed) {
  const { pageTogether } = await together()
  const pagination = { page: 1, perPage: Number.POSITIVE_INFINITY }
  const all = { ...listed, pagination, customers: meta.customers, resource: callsOf(name) }
  const allRows = async (_: unknown, customer: number) => {
    const data = await allOf(name, listed, customer)
    return { data, total: data.length, meta: null }
  }
  yield (await pageTogether(all, allRows)).data
}

/**
 * Page of a list with its total and metadata, as react-admin's `getList` returns it; of the tab's customer, or of those
 * in `meta.customers` together.
 */
export const listRows = (name: string, listed: Listed, options: SendOptions = {}) =>
  listed.meta?.customers ? rowsTogether(name, listed, options) : rowsOf(name, listed, options)

const getOne = async (name: string, id: RaRecord['id'], signal?: AbortSignal) => {
  const call = verbOf(callsOf(name), 'get')
  const record = await sendAny(call, { ...ofCustomer(call), id: plainId(id) }, { signal })
  if (record === null) throw new CallError({ status: 404, code: 'not_found', message: '' })
  return { ...(record as object), id }
}

/** Secrets must not be kept in the cache. */
const withoutSecrets = (call: Call, data: Record<string, unknown>) => {
  const fields = bodyFields(call)
  return Object.fromEntries(
    Object.entries(data).filter(([name]) => !fields[name] || infoOf(fields[name]).kind !== 'secret'),
  )
}

const save = async (
  name: string,
  verb: 'create' | 'update',
  data: Record<string, unknown>,
  repeatKey: string | undefined,
) => {
  const call = verbOf(callsOf(name), verb)
  const answer = await sendAny(call, { ...ofCustomer(call), ...data }, repeatKey === undefined ? {} : { repeatKey })
  return { ...withoutSecrets(call, data), ...(answer as object) } as RaRecord
}

const update = (name: string, id: RaRecord['id'], data: object, repeatKey?: string) =>
  save(name, 'update', { ...data, id: plainId(id) }, repeatKey)

const remove = async (name: string, id: RaRecord['id']) => {
  const call = verbOf(callsOf(name), 'remove')
  await sendAny(call, { ...ofCustomer(call), id: plainId(id) })
  return id
}

/**
 * Data provider of react-admin over the declared calls of the registered resources. Lists take additional inputs in
 * `meta.input`, and several customers in `meta.customers`. In the result's meta, `isExact` is false if the total is a
 * lower bound, `isPaged` is false if the service does not page, and `totals` are sums over all rows. `streamList` yields all rows in chunks. Creates and
 * updates take an idempotency key in `meta.repeatKey`. Errors are `CallError`.
 */
export const dataProvider: DataProvider = {
  streamList: async (name: string, params: Streamed) =>
    params.meta?.customers ? streamTogether(name, params) : streamRows(name, params),
  supportAbortSignal: true,
  getList: async (name, { signal, ...listed }) => (await listRows(name, listed, { signal })) as never,
  getManyReference: async (name, { target, id, signal, ...params }) =>
    (await listRows(name, { ...params, filter: { ...params.filter, [target]: plainId(id) } }, { signal })) as never,
  getOne: async (name, { id, signal }) => ({ data: (await getOne(name, id, signal)) as never }),
  getMany: async (name, { ids, signal }) => ({
    data: (await Promise.all(ids.map((id) => getOne(name, id, signal)))) as never,
  }),
  create: async (name, { data, meta }) => ({ data: (await save(name, 'create', data, meta?.repeatKey)) as never }),
  update: async (name, { id, data, meta }) => ({ data: (await update(name, id, data, meta?.repeatKey)) as never }),
  updateMany: async (name, { ids, data }) => {
    await Promise.all(ids.map((id) => update(name, id, data)))
    return { data: ids }
  },
  delete: async (name, { id, previousData }) => {
    await remove(name, id)
    return { data: (previousData ?? { id }) as never }
  },
  deleteMany: async (name, { ids }) => ({ data: await Promise.all(ids.map((id) => remove(name, id))) }),
}
