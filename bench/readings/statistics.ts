const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)

/** Mean of the two middle values for an even count. Throws for an empty list. */
export const median = (values: readonly number[]) => {
  const ordered = sorted(values)
  const [low, high] = [ordered[(ordered.length - 1) >> 1], ordered[ordered.length >> 1]]
  if (low === undefined || high === undefined) throw new Error('No values have no median.')
  return (low + high) / 2
}

/**
 * Nearest-rank percentile: the smallest value that is at least as large as this share of the values. Throws for an
 * empty list.
 */
export const percentile = (values: readonly number[], share: number) => {
  const value = sorted(values)[Math.max(0, Math.ceil(values.length * share) - 1)]
  if (value === undefined) throw new Error('No values have no percentile.')
  return value
}
