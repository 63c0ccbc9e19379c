import type { ListRequest } from '../../schema/list.ts'

/** The rows of a list from one on, and how many. */
export interface Slice {
  readonly from: number
  readonly length: number
}

type Ranged = Pick<ListRequest, 'range'>

/** No more rows are answered at once, whatever range is asked for: a file has all. */
export const mostAtOnce = 10_000

/** A range that is no longer than what is answered at once. */
export const capped = ([from, to]: readonly [number, number]) => [from, Math.min(to, from + mostAtOnce - 1)] as const

const sliceUpTo = ({ range }: Ranged, most: number): Slice => {
  const [from, to] = range ?? [0, most - 1]
  return { from, length: Math.min(to - from + 1, most) }
}

/** What a list is asked for; who asks for no range gets its beginning. */
export const sliceOf = (list: Ranged) => sliceUpTo(list, mostAtOnce)

/** The same for a file, which without a range has all rows. */
export const sliceOfAll = (list: Ranged) => sliceUpTo(list, Number.MAX_SAFE_INTEGER)

/**
 * How many rows there are where more than are counted were found, by what was found looking for one row more than the
 * slice has: a lower bound, unless the slice is the last.
 */
export const totalBeyond = ({ from, length }: Slice, found: number, mostCounted: number) => {
  // A page with nothing on it may lie anywhere beyond the end.
  if (found === 0) return { total: mostCounted, isExact: false }
  const isLast = found <= length
  return { total: isLast ? from + found : Math.max(mostCounted, from + found), isExact: isLast }
}

/** So many rows come off an index at no cost to other requests; what may read more runs on the reader. */
export const lightRows = 1_000

/** Whether so many rows are asked for at once that few users may do it at a time. */
export const isLarge = (list: Ranged) => sliceOf(list).length > lightRows

/** Whether a page stands near the start of its list. */
export const isNearStart = ({ from, length }: Slice) => from + length <= lightRows
