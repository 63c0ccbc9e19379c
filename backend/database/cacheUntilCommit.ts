const maxEntries = 10_000

/** Caches a value by key until the next write to the database. */
export type CacheUntilCommit = <T>(key: string, read: () => Promise<T>) => Promise<T>

/**
 * `version` returns a different number after every commit by any connection. Values read during a commit are not
 * cached, because they may be outdated. Without a version nothing is cached.
 */
export const cacheUntilCommit = (version: (() => unknown) | null): CacheUntilCommit => {
  if (!version) return (_key, read) => read()
  const cached = new Map<string, unknown>()
  let cachedAt: unknown
  return async <T>(key: string, read: () => Promise<T>) => {
    const before = version()
    if (before !== cachedAt || cached.size >= maxEntries) cached.clear()
    cachedAt = before
    if (cached.has(key)) return cached.get(key) as T
    const value = await read()
    if (version() === before && cachedAt === before) cached.set(key, value)
    return value
  }
}
