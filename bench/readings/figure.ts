import type { Ground } from '../ground.ts'

/** One line of the results, as text for people. */
export interface Reading {
  /** What is measured. */
  readonly figure: string
  /** What is to be reached. */
  readonly reach: string
  readonly portal: string
  readonly floor?: string
  /** The portal beside its floor. */
  readonly ratio?: string
  readonly isReached: boolean
}

/** Measures one figure, or a few that are measured together. */
export type Figure = (ground: Ground) => Promise<readonly Reading[]>

const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })

/** A number with at most three digits that count, and its unit. */
export const format = (value: number, unit: string) =>
  `${value >= 1000 ? Math.round(value) : number.format(value)} ${unit}`

export const percent = (share: number) => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`

/** A limit in words, and whether a value keeps it. */
export const atMost = (limit: number, unit: string) => ({
  reach: `at most ${limit} ${unit}`,
  holds: (value: number) => value <= limit,
})

/** As `atMost`, the limit itself excluded. */
export const under = (limit: number, unit: string) => ({
  reach: `under ${limit} ${unit}`,
  holds: (value: number) => value < limit,
})

/** At most so many times what the floor has. */
export const atMostTimes = (times: number, of = "the floor's") => ({
  reach: `at most ${times} times ${of}`,
  holds: (ratio: number) => ratio <= times,
})

/** A share of the floor that is at least to be reached. */
export const atLeastShare = (share: number, of = 'the floor') => ({
  reach: `at least ${percent(share)} of ${of}`,
  holds: (value: number) => value >= share,
})
