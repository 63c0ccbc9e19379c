import type { Ground } from '../ground.ts'

export interface Reading {
  readonly figure: string
  readonly reach: string
  readonly portal: string
  readonly floor?: string
  /** Ratio of the portal's value to the floor's. */
  readonly ratio?: string
  readonly isReached: boolean
}

export type Figure = (ground: Ground) => Promise<readonly Reading[]>

const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })

/** Number with at most three significant digits, and its unit. */
export const format = (value: number, unit: string) =>
  `${value >= 1000 ? Math.round(value) : number.format(value)} ${unit}`

export const percent = (share: number) => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`

export const atMost = (limit: number, unit: string) => ({
  reach: `at most ${limit} ${unit}`,
  holds: (value: number) => value <= limit,
})

/** Like `atMost`, but excludes the limit itself. */
export const under = (limit: number, unit: string) => ({
  reach: `under ${limit} ${unit}`,
  holds: (value: number) => value < limit,
})

export const atMostRatio = (times: number, of = "the floor's") => ({
  reach: `at most ${times} times ${of}`,
  holds: (ratio: number) => ratio <= times,
})

export const atLeastShare = (share: number, of = 'the floor') => ({
  reach: `at least ${percent(share)} of ${of}`,
  holds: (value: number) => value >= share,
})
