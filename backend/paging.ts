import type { ListRequest } from '../schema/call.ts'

/** The rows of a list from one on, and how many. */
export interface Slice {
  readonly from: number
  readonly length: number
}

/** What a list is asked for, as queries take it: without a range all of its rows. */
export const sliceOf = ({ range }: Pick<ListRequest<string, unknown>, 'range'>): Slice => {
  const [from, to] = range ?? [0, Number.MAX_SAFE_INTEGER - 1]
  return { from, length: to - from + 1 }
}

/** Of a list without an end nobody counts further, and no more rows are answered at once: a file has all. */
export const mostCounted = 10_000

/** What a list without an end is asked for: who asks for all of it gets its beginning. */
export const sliceOfEndless = (list: Parameters<typeof sliceOf>[0]): Slice => {
  const { from, length } = sliceOf(list)
  return { from, length: Math.min(length, mostCounted) }
}

/**
 * How many rows there are where more than are counted were found, by what was found looking for one row more than the
 * slice has: a lower bound, unless the slice is the last.
 */
export const totalBeyond = ({ from, length }: Slice, found: number) => {
  // A page with nothing on it may lie anywhere beyond the end.
  if (found === 0) return { total: mostCounted, isExact: false }
  const isLast = found <= length
  return { total: isLast ? from + found : Math.max(mostCounted, from + found), isExact: isLast }
}

/** So many rows come off an index at no cost to other requests; what may read more runs on the reader. */
export const lightRows = 1_000

/** Whether a page stands near the start of its list. */
export const isNearStart = ({ from, length }: Slice) => from + length <= lightRows
