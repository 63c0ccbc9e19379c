import type { Request, RequestHandler, Response } from 'express'
import type { Caller } from '#backend/access/caller.ts'
import type { AnyCall } from '#schema/call.ts'
import type { Values } from '#schema/wire/request.ts'
import { HttpError } from './httpError.ts'
import type { Credentials } from './session/credentials.ts'

/** A request for a declared call, with what its middlewares have found out so far. */
export interface Exchange {
  /** Name of the call, such as `account.signIn`. */
  readonly name: string
  readonly call: AnyCall
  readonly request: Request
  readonly response: Response
  readonly credentials: Credentials
  /** Set by `authenticate`; null before, and for anyone without a session. */
  caller: Caller | null
  /** Checked input, set by `validate`; without the text fields of a multipart form. */
  input: Values
  /** Arrival by `performance.now()`; deadlines count from here. */
  readonly began: number
}

export const exchangeOf = ({ locals }: Response) => locals.exchange as Exchange

/** Middleware that works on the exchange and continues with the next one. */
export const step =
  (work: (exchange: Exchange) => unknown): RequestHandler =>
  async (_request, response, next) => {
    await work(exchangeOf(response))
    next()
  }

/** Last handler of a call, which sends the response. */
export const finish =
  (work: (exchange: Exchange) => Promise<unknown>): RequestHandler =>
  async (_request, response) =>
    void (await work(exchangeOf(response)))

/** Key for per-user limits: the user, the program, or the address of an anonymous client. */
export const fairShareKey = ({ caller, request }: Pick<Exchange, 'caller' | 'request'>) => {
  if (!caller) return `address ${request.ip}`
  return caller.key === undefined ? `user ${caller.id}` : `key ${caller.key}`
}

/** The client is gone, so this error is never delivered. */
export const hungUp = () => new HttpError(499, 'unavailable', 'The client has hung up.')

const createSignal = (response: Response) => {
  const controller = new AbortController()
  const abort = () => {
    if (!response.writableFinished) controller.abort(hungUp())
  }
  if (response.closed) abort()
  else response.once('close', abort)
  return controller.signal
}

/** Aborts if the client hangs up before it has received its answer. A request has one such signal. */
export const untilHungUp = ({ response }: Pick<Exchange, 'response'>): AbortSignal => {
  response.locals.untilHungUp ??= createSignal(response)
  return response.locals.untilHungUp
}
