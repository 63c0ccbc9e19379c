import type { RowOf } from '#schema/entity.ts'
import type { Day } from '#schema/kinds.ts'
import type { OrderStatus } from '#schema/orders/orderStatus.ts'
import type { PromisedDateFields } from '#schema/orders/promisedDates.ts'
import { notStarted, type Step, type StepCounts, stepOf, steps } from '#schema/wip/steps.ts'
import type { wipCounts, wipLine } from '#schema/wip/wip.ts'

/** In a list of several customers, a line has its customer. */
interface OfCustomer {
  readonly customerId?: number
  readonly customer?: string
}

type WipLine = RowOf<typeof wipLine> & OfCustomer
type WipCounts = RowOf<typeof wipCounts> & OfCustomer

/** Places of open pieces: not started, or a step. */
export const places = ['notStarted', ...steps] as const
export type Place = (typeof places)[number]

/** An open order line, independent of its source. */
export interface WipCard {
  /** Null in a list of one customer. */
  readonly customer: { readonly id: number; readonly name: string } | null
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
  /** Pieces in each place; they add up to the open quantity. */
  readonly pieces: Readonly<Record<Place, number>>
  /** Commitment at the reader's previous visit, and the first one. */
  readonly promise: PromisedDateFields
}

const countsOf = (held: WipLine['steps']): StepCounts => {
  const counts = Object.fromEntries(steps.map((step) => [step, 0])) as Record<Step, number>
  for (const { process, quantity } of held) counts[stepOf(process)] += quantity
  return counts
}

const piecesOf = ({ ordered, shipped }: WipLine | WipCounts, held: StepCounts) => ({
  ...(Object.fromEntries(steps.map((step) => [step, held[step]])) as Record<Step, number>),
  notStarted: notStarted(ordered - shipped, held),
})

const shared = ({
  customerId,
  customer = '',
  jobOrder,
  purchaseOrder,
  requestDate,
  ordered,
  shipped,
  status,
}: WipLine | WipCounts) => ({
  customer: customerId === undefined ? null : { id: customerId, name: customer },
  jobOrder,
  purchaseOrder,
  requestDate,
  ordered,
  shipped,
  status,
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
  pieces: piecesOf(line, countsOf(line.steps)),
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
  pieces: piecesOf(line, line),
  promise: promisedDateOf(line),
})
