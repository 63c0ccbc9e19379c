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

const freshMilliseconds = 5_000

/** For how many milliseconds an answer counts as fresh: five seconds, not beyond the next change. */
export const freshUntilChange = ({ state }: Dated) => (state.dataUpdatedAt <= changedAt ? 0 : freshMilliseconds)

/** Calls back whenever a call has changed something; returns what ends that. */
export const onChange = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
