import { isOffered } from '../../schema/wire/offered.ts'
import { initOf, urlOf } from '../calls/request.ts'
import type { FirstCall } from './firstRows.ts'

interface PrefetchedRequest {
  readonly first: FirstCall
  readonly answer: Promise<Response>
  readonly stop: (reason: unknown) => void
  /** True after a successful response. */
  isAnswered: boolean
}

const pending = new Map<string, PrefetchedRequest>()

const keyOf = (url: string, { method, body, headers }: RequestInit) => JSON.stringify([method, url, body, headers])

const ignore = () => undefined

/**
 * Sends a request that the page will need, before React is ready. `onAnswer` receives a copy of a successful response,
 * for requests that depend on it.
 */
export const prefetch = (first: FirstCall, onAnswer?: (answer: Response) => void) => {
  const { call, values } = first
  if (!isOffered(call)) return
  const url = urlOf(call, values)
  const init = initOf(call, values)
  const key = keyOf(url, init)
  if (pending.has(key)) return
  const stopping = new AbortController()
  const answer = fetch(url, { ...init, signal: stopping.signal })
  const prefetched: PrefetchedRequest = { first, answer, stop: (reason) => stopping.abort(reason), isAnswered: false }
  pending.set(key, prefetched)
  const note = (response: Response) => {
    if (!response.ok) return
    prefetched.isAnswered = true
    onAnswer?.(response.clone())
  }
  // The consumer handles failures. The response is cloned here, before its body is read.
  answer.then(note).catch(ignore)
}

/**
 * Consumes a prefetched response, pending or complete; null if there is none. The caller's signal now aborts the
 * request.
 */
export const consumePrefetch = (url: string, init: RequestInit) => {
  const key = keyOf(url, init)
  const prefetched = pending.get(key)
  if (!prefetched) return null
  pending.delete(key)
  const { signal } = init
  if (signal?.aborted) prefetched.stop(signal.reason)
  signal?.addEventListener('abort', () => prefetched.stop(signal.reason), { once: true })
  return prefetched.answer
}

/** Prefetched calls that are complete and not consumed yet. */
export const answeredPrefetches = () =>
  [...pending.values()].flatMap(({ first, isAnswered }) => (isAnswered ? [first] : []))

/** Aborts and drops all unused prefetches when their page is left. */
export const dropPrefetches = () => {
  for (const { stop } of pending.values()) stop(new Error('The page was left.'))
  pending.clear()
}
