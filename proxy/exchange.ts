import type { Request, Response } from 'express'
import type { Caller } from '../backend/access/caller.ts'
import { HttpError } from '../backend/httpError.ts'
import type { Match } from './match.ts'
import type { Credentials } from './session/credentials.ts'

export interface Exchange extends Match {
  readonly request: Request
  readonly response: Response
  /** Relative to the service's base, and validated: the path that was matched is the one forwarded. */
  readonly path: string
  readonly credentials: Credentials
  readonly caller: Caller | null
  /** Arrival by `performance.now()`; deadlines count from here. */
  readonly began: number
}

/** Key for per-user limits: the user, the program, or the address of an anonymous client. */
export const fairShareKey = ({ caller, request }: Pick<Exchange, 'caller' | 'request'>) => {
  if (!caller) return `address ${request.ip}`
  return caller.key === undefined ? `user ${caller.id}` : `key ${caller.key}`
}

/** The client is gone, so this error is never delivered. */
export const hungUp = () => new HttpError(499, 'unavailable', 'The client has hung up.')

/** Aborts once the client has hung up or has received its answer. */
export const untilClosed = ({ response }: Pick<Exchange, 'response'>) => {
  const controller = new AbortController()
  const abort = () => controller.abort(hungUp())
  if (response.closed) abort()
  else response.once('close', abort)
  return controller.signal
}

export interface Service {
  call(exchange: Exchange): Promise<void>
}
