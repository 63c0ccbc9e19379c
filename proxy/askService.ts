import { gatewayTimeout, HttpError, unauthorized, unavailable } from '../backend/httpError.ts'
import type { AnswerOf, Call, InputOf } from '../schema/call.ts'
import { wireName } from '../schema/product.ts'

const largestAnswer = 5_000_000

const failure = (error: unknown) => {
  const name = error instanceof Error ? error.name : ''
  if (name === 'TimeoutError') return gatewayTimeout(error)
  // Nobody hears this, and it is no fault of the service's.
  if (name === 'AbortError') return new HttpError(499, 'unavailable', 'The client has hung up.')
  return unavailable(502, 'The service cannot be reached.', error)
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Buffer
}

/** The whole answer; one that is not small is given up as soon as that shows. */
const readSmall = async ({ body }: Response) => {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of body ?? []) {
    length += piece.length
    if (length > largestAnswer) throw new Error('The answer is too large.')
    pieces.push(piece)
  }
  return Buffer.concat(pieces, length)
}

/** A small exchange with a connected service; raises 502 or 504 when there is no answer. */
export const exchangeBytes = async (url: string, init: RequestInit & { signal: AbortSignal }): Promise<Answer> => {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual' })
    return { status: response.status, headers: response.headers, bytes: await readSmall(response) }
  } catch (error) {
    throw failure(error)
  }
}

/** What to raise for an answer that the specification does not foresee. */
export const misanswered = (path: string, what: string) =>
  unavailable(502, 'The service answered something unexpected.', new Error(`${path} answered ${what}.`))

const parsed = (bytes: Buffer, path: string): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    // The parser's own error quotes the answer, which is nothing for a log.
    throw misanswered(path, `${bytes.length} bytes that are no JSON`)
  }
}

const queryOf = (call: Call, input: unknown) => {
  const pairs = Object.entries(call.query).flatMap(([name, field]) => {
    const value = field.encode((input as Readonly<Record<string, unknown>>)[name])
    return value === undefined ? [] : [[wireName(field.wire), String(value)]]
  })
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

/** Who asks, and when to give up. */
interface Asking {
  readonly token: string
  readonly signal: AbortSignal
}

/** Asks a connected service on the gateway's own behalf; raises its refusals by their status. */
export const askService = async <C extends Call>(
  base: string,
  call: C,
  input: InputOf<C>,
  { token, signal }: Asking,
) => {
  const path = wireName(call.path)
  const { status, bytes } = await exchangeBytes(`${base}${path}${queryOf(call, input)}`, {
    method: call.method,
    signal,
    headers: { authorization: `Bearer ${token}`, accept: 'application/json', 'content-type': 'application/json' },
    ...(call.body ? { body: JSON.stringify(call.body.encode(input)) } : {}),
  })
  if (status === 401) throw unauthorized()
  if (status >= 400 && status < 500) throw new HttpError(status, 'forbidden', 'The service refused.')
  if (status !== 200) throw misanswered(path, `status ${status}`)
  return call.answer.decode(parsed(bytes, path), `${call.service}${path}`) as AnswerOf<C>
}
