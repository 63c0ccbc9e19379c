import type { Cents } from '../../../schema/kinds.ts'
import type { Step } from '../../../schema/wip/steps.ts'
import type { PartRow } from './parts/parts.ts'

/** Days from the business day; negative before it. The book turns them into dates. */
export type FromToday = number

/** An invoice; what it amounts to follows from the loads that it charges. */
export interface Bill {
  readonly issuedOn: FromToday
  readonly dueOn: FromToday
  readonly paidOn: FromToday | null
  /** What is open of an unpaid one, where not all of it. */
  readonly balance?: Cents
  readonly hasDocument: boolean
}

/** A part of a line that is finished, shipped or delivered. */
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

/** A line of a purchase order. What the steps hold besides the pieces of loads that are ready; the rest has not begun. */
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

/** A purchase order; without a number it takes the customer's next. */
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

/** A line with what is given, and nothing of what need not be. */
export const lineOf = (given: Omit<Line, keyof typeof plain> & Partial<Line>): Line => ({ ...plain, ...given })

/** The pieces of a line that have left. */
export const shippedOf = ({ loads }: Pick<Line, 'loads'>) =>
  loads.reduce((sum, { quantity, shippedOn }) => (shippedOn === null ? sum : sum + quantity), 0)
