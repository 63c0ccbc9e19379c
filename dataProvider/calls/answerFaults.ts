import type { Fault, Unreadable } from '#schema/tolerance/faults.ts'

/** Faults in the last answer to a request. */
export interface AnswerFaults {
  /** For example `GET /read/OpenOrders/Listado/:customerId`. */
  readonly call: string
  /** Identifies the request: two customers or two filters have different answers to the same call. */
  readonly request: string
  readonly faults: readonly Fault[]
  /** Number of rows received, and of those that could not be read. */
  readonly rows: number
  readonly unreadable: number
}

const byRequest = new Map<string, AnswerFaults>()
/** Number of lists and parts on the screen by the request whose answer they show; 0 once they show another. */
const uses = new Map<string, number>()
/** Requests of pages that were left: their faults are shown once a list shows their answer again. */
const left = new Set<string>()
let shown: readonly AnswerFaults[] = []
const listeners = new Set<() => void>()
const reporters = new Set<(found: AnswerFaults) => void>()

const update = () => {
  const next = [...byRequest.values()].filter(({ request }) => uses.get(request) !== 0 && !left.has(request))
  if (next.length === 0 && shown.length === 0) return
  shown = next
  for (const listener of listeners) listener()
}

/** Replaces the faults of the previous answer to the same request. */
export const noteAnswer = (found: AnswerFaults) => {
  byRequest.delete(found.request)
  left.delete(found.request)
  if (found.faults.length > 0) byRequest.set(found.request, found)
  update()
  if (found.faults.length > 0) for (const report of reporters) report(found)
}

/** Faults of the answers that the page shows. */
export const answerFaults = () => shown

/** Shows the faults of an answer while it is used; returns a function that stops showing them. */
export const showAnswer = (request: string) => {
  left.delete(request)
  const add = (by: number) => {
    uses.set(request, (uses.get(request) ?? 0) + by)
    update()
  }
  add(1)
  return () => add(-1)
}

export const unreadableIn = (answers: readonly AnswerFaults[]): Unreadable => {
  const faults = answers.flatMap((answer) => answer.faults)
  const fieldsWith = (wanted: Fault['harm']) => faults.filter(({ harm }) => harm === wanted).map(({ field }) => field)
  return { records: fieldsWith('row').map((field) => field.replace(/\..*/, '')), fields: fieldsWith('cell') }
}

/** Unreadable parts of the last answer to a request. */
export const unreadableOf = (request: string) => {
  const found = byRequest.get(request)
  return unreadableIn(found ? [found] : [])
}

const maxLeft = 200

/**
 * Called when the page is left or the customer changes. Faults are kept for another list that shows the same answer,
 * which may come from a whole list that is kept in the tab.
 */
export const leaveAnswers = () => {
  for (const request of byRequest.keys()) if (!uses.get(request)) left.add(request)
  for (const [request, count] of uses) if (count === 0) uses.delete(request)
  for (const request of [...left].slice(0, -maxLeft)) {
    left.delete(request)
    byRequest.delete(request)
  }
  update()
}

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
