type End = () => unknown

const ends = new Set<End>()

/**
 * Registers a cleanup that runs when the benchmark ends for any reason. The returned function runs it now and
 * unregisters it.
 */
export const endLater = (end: End) => {
  ends.add(end)
  return async () => {
    if (ends.delete(end)) await end()
  }
}

/** Runs all cleanups, the latest first; a failing one does not stop the others. */
export const endAll = async () => {
  for (const end of [...ends].reverse()) {
    ends.delete(end)
    await Promise.resolve()
      .then(end)
      .catch(() => {})
  }
}
