import type { ClientRequest, IncomingMessage } from 'node:http'
import { gatewayTimeout, type HttpError } from '../../backend/httpError.ts'
import { sendError } from '../errors.ts'
import type { Exchange } from '../exchange.ts'
import type { Outgoing } from './outgoing.ts'

/**
 * What an answer must bring in each further period of the deadline: a slow line does, a service that drips does not.
 */
const leastBytes = 65_536

/** A call between the gateway and a service. */
export interface UnderWay {
  readonly exchange: Exchange
  readonly outgoing: Outgoing
  isOver: boolean
  upstream: ClientRequest | null
  /** There once the head of the answer has come. */
  answer: IncomingMessage | null
  time: { readonly headCame: () => void; readonly stop: () => void } | null
}

/**
 * Ends a call whose service has failed it, once. Before the head of the answer it is answered with the refusal; after
 * that the answer is cut off, so that it is never taken for a whole one.
 */
export const fail = (state: UnderWay, refusal: HttpError, onError: (error: unknown, id: unknown) => void) => {
  if (state.isOver) return
  state.isOver = true
  const { upstream, answer } = state
  const { response } = state.exchange
  const report = (error: unknown) => onError(error, response.getHeader('X-Request-Id'))
  if (answer) {
    report(refusal.cause)
    // An answer without even a head makes a browser send the call again.
    response.flushHeaders()
    response.destroy()
  } else sendError(response, refusal, report)
  upstream?.destroy()
}

/**
 * Watches the time of a call. The head of the answer must come within the deadline, counted from the call's arrival;
 * from the head on each period of that length must bring 64 kB or the end, so that a long download takes as long as it
 * moves.
 */
export const watch = (state: UnderWay, milliseconds: number, onLate: (refusal: HttpError) => void) => {
  const late = (what: string) =>
    onLate(gatewayTimeout(new Error(`The service was late: ${what} in ${milliseconds} ms.`)))
  // Whatever earlier answers had brought on this connection falls out of every difference.
  const read = () => state.upstream?.socket?.bytesRead ?? 0
  const left = Math.max(0, milliseconds - (performance.now() - state.exchange.began))
  let timer = setTimeout(() => late('no head'), left)
  const watchFrom = (before: number) => {
    timer = setTimeout(() => {
      const brought = read() - before
      if (brought < leastBytes) late(`${brought} bytes`)
      else watchFrom(before + brought)
    }, milliseconds)
  }
  const stop = () => clearTimeout(timer)
  const headCame = () => {
    stop()
    watchFrom(read())
  }
  return { headCame, stop }
}
