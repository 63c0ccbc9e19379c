import { encode } from 'zod/mini'
import { atCompany, type ConnectedMap } from '#proxy/connectedMap.ts'
import { asSpecified, specifiedWire } from '#proxy/forwarding/outgoing.ts'
import { type AnyCall, ownerInput, type ServiceName } from '#schema/call.ts'
import { writeInput } from '#schema/checks/parseInput.ts'
import { calls } from '#schema/index.ts'
import { parseText } from '#schema/tolerance/decodeText.ts'
import { asQuery, pathOf, queryPairs } from '#schema/wire/request.ts'

export type Services = Readonly<Record<ServiceName, string | undefined>>

export interface Asked {
  readonly services: Services
  readonly token: string
  readonly map: ConnectedMap
  /** The services answer every declared call. */
  readonly forwardsAdditions: boolean
}

const declaredCalls = new Map<string, AnyCall>(calls)

/** The declared call of a name such as `concessions.comment`. */
export const callNamed = (name: string) => {
  const call = declaredCalls.get(name)
  if (!call) throw new Error(`There is no call ${name}.`)
  return call
}

type Values = Readonly<Record<string, unknown>>

export interface Exchanged {
  /** Null if there was no answer. */
  readonly status: number | null
  /** Undefined if the answer is no JSON. */
  readonly wire: unknown
  readonly text: string
  readonly milliseconds: number
}

const deadline = 30_000

const formOf = (call: AnyCall, input: Values, file: File) => {
  const form = new FormData()
  if (call.customerInForm !== null) form.append(call.customerInForm, String(input[ownerInput(call) ?? '']))
  const texts = call.body ? (writeInput(call.body, input) as Values) : {}
  for (const [name, text] of Object.entries(texts)) if (text !== null) form.append(name, String(text))
  if (call.uploads) form.append(call.uploads.name, file, file.name)
  return form
}

const contentOf = (
  call: AnyCall,
  input: Values,
  { forwardsAdditions }: Asked,
  file: File | undefined,
): Pick<RequestInit, 'body'> & { headers: Record<string, string> } => {
  if (file) return { body: formOf(call, input, file), headers: {} }
  const body = call.body ? encode(call.body, input) : null
  if (body === null) return { headers: {} }
  return {
    body: JSON.stringify(forwardsAdditions ? body : specifiedWire(call, body)),
    headers: { 'content-type': 'application/json' },
  }
}

/** Makes a call in the form in which the portal forwards it. */
export const exchange = async (declared: AnyCall, input: Values, asked: Asked, file?: File): Promise<Exchanged> => {
  const { services, token, map, forwardsAdditions } = asked
  const call = forwardsAdditions ? declared : asSpecified(declared)
  const { method, ...address } = atCompany(map, call)
  const url = `${services[call.service]}${pathOf(address, input)}${asQuery(queryPairs(call, input))}`
  const { headers, ...content } = contentOf(call, input, asked, file)
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  try {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(deadline),
      headers: { authorization: `Bearer ${token}`, accept: 'application/json', ...headers },
      ...content,
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    const wire = parseText(bytes, response.headers.get('content-type'))
    return { status: response.status, wire, text: new TextDecoder().decode(bytes), milliseconds: took() }
  } catch {
    return { status: null, wire: undefined, text: '', milliseconds: took() }
  }
}
