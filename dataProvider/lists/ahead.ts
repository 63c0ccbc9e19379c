import { isOffered } from '../../schema/wire/offered.ts'
import { initOf, urlOf } from '../calls/request.ts'
import type { FirstCall } from './firstRows.ts'

/** A request that nobody has asked for yet. */
interface Ahead {
  readonly first: FirstCall
  readonly answer: Promise<Response>
  readonly stop: (reason: unknown) => void
  /** Whether it has been answered, and well. */
  isAnswered: boolean
}

const underWay = new Map<string, Ahead>()

const keyOf = (url: string, { method, body, headers }: RequestInit) => JSON.stringify([method, url, body, headers])

const ignore = () => undefined

/**
 * Makes a request that the page will make, before there is a page. `onAnswer` gets a copy of an answer that is OK, for
 * what depends on it.
 */
export const sendAhead = (first: FirstCall, onAnswer?: (answer: Response) => void) => {
  const { call, values } = first
  if (!isOffered(call)) return
  const url = urlOf(call, values)
  const init = initOf(call, values)
  const key = keyOf(url, init)
  if (underWay.has(key)) return
  const stopping = new AbortController()
  const answer = fetch(url, { ...init, signal: stopping.signal })
  const ahead: Ahead = { first, answer, stop: (reason) => stopping.abort(reason), isAnswered: false }
  underWay.set(key, ahead)
  const note = (response: Response) => {
    if (!response.ok) return
    ahead.isAnswered = true
    onAnswer?.(response.clone())
  }
  // A failure is told to who takes it. The copy is made first, while nobody has read the answer.
  answer.then(note).catch(ignore)
}

/** The answer to a request that is on its way already, and from now on its asker's; null where there is none. */
export const takeAhead = (url: string, init: RequestInit) => {
  const key = keyOf(url, init)
  const ahead = underWay.get(key)
  if (!ahead) return null
  underWay.delete(key)
  const { signal } = init
  if (signal?.aborted) ahead.stop(signal.reason)
  signal?.addEventListener('abort', () => ahead.stop(signal.reason), { once: true })
  return ahead.answer
}

/** The calls whose answers have come, and wait to be taken. */
export const answeredAhead = () =>
  [...underWay.values()].flatMap(({ first, isAnswered }) => (isAnswered ? [first] : []))

/** The page that they were for is left: what nobody has taken is asked for anew. */
export const dropAhead = () => {
  for (const { stop } of underWay.values()) stop(new Error('The page was left.'))
  underWay.clear()
}
