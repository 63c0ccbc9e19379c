import { type AnswerOf, type Call, type InputOf, type IsListed, otherUserCode } from '#schema/call.ts'
import { InvalidAnswerError } from '#schema/checks/issues.ts'
import { type ListRequest, wholeList } from '#schema/list.ts'
import type { Unreadable } from '#schema/tolerance/faults.ts'
import { isOffered, notOfferedCode } from '#schema/wire/offered.ts'
import { atBase } from '#values/basePath.ts'
import { noteChange } from '../changes.ts'
import { filterHere, type ListAnswer, listFrom } from '../lists/listing.ts'
import { ndjson, readLines } from '../lists/ndjson.ts'
import { keepList, keptList } from '../lists/wholeList.ts'
import { whileRunning } from './activity.ts'
import { unreadableOf } from './answerFaults.ts'
import { breakOf, CallError } from './callError.ts'
import { otherUserFound, sessionBack, sessionExpired } from './expiry.ts'
import { failureOf } from './failure.ts'
import { isForeign } from './foreign.ts'
import { readAnswer } from './readAnswer.ts'
import { initOf, requestOf, urlOf, type Values } from './request.ts'

// Slightly longer than the gateway's own timeouts, so that its response arrives first.
const readDeadline = 20_000
const writeDeadline = 125_000

export interface SendOptions {
  readonly signal?: AbortSignal | undefined
  /** The caller handles an expired session; otherwise a 401 opens the dialog 'Session expired'. */
  readonly handlesExpiry?: boolean
  /** `Idempotency-Key`, the same for every retry of a submit, see `repeatKeys`. */
  readonly repeatKey?: string
  /** Timeout; by default 20 s for reads, 125 s for writes. */
  readonly milliseconds?: number
  /** Media type preferred over JSON. */
  readonly accept?: string
  /** Replaces `fetch`, for example to upload files with progress. */
  readonly request?: (url: string, init: RequestInit) => Promise<Response>
}

/** Request of a call as it is sent. */
export interface SentRequest {
  readonly url: string
  readonly init: RequestInit
}

type ExchangeOptions = Omit<SendOptions, 'repeatKey' | 'accept'>

const fetchCall = async (
  call: Call,
  { url, init }: SentRequest,
  { signal, milliseconds, request = fetch }: ExchangeOptions,
) => {
  const deadline = AbortSignal.timeout(milliseconds ?? (call.service === 'write' ? writeDeadline : readDeadline))
  try {
    return await request(atBase(url), { ...init, signal: signal ? AbortSignal.any([signal, deadline]) : deadline })
  } catch (error) {
    throw breakOf(error, signal)
  }
}

/** True for a 401 that the dialog must handle. */
const isSessionOver = (call: Call, { status }: Response, { handlesExpiry }: ExchangeOptions) =>
  status === 401 && !('public' in call.access) && !handlesExpiry

/** Waits while the dialog 'Session expired' is open; retries once if the same user signs in again. */
const fetchAgain = async (call: Call, sent: SentRequest, options: ExchangeOptions, expired: Response) => {
  sessionExpired()
  if (!(await sessionBack(options.signal))) return expired
  const response = await whileRunning(fetchCall(call, sent, options))
  if (isSessionOver(call, response, options)) sessionExpired()
  return response
}

/**
 * True if the call changes server data and cached queries must be invalidated. Visit tracking and public calls do not
 * count: nothing on the screen depends on them.
 */
const isChange = ({ changes, leavesVisit, access }: Call) => changes && !leavesVisit && !('public' in access)

/** Sends a request of a call; returns the raw response if it is OK, and throws `CallError` otherwise. */
export const exchangeRequest = async (call: Call, sent: SentRequest, options: ExchangeOptions) => {
  if (!isOffered(call)) throw new CallError({ status: 404, code: notOfferedCode, message: '' })
  const first = await whileRunning(fetchCall(call, sent, options))
  const response = isSessionOver(call, first, options) ? await fetchAgain(call, sent, options, first) : first
  if (!response.ok) {
    const failure = await failureOf(call, response)
    if (failure.code === otherUserCode) otherUserFound()
    throw failure
  }
  if (isChange(call)) noteChange()
  return response
}

/** Makes a call; returns the raw response if it is OK, and throws `CallError` otherwise. */
export const exchange = (call: Call, values: Values, { repeatKey, accept, ...options }: SendOptions) =>
  exchangeRequest(call, { url: urlOf(call, values), init: initOf(call, values, repeatKey, accept) }, options)

const requireValidAnswer = async <T>(decode: () => T | Promise<T>) => {
  try {
    return await decode()
  } catch (error) {
    if (!(error instanceof InvalidAnswerError)) throw error
    throw new CallError({ status: 200, code: 'invalid_answer', message: error.message })
  }
}

/** Decodes the JSON of a response; `request` identifies the request, see `requestOf`. Throws `CallError`. */
export const decodeAnswer = (call: Call, request: () => string, wire: unknown) =>
  requireValidAnswer(() => readAnswer(call, request, wire))

/** Reads the body of a response; undefined if it is no JSON. Throws like a call when the body breaks off. */
export const jsonOf = async (call: Call, response: Response, signal?: AbortSignal): Promise<unknown> => {
  try {
    if (isForeign(call)) return await (await import('./readForeign.ts')).foreignJson(response)
    return await response.json()
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw breakOf(error, signal)
  }
}

const answerOf = async (call: Call, values: Values, response: Response, signal?: AbortSignal) =>
  decodeAnswer(call, () => requestOf(call, values), await jsonOf(call, response, signal))

/** Untyped `send`, for calls whose types are not known at compile time. */
export const sendAny = async (call: Call, values: Values, options: SendOptions = {}) =>
  answerOf(call, values, await exchange(call, values, options), options.signal)

/** Makes a call and decodes its response. Throws `CallError`, or the signal's reason if aborted. */
export const send = async <C extends Call>(call: C, input: InputOf<C>, options?: SendOptions) =>
  (await sendAny(call, input as Values, options)) as AnswerOf<C>

interface RequestFaults {
  /** Identifies the answer of a company's service; null for the portal's own. */
  readonly request: string | null
  readonly unreadable: Unreadable | null
}

/** A whole list of a company's service, as long as it is kept. */
interface WholeAnswer {
  readonly rows: Values[]
  readonly headers: Headers
  readonly request: string | null
}

const faultsOf = (request: string | null): RequestFaults => ({
  request,
  unreadable: request === null ? null : unreadableOf(request),
})

/** Untyped `sendList`. */
export const sendAnyList = async (
  call: Call,
  values: Values,
  options: SendOptions = {},
): Promise<ListAnswer<Values> & RequestFaults> => {
  const list = values.list as ListRequest<string, Values>
  const key = isForeign(call) ? requestOf(call, { ...values, list: wholeList }) : null
  const kept = key === null ? null : keptList<WholeAnswer>(key)
  if (kept) return { ...listFrom(call, kept.rows, kept.headers, list), ...faultsOf(kept.request) }
  const response = await exchange(call, values, options)
  const rows = (await answerOf(call, values, response, options.signal)) as Values[]
  const { headers } = response
  const request = key === null ? null : requestOf(call, values)
  if (key !== null && !headers.has('Content-Range')) keepList(key, { rows, headers, request } satisfies WholeAnswer)
  return { ...listFrom(call, rows, headers, list), ...faultsOf(request) }
}

/** The gateway's limit for a file download. */
export const fileDeadline = 600_000

/**
 * Streams all rows of a list in chunks, from one snapshot; the page stays responsive between chunks. If the service
 * returns JSON instead of a stream, all rows are filtered and sorted here.
 */
export async function* streamAnyList(call: Call, values: Values, signal?: AbortSignal): AsyncIterable<Values[]> {
  const response = await exchange(call, values, { signal, accept: ndjson, milliseconds: fileDeadline })
  if (response.headers.get('Content-Type')?.startsWith(ndjson) && response.body) {
    yield* readLines(call, response.body, signal)
    return
  }
  const rows = (await answerOf(call, values, response, signal)) as Values[]
  yield [...filterHere(call, rows, values.list as ListRequest<string, Values>)]
}

type RowOfAnswer<A> = A extends readonly (infer R)[] ? R : never

/**
 * Makes a list call. Without a `Content-Range` header the service has returned the whole list, which is then filtered,
 * sorted and paged here.
 */
export const sendList = async <C extends Call>(
  call: IsListed<C> extends true ? C : never,
  input: InputOf<C>,
  options?: SendOptions,
) => (await sendAnyList(call, input as Values, options)) as unknown as ListAnswer<RowOfAnswer<AnswerOf<C>>>
