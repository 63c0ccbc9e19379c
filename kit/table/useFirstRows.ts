import { useDeferredValue } from 'react'

/** Fills a window with some rows to scroll to; the smallest page size renders completely. */
const firstCards = 10

const noRows: readonly never[] = []

/**
 * Renders the first cards at once and the others in a deferred render that does not block input. If cards were already
 * shown, all render at once, so that the scroll position is kept.
 */
export const useFirstRows = <Row>(rows: readonly Row[]): readonly Row[] => {
  const before = useDeferredValue(rows, noRows)
  return before.length === 0 ? rows.slice(0, firstCards) : rows
}
