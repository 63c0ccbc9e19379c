import { type AnswerOf, type Call, type InputOf, type IsListed, nameOfCall } from '../../schema/call.ts'
import { InvalidAnswer } from '../../schema/checks/issues.ts'
import type { ListRequest } from '../../schema/list.ts'
import { isOffered, notOfferedCode } from '../../schema/wire/offered.ts'
import { noteChange } from '../changes.ts'
import { takeAhead } from '../lists/ahead.ts'
import { filterHere, type ListAnswer, listFrom } from '../lists/listing.ts'
import { ndjson, readLines } from '../lists/ndjson.ts'
import { whileRunning } from './activity.ts'
import { unreadOf } from './answerFaults.ts'
import { CallFailed } from './CallFailed.ts'
import { sessionBack, sessionExpired } from './expiry.ts'
import { failureOf } from './failure.ts'
import { readAnswer } from './readAnswer.ts'
import { initOf, urlOf, type Values } from './request.ts'

// A little more than the gateway's own deadlines, so that its answer arrives first (DECISIONS S28).
const readDeadline = 20_000
const writeDeadline = 125_000

export interface SendOptions {
  readonly signal?: AbortSignal | undefined
  /** The caller deals with a session that is over; otherwise a 401 opens the dialog 'Session expired'. */
  readonly handlesExpiry?: boolean
  /** For calls that take an `Idempotency-Key`: one key for every repeat of the same submit, see `repeatKeys`. */
  readonly repeatKey?: string
  /** How long it may take; by default 20 s for reads, 125 s for changes. */
  readonly milliseconds?: number
  /** Which form of answer is preferred to JSON. */
  readonly accept?: string
  /** What makes the request where it is not `fetch`, as with files. */
  readonly request?: (url: string, init: RequestInit) => Promise<Response>
}

/** What the page has asked for before it was drawn is not asked for again. */
const fetchOrTake = (url: string, init: RequestInit) => takeAhead(url, init) ?? fetch(url, init)

const fetchCall = async (
  call: Call,
  values: Values,
  { signal, repeatKey, milliseconds, accept, request = fetchOrTake }: SendOptions,
) => {
  const deadline = AbortSignal.timeout(milliseconds ?? (call.service === 'write' ? writeDeadline : readDeadline))
  const url = urlOf(call, values)
  const init = {
    ...initOf(call, values, repeatKey, accept),
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
  }
  try {
    return await request(url, init)
  } catch (error) {
    if (signal?.aborted) throw error
    throw new CallFailed({ status: 0, code: deadline.aborted ? 'timeout' : 'offline', message: '' })
  }
}

const isPublic = (call: Call) => 'public' in call.access

/** Whether the answer says that the session is over, and the dialog has to say so. */
const isSessionOver = (call: Call, { status }: Response, { handlesExpiry }: SendOptions) =>
  status === 401 && !isPublic(call) && !handlesExpiry

/** A call that finds the session over waits under the dialog, and is made once more when the same person is back. */
const fetchAgain = async (call: Call, values: Values, options: SendOptions, refused: Response) => {
  sessionExpired()
  if (!(await sessionBack(options.signal))) return refused
  const response = await whileRunning(fetchCall(call, values, options))
  if (isSessionOver(call, response, options)) sessionExpired()
  return response
}

/**
 * Whether what is shown may be another after it: not by a page that tells that it was opened, and nobody is there to see
 * it who has signed out.
 */
const isChange = ({ changes, leavesVisit, access }: Call) => changes && !leavesVisit && !('public' in access)

/** The answer to a call as it came, once it is OK; raises `CallFailed`. */
export const exchange = async (call: Call, values: Values, options: SendOptions) => {
  if (!isOffered(call)) throw new CallFailed({ status: 404, code: notOfferedCode, message: '' })
  const first = await whileRunning(fetchCall(call, values, options))
  const response = isSessionOver(call, first, options) ? await fetchAgain(call, values, options, first) : first
  if (!response.ok) throw await failureOf(call, response)
  if (isChange(call)) noteChange()
  return response
}

const demandValid = async <T>(decode: () => T | Promise<T>) => {
  try {
    return await decode()
  } catch (error) {
    if (!(error instanceof InvalidAnswer)) throw error
    throw new CallFailed({ status: 200, code: 'invalid_answer', message: error.message })
  }
}

const answerOf = async (call: Call, response: Response) => {
  const wire: unknown = await response.json().catch(() => undefined)
  return demandValid(() => readAnswer(call, wire))
}

/** `send` for a call whose types are not known where it is made. */
export const sendAny = async (call: Call, values: Values, options: SendOptions = {}) =>
  answerOf(call, await exchange(call, values, options))

/** Makes a call and reads its answer; raises `CallFailed`, or the signal's reason when aborted. */
export const send = async <C extends Call>(call: C, input: InputOf<C>, options?: SendOptions) =>
  (await sendAny(call, input as Values, options)) as AnswerOf<C>

/** `sendList` for a call whose types are not known where it is made. */
export const sendAnyList = async (
  call: Call,
  values: Values,
  options: SendOptions = {},
): Promise<ListAnswer<Values> & { readonly unread: number }> => {
  const response = await exchange(call, values, options)
  const rows = (await answerOf(call, response)) as Values[]
  const unread = unreadOf(nameOfCall(call))
  return { ...listFrom(call, rows, response.headers, values.list as ListRequest<string, Values>), unread }
}

/** A file under way may take as long as the gateway lets it. */
export const fileDeadline = 600_000

/**
 * All rows of a list in portions, as one snapshot: read as they come, between which the page does what waits. A service
 * that answers no file answers all at once, which is filtered and sorted here.
 */
export async function* streamAnyList(call: Call, values: Values, signal?: AbortSignal): AsyncIterable<Values[]> {
  const response = await exchange(call, values, { signal, accept: ndjson, milliseconds: fileDeadline })
  if (response.headers.get('Content-Type')?.startsWith(ndjson) && response.body) {
    yield* readLines(call, response.body)
    return
  }
  const rows = (await answerOf(call, response)) as Values[]
  yield [...filterHere(call, rows, values.list as ListRequest<string, Values>)]
}

type RowOfAnswer<A> = A extends readonly (infer R)[] ? R : never

/**
 * Makes a list call. A service that pages says so by `Content-Range`; where it does not, the whole list has come and is
 * filtered, sorted and paged here.
 */
export const sendList = async <C extends Call>(
  call: IsListed<C> extends true ? C : never,
  input: InputOf<C>,
  options?: SendOptions,
) => (await sendAnyList(call, input as Values, options)) as unknown as ListAnswer<RowOfAnswer<AnswerOf<C>>>
