import { type Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** A request, and the behaviour of its client. */
export interface Sending {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer
  /** The client reads to the end, reads slowly, or leaves: after this many milliseconds or bytes of the answer. */
  readonly manner: 'whole' | 'slow' | { readonly milliseconds: number } | { readonly bytes: number }
  /** Bytes of the body that are sent before the client leaves; all of them by default. */
  readonly sent?: number
  readonly agent?: Agent
}

/**
 * Status of an answer that was read to its end; `cut` if the server ended it or was silent for too long, `left` if the
 * client left.
 */
type Outcome = number | 'cut' | 'left'

export interface Received {
  readonly outcome: Outcome
  /** True if the answer says when to try again. */
  readonly hasRetryAfter: boolean
}

const betweenSlowReads = 100
const longestSlowRead = 8_000
// Longer than a zip or an upload waits for its turn.
const longestSilence = 90_000

/** Sends a request with the given client behaviour; never rejects. */
export const send = ({ url, method, headers, body, manner, sent, agent }: Sending): Promise<Received> => {
  const { promise, resolve: receive } = Promise.withResolvers<Received>()
  const resolve = (outcome: Outcome, hasRetryAfter = false) => receive({ outcome, hasRetryAfter })
  const length = body ? { 'content-length': String(body.length) } : {}
  const sending = request(url, { method, headers: { ...headers, ...length }, ...(agent ? { agent } : {}) })
  const leave = () => {
    resolve('left')
    sending.destroy()
  }
  sending.setTimeout(longestSilence, () => {
    resolve('cut')
    sending.destroy()
  })
  let isAnswered = false
  const isLeaving = typeof manner === 'object'
  const leaving = isLeaving && 'milliseconds' in manner ? setTimeout(leave, manner.milliseconds) : undefined
  sending.once('error', () => resolve('cut'))
  sending.once('close', () => {
    clearTimeout(leaving)
    if (!isAnswered) resolve('cut')
  })
  sending.once('response', async (answer) => {
    isAnswered = true
    const began = performance.now()
    let read = 0
    try {
      for await (const piece of answer) {
        read += piece.length
        if (isLeaving && 'bytes' in manner && read >= manner.bytes) return leave()
        if (manner === 'slow' && performance.now() - began > longestSlowRead) return leave()
        if (manner === 'slow') await pause(betweenSlowReads)
      }
      resolve(answer.statusCode ?? 0, answer.headers['retry-after'] !== undefined)
    } catch {
      resolve('cut')
    }
  })
  if (body && sent !== undefined && sent < body.length) {
    // The rest of the body never comes.
    sending.write(body.subarray(0, sent), leave)
  } else sending.end(body)
  return promise
}
