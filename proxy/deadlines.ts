import { gatewayTimeout } from './httpError.ts'

/** In milliseconds. */
export interface Deadlines {
  /** Maximum time for a whole call to a connected service. */
  readonly read: number
  /** The same for uploads, and for documents that a service may have to build first. */
  readonly upload: number
  /** Time for which calls are refused while a service is late with each of them. */
  readonly pause: number
  /** Maximum time in which a client sends nothing of an upload. */
  readonly idle: number
  /** Time in which a client that falls behind must read `minRead` bytes of an answer. */
  readonly slowReader: number
  /** In bytes. A third of a slow 3G connection, so that no phone is cut off. */
  readonly minRead: number
  /** Maximum time for which an answer holds a place of a limit. */
  readonly place: number
}

export const productDeadlines: Deadlines = {
  read: 15_000,
  upload: 120_000,
  pause: 10_000,
  idle: 30_000,
  slowReader: 60_000,
  minRead: 1_000_000,
  place: 600_000,
}

/** Rejects with 504 after the given time; `work` itself is not cancelled. */
export const within = async <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(gatewayTimeout()), Math.max(0, milliseconds))
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}
