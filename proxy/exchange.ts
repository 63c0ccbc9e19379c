import type { Request, Response } from 'express'
import type { Caller } from '../backend/access/caller.ts'
import { HttpError } from '../backend/httpError.ts'
import type { Match } from './match.ts'
import type { Credentials } from './session/credentials.ts'

/** One call on its way through the gateway. */
export interface Exchange extends Match {
  readonly request: Request
  readonly response: Response
  /** Below the service's base, checked: what is matched is what is forwarded. */
  readonly path: string
  readonly credentials: Credentials
  readonly caller: Caller | null
  /** When it arrived, by `performance.now()`: deadlines count from there. */
  readonly began: number
}

/** Whose share of the limits a call takes: the user's, the program's, or the address's where nobody is known. */
export const whoAsks = ({ caller, request }: Pick<Exchange, 'caller' | 'request'>) => {
  if (!caller) return `address ${request.ip}`
  return caller.key === undefined ? `user ${caller.id}` : `key ${caller.key}`
}

/** Nobody hears this. */
export const hungUp = () => new HttpError(499, 'unavailable', 'The client has hung up.')

/** Where calls are answered: in this process, or by a service of the company's. */
export interface Service {
  call(exchange: Exchange): Promise<void>
}
