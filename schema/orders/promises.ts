import { daysBetween } from '../../values/days.ts'
import type { Day } from '../../values/types.ts'
import type { RowOfFields } from '../entity.ts'
import { day, nullable, optional, wordOf } from '../kinds.ts'
import { custom } from '../list.ts'

/**
 * What lists tell of a line's promised date besides itself: what it was at the reader's visit before, where it has moved
 * since, and the first one. Our own and optional: a service that keeps no ledger of promises leaves them out.
 */
export const promiseFields = {
  movedFrom: optional(nullable(day('movedFrom'))),
  firstPromise: optional(nullable(day('firstPromise'))),
}
export type PromiseFields = RowOfFields<typeof promiseFields>

/** Whether a line's date has moved since the reader's visit before. */
export const hasMoved = ({ movedFrom }: PromiseFields) => (movedFrom ?? null) !== null

/** How many days later than first promised, over all moves; below 0 is earlier, null where either is not known. */
export const daysMoved = ({ firstPromise }: PromiseFields, promised: Day | null | undefined) =>
  firstPromise && promised ? daysBetween(firstPromise, promised) : null

const movedOnly = wordOf('promise', 'moved')

/** The filter of lists of lines that leaves those whose date has moved since the reader's visit before. */
export const movedFilter = { promise: custom(movedOnly, (row: PromiseFields) => hasMoved(row)) }

/** The same of orders: those with such a line. */
export const movedLinesFilter = {
  promise: custom(movedOnly, ({ lines }: { readonly lines: readonly PromiseFields[] }) => lines.some(hasMoved)),
}
