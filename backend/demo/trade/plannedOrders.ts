import type { Cents } from '#schema/kinds.ts'
import type { Step } from '#schema/wip/steps.ts'
import type { PartRow } from './parts.ts'

/** Days relative to the business day, negative for the past. The book converts them to dates. */
export type FromToday = number

export interface Bill {
  readonly issuedOn: FromToday
  readonly dueOn: FromToday
  readonly paidOn: FromToday | null
  /** Open amount of a partly paid invoice. */
  readonly balance?: Cents
  readonly hasDocument: boolean
}

export interface Load {
  readonly quantity: number
  readonly incotermId: number
  readonly promisedOn: FromToday
  readonly readyOn: FromToday
  readonly notifiedOn: FromToday | null
  readonly shippedOn: FromToday | null
  readonly deliveredOn: FromToday | null
  readonly carrier: string | null
  readonly tracking: string | null
  readonly bill: Bill | null
}

/**
 * Line of a purchase order. `held` counts pieces per step, except pieces of ready loads; the remaining pieces are not
 * started.
 */
export interface Line {
  readonly part: PartRow
  readonly quantity: number
  readonly price: Cents
  readonly release: string
  readonly requestedOn: FromToday
  readonly committedOn: FromToday | null
  readonly newCommittedOn: FromToday | null
  readonly modifiedOn: FromToday | null
  readonly modifiedComment: string | null
  readonly releasedOn: FromToday | null
  readonly acknowledgedOn: FromToday | null
  readonly partialOn: FromToday | null
  readonly partialQuantity: number | null
  readonly balanceOn: FromToday | null
  readonly held: Readonly<Partial<Record<Step, number>>>
  readonly loads: readonly Load[]
  readonly isDeviation: boolean
}

/** A purchase order; without a number it gets the customer's next one. */
export interface Order {
  readonly number?: string
  readonly orderedOn: FromToday
  readonly documents: 0 | 1 | 3
  readonly lines: readonly Line[]
}

const plain = {
  release: '',
  newCommittedOn: null,
  modifiedOn: null,
  modifiedComment: null,
  releasedOn: null,
  acknowledgedOn: null,
  partialOn: null,
  partialQuantity: null,
  balanceOn: null,
  held: {},
  loads: [],
  isDeviation: false,
} satisfies Partial<Line>

export const lineOf = (overrides: Omit<Line, keyof typeof plain> & Partial<Line>): Line => ({ ...plain, ...overrides })

export const shippedOf = ({ loads }: Pick<Line, 'loads'>) =>
  loads.reduce((sum, { quantity, shippedOn }) => (shippedOn === null ? sum : sum + quantity), 0)
