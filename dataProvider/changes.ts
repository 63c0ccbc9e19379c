const listeners = new Set<() => void>()
let changedAt = 0

/** Tells that a call has changed something. */
export const noteChange = () => {
  changedAt = Date.now()
  for (const listener of listeners) listener()
}

interface Dated {
  readonly state: { readonly dataUpdatedAt: number }
}

const isBeforeChange = ({ state }: Dated) => state.dataUpdatedAt <= changedAt

const freshMilliseconds = 5_000

/** For how many milliseconds an answer counts as fresh: five seconds, not beyond the next change. */
export const freshUntilChange = (query: Dated) => (isBeforeChange(query) ? 0 : freshMilliseconds)

/** The same without an end of its own: an answer counts as fresh until the next change. */
export const freshBeforeChange = (query: Dated) => (isBeforeChange(query) ? 0 : Number.POSITIVE_INFINITY)

/** Calls back whenever a call has changed something; returns what ends that. */
export const onChange = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
