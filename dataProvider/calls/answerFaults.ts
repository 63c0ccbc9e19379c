import type { Fault } from '../../schema/tolerance/faults.ts'

/** What was found wrong in the last answer to a call. */
export interface AnswerFaults {
  /** `GET /read/OpenOrders/Listado/:customerId`. */
  readonly call: string
  readonly faults: readonly Fault[]
  /** How many rows came, and how many of them could not be read. */
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

/** Takes the place of what was found in the answer before to the same call. */
export const noteAnswer = (found: AnswerFaults) => {
  const others = ofAnswers.filter(({ call }) => call !== found.call)
  change(found.faults.length === 0 ? others : [...others, found])
  if (found.faults.length > 0) for (const report of reporters) report(found)
}

/** What was found wrong since the page was opened. */
export const answerFaults = () => ofAnswers

/** How many rows of the last answer to a call could not be read. */
export const unreadOf = (call: string) => ofAnswers.find((found) => found.call === call)?.unread ?? 0

/** The page is left, or acts for another customer. */
export const forgetAnswers = () => change([])

/** Calls back whenever `answerFaults` changes; returns what ends that. */
export const onAnswerFaults = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Calls back with the faults of each answer that has any; returns what ends that. */
export const onFaultFound = (report: (found: AnswerFaults) => void) => {
  reporters.add(report)
  return () => {
    reporters.delete(report)
  }
}
