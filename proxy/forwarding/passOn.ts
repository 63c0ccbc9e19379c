import type { Values } from '#schema/wire/request.ts'
import type { Deadlines } from '../deadlines.ts'
import { type Exchange, untilHungUp } from '../exchange.ts'
import { type Body, checkedBody, formType, writeBody } from '../input/body.ts'
import { type Answer, exchangeBytes } from './askService.ts'
import { headersFor, targetOf } from './outgoing.ts'
import { answeredHeaders } from './passAnswer.ts'
import { healthOf } from './serviceHealth.ts'
import { isWebPage, unusable, webPage } from './unusable.ts'

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

/**
 * Sends a call with this input in place of the checked one, in the type in which it came or as a form; reads the whole
 * answer.
 */
export const passOn = (
  exchange: Exchange,
  target: string,
  input: Values,
  { read, pause, isForm = false }: Pick<Deadlines, 'read' | 'pause'> & { readonly isForm?: boolean },
) => {
  const { call } = exchange
  const checked = checkedBody({ ...exchange, input })
  const body: Body | null = checked && isForm ? { ...checked, type: formType } : checked
  const init = {
    method: call.method,
    signal: AbortSignal.any([AbortSignal.timeout(read), untilHungUp(exchange)]),
    headers: { ...headersFor(exchange, input), ...(body ? { 'content-type': body.type } : {}) },
    ...(body ? { body: new Uint8Array(writeBody(body)) } : {}),
  }
  return healthOf(target).watch(pause, () => exchangeBytes(`${target}${targetOf(exchange, input)}`, init))
}

/** Sends the service's response; throws an error if the response is not usable. */
export const relay = ({ response }: Exchange, { status, headers, bytes }: Answer) => {
  const [contentType, retryAfter] = [headers.get('content-type'), headers.get('retry-after')]
  const failure = unusable({ status, contentType, retryAfter })
  if (failure) throw failure
  if (isWebPage(contentType, bytes.toString('latin1', 0, 100))) throw webPage()
  const framing = ['content-length', 'content-encoding']
  for (const name of answeredHeaders) {
    const value = headers.get(name)
    if (value !== null && !framing.includes(name)) response.setHeader(name, value)
  }
  response.status(status).send(bytes)
}
