import type { FoundFault } from '../../backend/answerFaults/record.ts'
import { hashSecret } from '../../backend/secrets.ts'
import type { OnFaults } from './askService.ts'

const mostRemembered = 10_000

/** Stores the gateway's own findings, once for each call, field, kind and session, like pages do. */
export const createFaultSink = (
  record: (faults: readonly FoundFault[]) => Promise<void>,
  onError: (error: unknown) => void,
) => {
  const reported = new Set<string>()
  return (token: string): OnFaults => {
    const session = hashSecret(token)
    return (call, faults) => {
      if (reported.size >= mostRemembered) reported.clear()
      const fresh = faults.filter(({ field, kind }) => {
        const key = [session, call, field, kind].join(' ')
        const isFresh = !reported.has(key)
        reported.add(key)
        return isFresh
      })
      const found = fresh.map(({ field, kind, harm, count }) => ({ call, field, kind, harm, count }))
      if (found.length > 0) record(found).catch(onError)
    }
  }
}

export type FaultsOf = ReturnType<typeof createFaultSink>
