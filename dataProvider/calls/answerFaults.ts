import type { Fault } from '../../schema/tolerance/faults.ts'

/** Faults in the last answer to a call. */
export interface AnswerFaults {
  /** For example `GET /read/OpenOrders/Listado/:customerId`. */
  readonly call: string
  readonly faults: readonly Fault[]
  /** Number of rows received, and of those that could not be read. */
  readonly rows: number
  readonly unread: number
}

let ofAnswers: readonly AnswerFaults[] = []
const listeners = new Set<() => void>()
const reporters = new Set<(found: AnswerFaults) => void>()

const change = (next: readonly AnswerFaults[]) => {
  if (next.length === 0 && ofAnswers.length === 0) return
  ofAnswers = next
  for (const listener of listeners) listener()
}

/** Replaces the faults of the previous answer to the same call. */
export const noteAnswer = (found: AnswerFaults) => {
  const others = ofAnswers.filter(({ call }) => call !== found.call)
  change(found.faults.length === 0 ? others : [...others, found])
  if (found.faults.length > 0) for (const report of reporters) report(found)
}

/** Faults found since the page was opened. */
export const answerFaults = () => ofAnswers

/** Number of rows of the last answer to a call that could not be read. */
export const unreadOf = (call: string) => ofAnswers.find((found) => found.call === call)?.unread ?? 0

/** Called when the page is left or the customer changes. */
export const forgetAnswers = () => change([])

/** Calls back whenever `answerFaults` changes; returns the unsubscribe function. */
export const onAnswerFaults = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Calls back with the faults of each answer that has any; returns the unsubscribe function. */
export const onFaultFound = (report: (found: AnswerFaults) => void) => {
  reporters.add(report)
  return () => {
    reporters.delete(report)
  }
}
