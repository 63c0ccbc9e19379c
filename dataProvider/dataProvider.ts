import type { DataProvider, GetListParams, RaRecord } from 'react-admin'
import { bodyFields, type Call, ownerInput } from '../schema/call.ts'
import { CallFailed } from './calls/CallFailed.ts'
import { sendAny, sendAnyList, streamAnyList } from './calls/client.ts'
import { customerFor, listInput } from './lists/listInput.ts'
import { callsOf, type ResourceCalls } from './resources.ts'
import { currentCustomer } from './tabCustomer.ts'

/*
 * getList           list    sort, range and filter in the query string
 * getManyReference  list    the target as one more filter
 * getOne, getMany   get     one call for each record
 * create            create  the answer laid over what was sent
 * update            update  the answer laid over what was sent; `version` in If-Match
 * delete            remove
 */

const verbOf = (resource: ResourceCalls, verb: 'list' | 'get' | 'create' | 'update' | 'remove') => {
  const call = resource[verb]
  if (!call) throw new Error(`The resource "${resource.name}" has no call to ${verb}.`)
  return call
}

/** The customer of the tab, for calls that name one. */
const customerOf = (call: Call) => (ownerInput(call) === null ? null : currentCustomer())

const ofCustomer = (call: Call) => customerFor(call, customerOf(call))

const idOf = ({ entity }: ResourceCalls, row: Record<string, unknown>, position: number) => {
  if (entity.key.length === 0) return position
  const parts = entity.key.map((name) => row[name])
  return (parts.length === 1 ? parts[0] : parts.join('/')) as RaRecord['id']
}

/** react-admin keeps ids of the URL as text. */
const plainId = (id: RaRecord['id']) => (typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : id)

/** All rows that a filter means, in portions. */
async function* streamRows(name: string, { signal, ...listed }: Omit<GetListParams, 'pagination'>) {
  const resource = callsOf(name)
  const call = verbOf(resource, 'list')
  let from = 0
  for await (const rows of streamAnyList(call, listInput(call, listed, customerOf(call)).input, signal)) {
    const first = from
    from += rows.length
    yield rows.map((row, index) => ({ ...row, id: idOf(resource, row, first + index) }))
  }
}

const allOf = async (name: string, params: Omit<GetListParams, 'pagination'>) => {
  const all: Record<string, unknown>[] = []
  for await (const rows of streamRows(name, params)) for (const row of rows) all.push(row)
  return all
}

const getList = async (name: string, { signal, ...listed }: GetListParams) => {
  const resource = callsOf(name)
  const call = verbOf(resource, 'list')
  const { first, input } = listInput(call, listed, customerOf(call))
  const { rows, ...meta } = await sendAnyList(call, input, { signal })
  // A service answers so many rows at once and no more: all of a longer list come in portions, of one snapshot.
  if (input.list.range === null && rows.length < meta.total) {
    const data = await allOf(name, { ...listed, signal })
    return { data, total: data.length, meta: { ...meta, total: data.length } }
  }
  const data = rows.map((row, index) => ({ ...row, id: idOf(resource, row, first + index) }))
  return { data, total: meta.total, meta }
}

const getOne = async (name: string, id: RaRecord['id'], signal?: AbortSignal) => {
  const call = verbOf(callsOf(name), 'get')
  const record = await sendAny(call, { ...ofCustomer(call), id: plainId(id) }, { signal })
  if (record === null) throw new CallFailed({ status: 404, code: 'not_found', message: '' })
  return { ...(record as object), id }
}

/** Of what was sent, what may be kept in the cache: everything but secrets. */
const withoutSecrets = (call: Call, data: Record<string, unknown>) => {
  const fields = bodyFields(call)
  return Object.fromEntries(Object.entries(data).filter(([name]) => fields[name]?.kind !== 'secret'))
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
 * react-admin's provider over the declared calls of the registered resources. Lists take further inputs of their call
 * in `meta.input`; their `meta.isExact` is false where the total is a lower bound, `meta.isPaged` where the service knows
 * no pages, and `meta.totals` are the sums over all rows. `streamList` answers all rows, in portions. Creates and updates
 * take the key of a submit that may be repeated in `meta.repeatKey`. Failures are `CallFailed`.
 */
export const dataProvider: DataProvider = {
  streamList: async (name: string, params: Omit<GetListParams, 'pagination'>) => streamRows(name, params),
  supportAbortSignal: true,
  getList: async (name, params) => (await getList(name, params)) as never,
  getManyReference: async (name, { target, id, ...params }) =>
    (await getList(name, { ...params, filter: { ...params.filter, [target]: plainId(id) } })) as never,
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
