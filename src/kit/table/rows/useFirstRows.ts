import { useDeferredValue } from 'react'

/** As many as a window shows at once, and some that are scrolled to; a page of the smallest size is drawn whole. */
const firstCards = 10

const noRows: readonly never[] = []

/**
 * The rows of a list of cards as they come first: those in sight at once, the rest right after, in slices that hold
 * nobody up. Where rows stood before, all at once, so that nobody loses the place.
 */
export const useFirstRows = <Row>(rows: readonly Row[]): readonly Row[] => {
  const before = useDeferredValue(rows, noRows)
  return before.length === 0 ? rows.slice(0, firstCards) : rows
}
