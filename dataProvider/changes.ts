const listeners = new Set<() => void>()
let changedAt = 0

export const noteChange = () => {
  changedAt = Date.now()
  for (const listener of listeners) listener()
}

interface Dated {
  readonly state: { readonly dataUpdatedAt: number }
}

const isBeforeChange = ({ state }: Dated) => state.dataUpdatedAt <= changedAt

const freshMilliseconds = 5_000

/** Stale time in milliseconds: five seconds, but at most until the next change. */
export const freshUntilChange = (query: Dated) => (isBeforeChange(query) ? 0 : freshMilliseconds)

/** Stale time without a limit: a response stays fresh until the next change. */
export const freshBeforeChange = (query: Dated) => (isBeforeChange(query) ? 0 : Number.POSITIVE_INFINITY)

/** Calls the listener after each call that changes data; returns the unsubscribe function. */
export const onChange = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
