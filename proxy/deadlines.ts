import { gatewayTimeout } from '../backend/httpError.ts'

/** In milliseconds. */
export interface Deadlines {
  /** How long a connected service may take for the whole of a call (DECISIONS S28). */
  readonly read: number
  /** The same for uploads, and for documents, which a service may have to put together first. */
  readonly upload: number
  /** How long a client may send nothing of an upload. */
  readonly idle: number
  /** How long a client may read nothing of an answer. */
  readonly unread: number
}

export const productDeadlines: Deadlines = { read: 15_000, upload: 120_000, idle: 30_000, unread: 60_000 }

/** Rejects with 504 after the given time; `work` itself is not cancelled. */
export const within = async <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(gatewayTimeout()), Math.max(0, milliseconds))
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}
