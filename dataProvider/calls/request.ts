import { type Call, linkHeader, takesLink, userHeader } from '#schema/call.ts'
import { writeInput } from '#schema/checks/parseInput.ts'
import type { Fields } from '#schema/entity.ts'
import type { ListRequest } from '#schema/list.ts'
import { asQuery, pathOf, queryPairs, type Values } from '#schema/wire/request.ts'

export type { Values } from '#schema/wire/request.ts'

/** Filter of a list call in wire form, without empty values. */
export const encodeFilter = (fields: Fields, values: Values) => {
  const wire: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name] === undefined ? undefined : writeInput(field, values[name])
    if (value !== undefined && value !== null) wire[name] = value
  }
  return wire
}

const listQuery = (call: Call, { sort, range, filter }: ListRequest<string, Values>) => {
  const wireFilter = encodeFilter(call.list?.filter ?? {}, filter)
  return {
    ...(sort ? { sort: JSON.stringify(sort) } : {}),
    ...(range ? { range: JSON.stringify(range) } : {}),
    ...(Object.keys(wireFilter).length > 0 ? { filter: JSON.stringify(wireFilter) } : {}),
  }
}

const queryOf = (call: Call, values: Values) => {
  const list = call.list ? listQuery(call, values.list as ListRequest<string, Values>) : {}
  return asQuery([...queryPairs(call, values), ...Object.entries(list)])
}

/** Path and query string, without the origin and the base path. */
export const urlOf = (call: Call, values: Values) => `/${call.service}${pathOf(call, values)}${queryOf(call, values)}`

/** Identifies a request: its address, and its body if it has one. */
export const requestOf = (call: Call, values: Values) =>
  [call.method, urlOf(call, values), ...(call.body ? [JSON.stringify(writeInput(call.body, values))] : [])].join(' ')

let tabUser: number | null = null

/** Binds the tab to the user that it was opened with: the server rejects its calls once somebody else is signed in. */
export const setTabUser = (id: number) => {
  tabUser = id
}

/** Headers of every request; pages of other sites cannot send `X-Requested-With`. */
export const portalHeaders = (): Record<string, string> => ({
  Accept: 'application/json',
  'X-Requested-With': 'portal',
  ...(tabUser === null ? {} : { [userHeader]: String(tabUser) }),
})

export const initOf = (call: Call, values: Values, repeatKey?: string, accept?: string): RequestInit => {
  const headers: Record<string, string> = {
    ...portalHeaders(),
    ...(accept && { Accept: `${accept}, application/json;q=0.9` }),
  }
  const isJson = call.body !== null && !call.uploads
  if (isJson) headers['Content-Type'] = 'application/json'
  if (call.versioned === 'write') headers['If-Match'] = `"${values.version}"`
  if (takesLink(call)) headers[linkHeader] = String(values.link)
  if (call.takesKey && repeatKey) headers['Idempotency-Key'] = repeatKey
  return {
    method: call.method,
    headers,
    credentials: 'same-origin',
    ...(isJson && call.body ? { body: JSON.stringify(writeInput(call.body, values)) } : {}),
  }
}
