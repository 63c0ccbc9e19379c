/** Values that the browser could not keep; they last until the page is loaded again. */
const kept = new Map<string, string>()

/** Browsers throw a `DOMException` when storage is blocked or full. */
const attempt = <T>(work: () => T, otherwise: T) => {
  try {
    return work()
  } catch (error) {
    if (error instanceof DOMException) return otherwise
    throw error
  }
}

/** Session storage of the tab, or memory where the browser blocks it or has no space left. */
export const tabStorage = {
  get: (key: string) => kept.get(key) ?? attempt(() => sessionStorage.getItem(key), null),
  /** Returns true if the value survives a reload. */
  set: (key: string, value: string) => {
    const isStored = attempt(() => {
      sessionStorage.setItem(key, value)
      return true
    }, false)
    if (isStored) kept.delete(key)
    else kept.set(key, value)
    return isStored
  },
  remove: (key: string) => {
    kept.delete(key)
    attempt(() => sessionStorage.removeItem(key), undefined)
  },
  keys: () => [...new Set([...kept.keys(), ...attempt(() => Object.keys(sessionStorage), [])])],
}
