import type { ClientRequest, IncomingMessage } from 'node:http'
import { sendError } from '../errors.ts'
import type { Exchange } from '../exchange.ts'
import { gatewayTimeout, type HttpError } from '../httpError.ts'
import type { Outgoing } from './outgoing.ts'

/** Minimum bytes of a response per further deadline period: a slow line passes, a service that trickles does not. */
const minBytes = 65_536

export interface ForwardedCall {
  readonly exchange: Exchange
  readonly outgoing: Outgoing
  isOver: boolean
  upstream: ClientRequest | null
  answer: IncomingMessage | null
  time: { readonly headCame: () => void; readonly stop: () => void } | null
}

/**
 * Ends a failed call, once. Before the response head it sends the error; afterwards it cuts off the response, so that
 * it is never taken for complete.
 */
export const fail = (state: ForwardedCall, failure: HttpError, onError: (error: unknown, id: unknown) => void) => {
  if (state.isOver) return
  state.isOver = true
  const { upstream, answer } = state
  const { response } = state.exchange
  const report = (error: unknown) => onError(error, response.getHeader('X-Request-Id'))
  if (answer) {
    report(failure.cause)
    // Without a response head, a browser would retry the request.
    response.flushHeaders()
    response.destroy()
  } else sendError(response, failure, report)
  upstream?.destroy()
}

/**
 * Enforces the time limits of a call. The head must arrive within the deadline, counted from the call's arrival. After
 * that, each period of the same length must bring 64 kB or the end, so that a long download may take as long as it
 * progresses.
 */
export const watch = (state: ForwardedCall, milliseconds: number, onLate: (failure: HttpError) => void) => {
  const late = (phase: string) =>
    onLate(gatewayTimeout(new Error(`The service was late: ${phase} in ${milliseconds} ms.`)))
  // A difference of counters, because the connection's total includes earlier responses.
  const read = () => state.upstream?.socket?.bytesRead ?? 0
  const left = Math.max(0, milliseconds - (performance.now() - state.exchange.began))
  let timer = setTimeout(() => late('no head'), left)
  const watchFrom = (before: number) => {
    timer = setTimeout(() => {
      const brought = read() - before
      if (brought < minBytes) late(`${brought} bytes`)
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
