import { isOffered } from '#schema/wire/offered.ts'
import { atBase } from '#values/basePath.ts'
import { readAnswer } from '../calls/readAnswer.ts'
import { initOf, requestOf, urlOf } from '../calls/request.ts'
import type { FirstCall } from './firstRows.ts'

/** A call that was sent before React was ready. */
export interface Prefetched {
  readonly first: FirstCall
  /** Returns the prefetched response the first time, which is aborted by the signal; later sends a request. */
  readonly fetchOnce: (url: string, init: RequestInit) => Promise<Response>
  /** True after a successful response. */
  readonly isAnswered: () => boolean
}

const sent = new Map<string, Prefetched>()

const fetchOnceOf = (prefetched: Promise<Response>, stopping: AbortController): Prefetched['fetchOnce'] => {
  let left: Promise<Response> | null = prefetched
  return (url, init) => {
    const response = left
    left = null
    if (!response) return fetch(url, init)
    init.signal?.addEventListener('abort', () => stopping.abort(init.signal?.reason), { once: true })
    return response
  }
}

/** Sends a call that the page will need, and those that follow from its response until the page takes over. */
export const prefetch = (first: FirstCall) => {
  const { call, values, next } = first
  const request = () => requestOf(call, values)
  const key = request()
  if (!isOffered(call) || sent.has(key)) return
  const stopping = new AbortController()
  const response = fetch(atBase(urlOf(call, values)), { ...initOf(call, values), signal: stopping.signal })
  let isAnswered = false
  const prefetched = { first, fetchOnce: fetchOnceOf(response, stopping), isAnswered: () => isAnswered }
  sent.set(key, prefetched)
  const goOn = async (answered: Response) => {
    if (!answered.ok) return
    isAnswered = true
    if (!next) return
    // Cloned before the page reads the body.
    const answer = await readAnswer(call, request, await answered.clone().json())
    if (sent.get(key) === prefetched) next(answer).forEach(prefetch)
  }
  // The page handles failures.
  response.then(goOn).catch(() => undefined)
}

/** Prefetched calls, for the page, which makes further calls itself. */
export const takePrefetches = () => {
  const taken = [...sent.values()]
  sent.clear()
  return taken
}
