import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { type AnyCall, type Method, nameOfCall } from '#schema/call.ts'
import { calls } from '#schema/index.ts'
import { placesOf } from '#schema/tolerance/faults.ts'
import type { FieldNames } from '#schema/tolerance/fieldNames.ts'

interface Address {
  readonly method: Method
  readonly path: string
}

/** Addresses and names of a company, where the specifications give none. */
export interface ConnectedMap {
  /** By the portal's own address, such as `GET /read/api/Customers/:customerId/isLotType`. */
  readonly calls: ReadonlyMap<string, Address>
  readonly fields: FieldNames
}

const emptyMap: ConnectedMap = { calls: new Map(), fields: {} }

const text = z.string().check(z.minLength(1))
const content = z.strictObject({
  calls: z._default(z.record(text, text), {}),
  fields: z._default(z.record(text, text), {}),
})

const forwarded = new Map(
  calls.filter(([, call]) => !call.isOwn && !call.isAddition).map(([, call]) => [nameOfCall(call), call]),
)

const parametersOf = (path: string) => (path.match(/:\w+/g) ?? []).toSorted()

const addressIn = (call: AnyCall, text: string): Address | null => {
  const [, method, path] = /^(GET|POST) (\/[\w./:{}-]*)$/.exec(text) ?? []
  if (method === undefined || path === undefined || (method === 'GET' && call.body)) return null
  return String(parametersOf(path)) === String(parametersOf(call.path)) ? { method: method as Method, path } : null
}

const fieldPlaces = () => new Set([...forwarded.values()].flatMap((call) => [...placesOf(call)]))

/** Checks each entry; the problems name those that cannot be used. */
export const parseMap = (json: string): { map: ConnectedMap; problems: readonly string[] } => {
  const parsed = z.safeParse(content, parseJson(json))
  if (!parsed.success)
    return { map: emptyMap, problems: ['must be JSON such as {"calls": {"…": "…"}, "fields": {"…": "…"}}'] }
  const problems: string[] = []
  const addresses = Object.entries(parsed.data.calls).flatMap(([name, own]) => {
    const call = forwarded.get(name)
    const address = call && addressIn(call, own)
    if (!call) problems.push(`names the call "${name}", which docs/calls-of-pages.md does not have`)
    else if (!address)
      problems.push(`maps "${name}" to "${own}": it must be GET or POST, and a path with the same parameters`)
    return address ? [[name, address] as const] : []
  })
  const places = fieldPlaces()
  for (const field of Object.keys(parsed.data.fields))
    if (!places.has(field)) problems.push(`names the field "${field}"; check-services shows fields as record.field`)
  return { map: { calls: new Map(addresses), fields: parsed.data.fields }, problems }
}

const parseJson = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** Reads the file of the setting. */
export const readMap = (file: string | undefined) => {
  if (file === undefined) return { map: emptyMap, problems: [] }
  try {
    return parseMap(readFileSync(file, 'utf8'))
  } catch {
    return { map: emptyMap, problems: [`names the file ${file}, which cannot be read`] }
  }
}

/** The call at the company's own address. */
export const atCompany = <C extends Pick<AnyCall, 'method' | 'service' | 'path'>>(
  { calls: own }: ConnectedMap,
  call: C,
): C => ({
  ...call,
  ...own.get(nameOfCall(call)),
})
