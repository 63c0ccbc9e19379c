import type { RowOf } from '../../../schema/entity.ts'
import type { Day } from '../../../schema/kinds.ts'
import type { OrderStatus } from '../../../schema/orders/orderStatus.ts'
import type { PromiseFields } from '../../../schema/orders/promises.ts'
import { type Step, type StepCounts, stepOf, steps } from '../../../schema/wip/steps.ts'
import type { wipCounts, wipLine } from '../../../schema/wip/wip.ts'

type WipLine = RowOf<typeof wipLine>
type WipCounts = RowOf<typeof wipCounts>

/** An open order line as its card shows it, whichever source it comes from. */
export interface WipCard {
  readonly jobOrder: string
  readonly purchaseOrder: string
  /** Only the first source numbers the lines of an order. */
  readonly lineItem: number | null
  /** Only the second source knows releases. */
  readonly release: string | null
  /** The customer's; a service may tell one of the two alone. */
  readonly partNumber: string | null
  readonly providerPartNumber: string | null
  readonly requestDate: Day
  /** The newest that the provider has made. */
  readonly commitmentDate: Day | null
  readonly ordered: number
  readonly shipped: number
  readonly open: number
  readonly status: OrderStatus
  readonly isNewIntroduction: boolean
  readonly counts: StepCounts
  /** What the commitment was at the reader's visit before, and at first. */
  readonly promise: PromiseFields
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

const promiseOf = ({ movedFrom, firstPromise }: PromiseFields): PromiseFields => ({ movedFrom, firstPromise })

/** The number by which the processes of a part are asked for. */
export const standardOf = ({ partNumber, providerPartNumber }: WipCard) => providerPartNumber ?? partNumber ?? ''

/** The card of a line of the first source, which names the steps that hold pieces. */
export const cardOfSteps = (line: WipLine): WipCard => ({
  ...shared(line),
  lineItem: line.lineItem,
  release: null,
  partNumber: line.partNumber,
  providerPartNumber: line.providerPartNumber ?? null,
  commitmentDate: line.commitmentDate,
  isNewIntroduction: false,
  counts: countsOf(line.steps),
  promise: promiseOf(line),
})

/** The card of a line of the second source, which counts every step. */
export const cardOfCounts = (line: WipCounts): WipCard => ({
  ...shared(line),
  lineItem: null,
  release: line.release,
  partNumber: line.partNumber ?? null,
  providerPartNumber: line.providerPartNumber,
  commitmentDate: line.newCommitmentDate ?? line.commitmentDate,
  isNewIntroduction: line.isNewIntroduction,
  counts: line,
  promise: promiseOf(line),
})

/** The twelve steps of each card; 'Other' only where it holds pieces. */
export const shownSteps = (counts: StepCounts) => steps.filter((step) => step !== 'other' || counts.other !== 0)
