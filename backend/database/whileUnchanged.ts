const mostKept = 10_000

/** Answers what was read under a key as long as nothing has been written since, and reads it anew after that. */
export type WhileUnchanged = <T>(key: string, read: () => Promise<T>) => Promise<T>

/**
 * `version` is another number after every commit, whoever has made it. What is read while one is made is not kept: it
 * may be from before. Without a version everything is read each time.
 */
export const whileUnchanged = (version: (() => unknown) | null): WhileUnchanged => {
  if (!version) return (_key, read) => read()
  const kept = new Map<string, unknown>()
  let keptAt: unknown
  return async <T>(key: string, read: () => Promise<T>) => {
    const before = version()
    if (before !== keptAt || kept.size >= mostKept) kept.clear()
    keptAt = before
    if (kept.has(key)) return kept.get(key) as T
    const value = await read()
    if (version() === before && keptAt === before) kept.set(key, value)
    return value
  }
}
