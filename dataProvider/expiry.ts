const listeners = new Set<() => void>()

/** Calls back when a call was refused because the session is over; returns what ends that. */
export const onSessionExpired = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Tells that a call was refused because the session is over. */
export const sessionExpired = () => {
  for (const listener of listeners) listener()
}
