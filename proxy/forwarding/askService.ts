import { encode } from 'zod/mini'
import { unauthorized } from '#backend/errors.ts'
import { type AnswerOf, type Call, type InputOf, nameOfCall } from '#schema/call.ts'
import { hasGuessedCharset, parseText } from '#schema/tolerance/decodeText.ts'
import { type Fault, FaultLog, wholeAnswer } from '#schema/tolerance/faults.ts'
import { readTolerantly } from '#schema/tolerance/readTolerantly.ts'
import { asQuery, pathOf, queryPairs, type Values } from '#schema/wire/request.ts'
import { atCompany, type ConnectedMap } from '../connectedMap.ts'
import { gatewayTimeout, HttpError, invalidAnswer, serviceFailed } from '../httpError.ts'

/** Maximum bytes for answers about a caller. */
const smallAnswer = 5_000_000

const failure = (error: unknown) => {
  // The signal's own reason: the client has disconnected, so the service is not at fault.
  if (error instanceof HttpError) return error
  if (error instanceof Error && error.name === 'TimeoutError') return gatewayTimeout(error)
  return serviceFailed('The service cannot be reached.', error)
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Buffer
}

/** Reads the whole body; stops as soon as it exceeds the limit. */
const readWhole = async ({ body }: Response, largest: number) => {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of body ?? []) {
    length += piece.length
    if (length > largest) throw new Error('The answer is too large.')
    pieces.push(piece)
  }
  return Buffer.concat(pieces, length)
}

/** Request to a connected service whose response is read completely; throws 502 or 504 without one. */
export const exchangeBytes = async (
  url: string,
  init: RequestInit & { signal: AbortSignal },
  largest = smallAnswer,
): Promise<Answer> => {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual' })
    return { status: response.status, headers: response.headers, bytes: await readWhole(response, largest) }
  } catch (error) {
    throw failure(error)
  }
}

/** Error for a response that violates the specification. */
export const unexpectedAnswer = (path: string, what: string) =>
  serviceFailed('The service sent an unexpected response.', new Error(`${path} answered ${what}.`))

const parsed = ({ bytes, headers }: Answer, path: string): unknown => {
  const wire = parseText(bytes, headers.get('content-type'))
  // The parser's own error quotes the response, which must not be logged.
  if (wire === undefined) throw invalidAnswer(new Error(`${path} answered ${bytes.length} bytes that are no JSON.`))
  return wire
}

export interface Asking {
  readonly token: string
  readonly signal: AbortSignal
  /** Maximum bytes of the response. */
  readonly largest?: number
  /** Time zone of days and times that come without one. */
  readonly timeZone?: string
  /** The company's own addresses. */
  readonly map?: ConnectedMap
  /** Called with the faults of an answer. */
  readonly onFaults?: OnFaults
}

/** Receives the faults of an answer and the call's address. */
export type OnFaults = (call: string, faults: readonly Fault[]) => void

/** Reads an answer tolerantly and reports its faults. */
export const readAnswer = <C extends Call>(
  call: C,
  wire: unknown,
  { timeZone = 'UTC', onFaults }: Pick<Asking, 'timeZone' | 'onFaults'>,
) => {
  const log = new FaultLog()
  if (hasGuessedCharset(wire)) log.add(wholeAnswer, 'type', 'shown', null)
  try {
    return readTolerantly(call.answer, wire, `${call.service}${call.path}`, { log, timeZone }) as AnswerOf<C>
  } finally {
    if (log.faults.length > 0) onFaults?.(nameOfCall(call), log.faults)
  }
}

/** Calls a connected service on behalf of the gateway; throws an error with its status if it rejects. */
export const askService = async <C extends Call>(base: string, call: C, input: InputOf<C>, by: Asking) => {
  const values = input as Values
  const { path } = call
  const addressed = by.map ? atCompany(by.map, call) : call
  const init = {
    method: addressed.method,
    signal: by.signal,
    headers: { authorization: `Bearer ${by.token}`, accept: 'application/json', 'content-type': 'application/json' },
    ...(call.body ? { body: JSON.stringify(encode(call.body, input)) } : {}),
  }
  const answer = await exchangeBytes(
    `${base}${pathOf(addressed, values)}${asQuery(queryPairs(call, values))}`,
    init,
    by.largest,
  )
  const { status } = answer
  if (status === 401) throw unauthorized()
  if (status >= 400 && status < 500) throw new HttpError(status, 'forbidden', 'The service refused.')
  if (status !== 200) throw unexpectedAnswer(path, `status ${status}`)
  return readAnswer(call, parsed(answer, path), by)
}
