const listeners = new Set<() => void>()
const waiting = new Set<(isBack: boolean) => void>()

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

/**
 * Waits for what becomes of a session that is over: true once the same person is back, false when the page is left
 * first, or at once where nobody listens. Raises the signal's reason when aborted.
 */
export const sessionBack = (signal?: AbortSignal) => {
  if (listeners.size === 0) return Promise.resolve(false)
  return new Promise<boolean>((resolve, reject) => {
    waiting.add(resolve)
    const stop = () => {
      waiting.delete(resolve)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', stop, { once: true })
  })
}

/** Lets the calls that wait go on: they are repeated where the same person is back, and fail where not. */
export const endWaiting = (isBack: boolean) => {
  for (const resolve of waiting) resolve(isBack)
  waiting.clear()
}
