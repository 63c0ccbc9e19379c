import { type Call, linkHeader, takesLink } from '../schema/call.ts'
import type { Fields } from '../schema/entity.ts'
import type { ListRequest } from '../schema/list.ts'
import { wireName } from '../schema/product.ts'

/** An input before its types matter: values by their names in the program. */
export type Values = Readonly<Record<string, unknown>>

const pathOf = (call: Call, values: Values) =>
  wireName(call.path).replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name] as never
    return encodeURIComponent(String(call.params[name]?.encode(value) ?? value))
  })

const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

const encodeFields = (fields: Fields, values: Values, nameOf: (name: string) => string) => {
  const wire: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name] === undefined ? undefined : field.encode(values[name] as never)
    if (value !== undefined && value !== null) wire[nameOf(name)] = value
  }
  return wire
}

const listQuery = (call: Call, { sort, range, filter }: ListRequest<string, Values>) => {
  const wireFilter = encodeFields(call.list?.filter ?? {}, filter, (name) => name)
  return {
    ...(sort ? { sort: JSON.stringify(sort) } : {}),
    ...(range ? { range: JSON.stringify(range) } : {}),
    ...(Object.keys(wireFilter).length > 0 ? { filter: JSON.stringify(wireFilter) } : {}),
  }
}

const queryOf = (call: Call, values: Values) => {
  const own = encodeFields(call.query, values, (name) => wireName(call.query[name]?.wire ?? name))
  const list = call.list ? listQuery(call, values.list as ListRequest<string, Values>) : {}
  const texts = Object.entries({ ...own, ...list }).map(([name, value]) => [name, asText(value)])
  return texts.length > 0 ? `?${new URLSearchParams(texts)}` : ''
}

/** Where a call goes: path and query string below the origin. */
export const urlOf = (call: Call, values: Values) => `/${call.service}${pathOf(call, values)}${queryOf(call, values)}`

/** Method, headers and body of a call. */
export const initOf = (call: Call, values: Values, repeatKey?: string, accept?: string): RequestInit => {
  const headers: Record<string, string> = {
    Accept: accept ? `${accept}, application/json;q=0.9` : 'application/json',
    'X-Requested-With': 'portal',
  }
  if (call.body) headers['Content-Type'] = 'application/json'
  if (call.versioned === 'write') headers['If-Match'] = `"${values.version}"`
  if (takesLink(call)) headers[linkHeader] = String(values.link)
  if (call.takesKey && repeatKey) headers['Idempotency-Key'] = repeatKey
  return {
    method: call.method,
    headers,
    credentials: 'same-origin',
    ...(call.body ? { body: JSON.stringify(call.body.encode(values)) } : {}),
  }
}
