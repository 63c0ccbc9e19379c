import type { GetListParams } from 'react-admin'
import { bodyFields, type Call, ownerInput } from '#schema/call.ts'

export interface Listed extends Pick<GetListParams, 'pagination' | 'sort' | 'filter' | 'meta'> {}

export const customerFor = (call: Call, customerId: number | null) => {
  const name = ownerInput(call)
  return name === null ? {} : { [name]: customerId }
}

/** Fields of the body that repeat the customer. */
const repeatedFor = ({ access, body }: Call, customerId: number | null) => {
  const owner = 'owner' in access ? access.owner : null
  const also = typeof owner === 'object' ? (owner?.also ?? []) : []
  const fields = bodyFields({ body })
  return Object.fromEntries(also.filter((name) => name in fields).map((name) => [name, customerId]))
}

/**
 * Search values go where the call declares them: into the body (which needs all of its fields), the path or query, or
 * the list's filter.
 */
const searchFor = (call: Call, filter: Readonly<Record<string, unknown>>) => {
  const ofBody = Object.keys(bodyFields(call)).map((name) => [name, filter[name] ?? null])
  const named = [...Object.keys(call.params), ...Object.keys(call.query)].filter((name) => name in filter)
  const input = Object.fromEntries([...ofBody, ...named.map((name) => [name, filter[name]])])
  const rest = Object.fromEntries(Object.entries(filter).filter(([name]) => !(name in input)))
  return { input, rest }
}

export const listInput = (call: Call, { pagination, sort, filter, meta }: Listed, customerId: number | null) => {
  const isPage = pagination !== undefined && Number.isFinite(pagination.perPage)
  const first = isPage ? (pagination.page - 1) * pagination.perPage : 0
  const { input, rest } = searchFor(call, filter ?? {})
  const list = {
    sort: sort && call.list?.sort.includes(sort.field) ? [sort.field, sort.order] : null,
    range: isPage ? [first, first + pagination.perPage - 1] : null,
    filter: rest,
  }
  return {
    first,
    input: { ...input, ...customerFor(call, customerId), ...repeatedFor(call, customerId), ...meta?.input, list },
  }
}
