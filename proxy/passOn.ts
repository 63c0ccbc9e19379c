import { type Answer, exchangeBytes } from './askService.ts'
import { isForm } from './body.ts'
import type { Exchange } from './exchange.ts'
import { parseForm, parseJson } from './parseBody.ts'
import { unusable } from './unusable.ts'
import { answeredHeaders, headersFor, targetOf } from './upstream.ts'

const parsed = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

/** A JSON object, or null for anything else. */
export const asObject = (bytes: Buffer) => {
  const value = parsed(bytes)
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
}

/** The body of a small call, decoded from a form or JSON; undefined where there is none. */
export const decodeBody = (exchange: Exchange, bytes: Buffer): unknown => {
  if (bytes.length === 0) return undefined
  const text = bytes.toString('utf8')
  return isForm(exchange.request) ? parseForm(text) : parseJson(text)
}

/** A grant with the portal's own client credentials, in the encoding that it came in. */
export const withClient = (exchange: Exchange, grant: unknown, client: { id: string; secret: string }) => {
  const full = { ...(grant as Record<string, string>), client_id: client.id, client_secret: client.secret }
  return Buffer.from(isForm(exchange.request) ? String(new URLSearchParams(full)) : JSON.stringify(full))
}

/** Aborted when the client hangs up: nobody waits for the answer any more. */
const whileWanted = ({ response }: Exchange) => {
  const controller = new AbortController()
  response.once('close', () => controller.abort())
  return controller.signal
}

/** Passes a call on whose body has been read: the very bytes, to the checked path. Ends with the client. */
export const passOn = (exchange: Exchange, target: string, body: Buffer, milliseconds: number) => {
  const { 'content-length': _length, ...headers } = headersFor(exchange)
  return exchangeBytes(`${target}${targetOf(exchange)}`, {
    method: exchange.call.method,
    signal: AbortSignal.any([AbortSignal.timeout(milliseconds), whileWanted(exchange)]),
    headers,
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  })
}

/** Answers what the service answered; raises what to answer instead of what is of no use. */
export const relay = ({ response }: Exchange, { status, headers, bytes }: Answer) => {
  const [contentType, retryAfter] = [headers.get('content-type'), headers.get('retry-after')]
  const refusal = unusable({ status, contentType, retryAfter })
  if (refusal) throw refusal
  const framing = ['content-length', 'content-encoding']
  for (const name of answeredHeaders) {
    const value = headers.get(name)
    if (value !== null && !framing.includes(name)) response.setHeader(name, value)
  }
  response.status(status).send(bytes)
}
