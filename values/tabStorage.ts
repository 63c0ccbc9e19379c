import { basePath } from './basePath.ts'

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

/** A tab may show several portals of one host, one after the other, so the keys begin with the base path. */
const keyOf = (name: string) => basePath() + name

/** Session storage of the tab, or memory where the browser blocks it or has no space left. */
export const tabStorage = {
  get: (name: string) => kept.get(keyOf(name)) ?? attempt(() => sessionStorage.getItem(keyOf(name)), null),
  /** Returns true if the value survives a reload. */
  set: (name: string, value: string) => {
    const key = keyOf(name)
    const isStored = attempt(() => {
      sessionStorage.setItem(key, value)
      return true
    }, false)
    if (isStored) kept.delete(key)
    else kept.set(key, value)
    return isStored
  },
  remove: (name: string) => {
    kept.delete(keyOf(name))
    attempt(() => sessionStorage.removeItem(keyOf(name)), undefined)
  },
  keys: () =>
    [...new Set([...kept.keys(), ...attempt(() => Object.keys(sessionStorage), [])])]
      .filter((key) => key.startsWith(basePath()))
      .map((key) => key.slice(basePath().length)),
}
