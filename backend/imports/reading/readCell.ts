import type { Reason } from '#schema/imports/problems.ts'

export type Stored = string | number | Uint8Array | null

/** Converts a cell to its stored value, or returns the reason why it is invalid. */
export type ReadCell = (cell: string) => Stored | RoundedCell | BadCell

export class BadCell {
  readonly reason: Reason

  constructor(reason: Reason) {
    this.reason = reason
  }
}

/** A number that had more decimals than are kept. */
export class RoundedCell {
  readonly value: number

  constructor(value: number) {
    this.value = value
  }
}
