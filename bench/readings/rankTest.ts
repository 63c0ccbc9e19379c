/**
 * Result of a rank test: `u` counts the pairs in which the left value is larger; `z` is the standardized deviation from
 * chance.
 */
export interface RankTest {
  readonly u: number
  /** Positive if the left values tend to be larger. */
  readonly z: number
  /** Two-sided probability of such a deviation by chance. */
  readonly p: number
}

/** Complementary error function, relative error under 1.2e-7 (Numerical Recipes in C, §6.2). */
const erfc = (x: number) => {
  const t = 1 / (1 + x / 2)
  const series = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ]
  return t * Math.exp(series.reduceRight((sum, factor) => sum * t + factor, 0) - x * x)
}

/** Tied values share the middle rank of their run; `size` is the length of the run. */
const tiesOf = (sorted: readonly number[]) => {
  const ties = new Map<number, { first: number; size: number }>()
  for (const [index, value] of sorted.entries()) {
    const tie = ties.get(value)
    if (tie) tie.size += 1
    else ties.set(value, { first: index + 1, size: 1 })
  }
  return ties
}

/**
 * Mann–Whitney U test: shows if one sample tends to larger values, whatever the distribution. Normal approximation,
 * corrected for ties and continuity; accurate enough for samples of twenty or more. Throws for an empty sample.
 */
export const rankTest = (left: readonly number[], right: readonly number[]): RankTest => {
  if (left.length === 0 || right.length === 0) throw new Error('A rank test needs two samples.')
  const total = left.length + right.length
  const ties = tiesOf([...left, ...right].sort((a, b) => a - b))
  const rankOf = (value: number) => {
    const { first = 0, size = 1 } = ties.get(value) ?? {}
    return first + (size - 1) / 2
  }
  const ranks = left.reduce((sum, value) => sum + rankOf(value), 0)
  const u = ranks - (left.length * (left.length + 1)) / 2
  const pairs = left.length * right.length
  const tied = [...ties.values()].reduce((sum, { size }) => sum + size ** 3 - size, 0)
  const deviation = Math.sqrt((pairs / 12) * (total + 1 - tied / (total * (total - 1))))
  const distance = u - pairs / 2
  if (deviation === 0) return { u, z: 0, p: 1 }
  const z = (Math.sign(distance) * Math.max(0, Math.abs(distance) - 0.5)) / deviation
  return { u, z, p: Math.min(1, erfc(Math.abs(z) / Math.SQRT2)) }
}
