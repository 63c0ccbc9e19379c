import type { RowOf } from '#schema/entity.ts'
import type { Day } from '#schema/kinds.ts'
import type { OrderStatus } from '#schema/orders/orderStatus.ts'
import type { PromisedDateFields } from '#schema/orders/promisedDates.ts'
import { type Step, type StepCounts, stepOf, steps } from '#schema/wip/steps.ts'
import type { wipCounts, wipLine } from '#schema/wip/wip.ts'

type WipLine = RowOf<typeof wipLine>
type WipCounts = RowOf<typeof wipCounts>

/** An open order line, independent of its source. */
export interface WipCard {
  readonly jobOrder: string
  readonly purchaseOrder: string
  /** Steps source only. */
  readonly lineItem: number | null
  /** Counts source only. */
  readonly release: string | null
  /** The customer's number; a service may send only one of the two numbers. */
  readonly partNumber: string | null
  readonly providerPartNumber: string | null
  readonly requestDate: Day
  /** The latest commitment. */
  readonly commitmentDate: Day | null
  readonly ordered: number
  readonly shipped: number
  readonly open: number
  readonly status: OrderStatus
  readonly isNewIntroduction: boolean
  readonly counts: StepCounts
  /** Commitment at the reader's previous visit, and the first one. */
  readonly promise: PromisedDateFields
}

const countsOf = (held: WipLine['steps']): StepCounts => {
  const counts = Object.fromEntries(steps.map((step) => [step, 0])) as Record<Step, number>
  for (const { process, quantity } of held) counts[stepOf(process)] += quantity
  return counts
}

const shared = ({ jobOrder, purchaseOrder, requestDate, ordered, shipped, status }: WipLine | WipCounts) => ({
  ...{ jobOrder, purchaseOrder, requestDate, ordered, shipped, status },
  open: ordered - shipped,
})

const promisedDateOf = ({ movedFrom, firstPromise }: PromisedDateFields): PromisedDateFields => ({
  movedFrom,
  firstPromise,
})

/** Part number used to request the processes. */
export const standardOf = ({ partNumber, providerPartNumber }: WipCard) => providerPartNumber ?? partNumber ?? ''

export const cardOfSteps = (line: WipLine): WipCard => ({
  ...shared(line),
  lineItem: line.lineItem,
  release: null,
  partNumber: line.partNumber,
  providerPartNumber: line.providerPartNumber ?? null,
  commitmentDate: line.commitmentDate,
  isNewIntroduction: false,
  counts: countsOf(line.steps),
  promise: promisedDateOf(line),
})

/** Card of a line of the counts source, which has a count for every step. */
export const cardOfCounts = (line: WipCounts): WipCard => ({
  ...shared(line),
  lineItem: null,
  release: line.release,
  partNumber: line.partNumber ?? null,
  providerPartNumber: line.providerPartNumber,
  commitmentDate: line.newCommitmentDate ?? line.commitmentDate,
  isNewIntroduction: line.isNewIntroduction,
  counts: line,
  promise: promisedDateOf(line),
})

/** The twelve steps of each card; 'Other' only if it holds pieces. */
export const shownSteps = (counts: StepCounts) => steps.filter((step) => step !== 'other' || counts.other !== 0)
