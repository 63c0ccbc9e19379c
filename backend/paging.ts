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

/** So many rows come off an index at no cost to other requests; what may read more runs on the reader. */
export const lightRows = 1_000

/** Whether a page stands near the start of its list. */
export const isNearStart = ({ from, length }: Slice) => from + length <= lightRows
