const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)

/** The middle value, of an even number the mean of the two in the middle. Raises for no values. */
export const median = (values: readonly number[]) => {
  const ordered = sorted(values)
  const [low, high] = [ordered[(ordered.length - 1) >> 1], ordered[ordered.length >> 1]]
  if (low === undefined || high === undefined) throw new Error('No values have no median.')
  return (low + high) / 2
}

/** The smallest value that at least this share of the values does not exceed (nearest rank). Raises for no values. */
export const percentile = (values: readonly number[], share: number) => {
  const value = sorted(values)[Math.max(0, Math.ceil(values.length * share) - 1)]
  if (value === undefined) throw new Error('No values have no percentile.')
  return value
}
