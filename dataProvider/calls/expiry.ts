const listeners = new Set<() => void>()
const waiting = new Set<(isBack: boolean) => void>()

/** Calls the listener when a call fails because the session has expired; returns the unsubscribe function. */
export const onSessionExpired = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const sessionExpired = () => {
  for (const listener of listeners) listener()
}

const otherUserListeners = new Set<() => void>()

/** Calls the listener when a call fails because another user is signed in now; returns the unsubscribe function. */
export const onOtherUser = (listener: () => void) => {
  otherUserListeners.add(listener)
  return () => {
    otherUserListeners.delete(listener)
  }
}

export const otherUserFound = () => {
  for (const listener of otherUserListeners) listener()
}

/**
 * Waits for the end of an expired session: true once the same user has signed in again; false if the page is left
 * first, or at once without listeners. Throws the signal's reason if aborted.
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

/** Releases waiting calls: they are retried if the same user is back, and fail otherwise. */
export const endWaiting = (isBack: boolean) => {
  for (const resolve of waiting) resolve(isBack)
  waiting.clear()
}
