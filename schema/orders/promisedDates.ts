import { daysBetween } from '#values/days.ts'
import type { Day } from '#values/types.ts'
import type { RowOfFields } from '../entity.ts'
import { day, nullable, optional, wordOf } from '../kinds.ts'
import { custom } from '../list.ts'
import { isStillToCome, type StatedLine } from './orderStatus.ts'

/**
 * Additional promised dates of a line: the date at the reader's previous visit if it has changed since, and the first
 * date. Optional, because services without a history of promises omit them.
 */
export const promisedDateFields = {
  movedFrom: optional(nullable(day('movedFrom'))),
  firstPromise: optional(nullable(day('firstPromise'))),
}
export type PromisedDateFields = RowOfFields<typeof promisedDateFields>

export const hasMoved = ({ movedFrom }: PromisedDateFields) => (movedFrom ?? null) !== null

/** Days between the first and the current promised date; negative if earlier, null if either is unknown. */
export const daysMoved = ({ firstPromise }: PromisedDateFields, promised: Day | null | undefined) =>
  firstPromise && promised ? daysBetween(firstPromise, promised) : null

const movedOnly = wordOf('promise', 'moved')

const openOnly = wordOf('stage', 'open')

/** Filters lines whose promised date has moved since the reader's previous visit. */
export const movedFilter = { promise: custom(movedOnly, (row: PromisedDateFields) => hasMoved(row)) }

/** Filters of lists of lines: with a moved date, with pieces that are still to come. */
export const lineFilters = { ...movedFilter, stage: custom(openOnly, (row: StatedLine) => isStillToCome(row)) }

type Lines<Line> = { readonly lines: readonly Line[] }

/** The same for lists of orders. */
export const orderFilters = {
  promise: custom(movedOnly, ({ lines }: Lines<PromisedDateFields>) => lines.some(hasMoved)),
  stage: custom(openOnly, ({ lines }: Lines<StatedLine>) => lines.some(isStillToCome)),
}
