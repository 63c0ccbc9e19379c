import type { ListRequest } from '#schema/list.ts'

export interface Slice {
  readonly from: number
  readonly length: number
}

type Ranged = Pick<ListRequest, 'range'>

/** Maximum rows per response, whatever range is requested; a file has all rows. */
export const maxPageSize = 10_000

export const capped = ([from, to]: readonly [number, number]) => [from, Math.min(to, from + maxPageSize - 1)] as const

const sliceUpTo = ({ range }: Ranged, max: number): Slice => {
  const [from, to] = range ?? [0, max - 1]
  return { from, length: Math.min(to - from + 1, max) }
}

export const sliceOf = (list: Ranged) => sliceUpTo(list, maxPageSize)

/** Requested slice of an export; without a range, all rows. */
export const sliceOfAll = (list: Ranged) => sliceUpTo(list, Number.MAX_SAFE_INTEGER)

/**
 * Total when there are more rows than are counted. `found` is the result of reading one row more than the slice. The
 * total is a lower bound, unless the slice is the last one.
 */
export const totalBeyond = ({ from, length }: Slice, found: number, maxCounted: number) => {
  // An empty page can be anywhere beyond the end.
  if (found === 0) return { total: maxCounted, isExact: false }
  const isLast = found <= length
  return { total: isLast ? from + found : Math.max(maxCounted, from + found), isExact: isLast }
}

/** This many rows can be read from an index without slowing down other requests; anything more runs on the reader. */
export const lightRows = 1_000

/** Returns true if the requested range is so large that only a few users may read it at a time. */
export const isLarge = (list: Ranged) => sliceOf(list).length > lightRows

export const isNearStart = ({ from, length }: Slice) => from + length <= lightRows
