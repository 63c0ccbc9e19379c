import type { FoundFault } from '#backend/answerFaults/record.ts'
import { hashSecret } from '#backend/secrets.ts'
import type { Fault } from '#schema/tolerance/faults.ts'
import type { OnFaults } from './askService.ts'

const maxRemembered = 10_000

/** Stores the gateway's own findings, once for each call, field, kind, harm and session, like pages do. */
export const createFaultSink = (
  record: (faults: readonly FoundFault[]) => Promise<void>,
  onError: (error: unknown) => void,
) => {
  const reported = new Set<string>()
  return (token: string): OnFaults => {
    const session = hashSecret(token)
    return (call, faults) => {
      if (reported.size >= maxRemembered) reported.clear()
      const keyOf = ({ field, kind, harm }: Pick<Fault, 'field' | 'kind' | 'harm'>) =>
        [session, call, field, kind, harm].join(' ')
      const fresh = faults.filter((fault) => !reported.has(keyOf(fault)))
      if (fresh.length === 0) return
      for (const fault of fresh) reported.add(keyOf(fault))
      record(fresh.map(({ field, kind, harm, count }) => ({ call, field, kind, harm, count }))).catch((error) => {
        // They are stored when they are found again.
        for (const fault of fresh) reported.delete(keyOf(fault))
        onError(error)
      })
    }
  }
}

export type FaultsOf = ReturnType<typeof createFaultSink>
