import type { Values } from '#schema/wire/request.ts'
import type { Exchange } from '../exchange.ts'
import { checkedBody, writeBody } from '../input/body.ts'
import { type Answer, exchangeBytes } from './askService.ts'
import { headersFor, targetOf } from './outgoing.ts'
import { answeredHeaders } from './passAnswer.ts'
import { unusable } from './unusable.ts'

const parsed = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

/** Parses a JSON object; null for anything else. */
export const asObject = (bytes: Buffer) => {
  const value = parsed(bytes)
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
}

const untilHungUp = ({ response }: Exchange) => {
  const controller = new AbortController()
  response.once('close', () => controller.abort())
  return controller.signal
}

/** Sends a call with this input in place of the checked one; reads the whole answer. */
export const passOn = (exchange: Exchange, target: string, input: Values, milliseconds: number) => {
  const { call } = exchange
  const body = checkedBody({ ...exchange, input })
  return exchangeBytes(`${target}${targetOf(exchange, input)}`, {
    method: call.method,
    signal: AbortSignal.any([AbortSignal.timeout(milliseconds), untilHungUp(exchange)]),
    headers: { ...headersFor(exchange, input), ...(body ? { 'content-type': body.type } : {}) },
    ...(body ? { body: new Uint8Array(writeBody(body)) } : {}),
  })
}

/** Sends the service's response; throws an error if the response is not usable. */
export const relay = ({ response }: Exchange, { status, headers, bytes }: Answer) => {
  const [contentType, retryAfter] = [headers.get('content-type'), headers.get('retry-after')]
  const failure = unusable({ status, contentType, retryAfter })
  if (failure) throw failure
  const framing = ['content-length', 'content-encoding']
  for (const name of answeredHeaders) {
    const value = headers.get(name)
    if (value !== null && !framing.includes(name)) response.setHeader(name, value)
  }
  response.status(status).send(bytes)
}
