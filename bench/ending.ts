type End = () => unknown

const ends = new Set<End>()

/** Something to be ended with the benchmark, however that ends. Answers the end, which also forgets it. */
export const endLater = (end: End) => {
  ends.add(end)
  return async () => {
    if (ends.delete(end)) await end()
  }
}

/** Ends all that still runs, the latest first; what cannot be ended keeps nothing else. */
export const endAll = async () => {
  for (const end of [...ends].reverse()) {
    ends.delete(end)
    await Promise.resolve()
      .then(end)
      .catch(() => {})
  }
}
