import { gatewayTimeout } from '../backend/httpError.ts'

/** How long a connected service may take for the whole of a call, in milliseconds (DECISIONS S28). */
export interface Deadlines {
  readonly read: number
  /** For uploads, and for documents, which a service may have to put together first. */
  readonly upload: number
}

export const productDeadlines: Deadlines = { read: 15_000, upload: 120_000 }

/** What `work` brings, or 504 when it takes longer than this; `work` itself is not ended. */
export const within = async <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(gatewayTimeout()), Math.max(0, milliseconds))
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}
