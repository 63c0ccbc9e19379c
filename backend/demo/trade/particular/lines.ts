import type { Cents, Day } from '#schema/kinds.ts'
import { type Step, steps } from '#schema/wip/steps.ts'
import { daysBetween } from '#values/days.ts'
import type { FromToday, Line, Load, Order } from '../plannedOrders.ts'

/** A special-case line; days are relative to today. */
export interface LineCase extends Partial<Omit<Line, 'part' | 'loads'>> {
  readonly name: string
  /** Index of the customer's part. */
  readonly part?: number
  readonly loads?: readonly Partial<Load>[]
  /** Replaces values when the extremes are planted. */
  readonly extreme?: Partial<Pick<Line, 'release' | 'modifiedComment' | 'price'>>
}

export interface OrderCase extends Omit<Order, 'lines'> {
  readonly lines: readonly LineCase[]
}

const alone = (step: Step): LineCase => ({ name: `${step} alone`, held: { [step]: 10 } })

const emoji = 'Heat 🔥 treated twice; see the photos 📷 of the rings. '
/** 255 Unicode characters; longer in UTF-16 and in bytes. */
export const longestComment = [...emoji.repeat(6)].slice(0, 254).join('').concat('🔧')

/** One line per production step, in orders with four lines and with one. */
const bySteps: readonly OrderCase[] = [
  { orderedOn: -150, documents: 3, lines: steps.slice(0, 4).map(alone) },
  { orderedOn: -149, documents: 1, lines: steps.slice(4, 8).map(alone) },
  { orderedOn: -148, documents: 1, lines: steps.slice(8, 12).map(alone) },
  { orderedOn: -147, documents: 0, lines: steps.slice(12).map(alone) },
  {
    orderedOn: -20,
    documents: 1,
    lines: [
      { name: 'nothing begun' },
      { name: 'several steps', held: { cutting: 2, forging: 1, machining: 4 } },
      {
        name: 'every step at once',
        quantity: 20,
        held: Object.fromEntries(steps.map((step) => [step, 1])),
      },
      { name: 'new introduction', part: 2, held: { forging: 3 } },
    ],
  },
]

const recommitted = { modifiedOn: -6, modifiedComment: 'Ultrasonic test repeated after machining.' }

const byCommitment: readonly OrderCase[] = [
  {
    orderedOn: -120,
    documents: 1,
    lines: [
      { name: 'late', committedOn: -9, held: { machining: 10 } },
      {
        name: 'late with acknowledgement',
        committedOn: -1,
        acknowledgedOn: -110,
        held: { finalInspection: 6, ndt: 4 },
      },
      {
        name: 'late against a new commitment',
        committedOn: -40,
        newCommittedOn: -3,
        ...recommitted,
        held: { machining: 10 },
      },
      { name: 'due today', committedOn: 0, acknowledgedOn: -110, held: { approval: 10 } },
    ],
  },
  {
    orderedOn: -110,
    documents: 3,
    lines: [
      {
        name: 'delayed',
        committedOn: -12,
        newCommittedOn: 25,
        ...recommitted,
        acknowledgedOn: -100,
        held: { preMachining: 10 },
      },
      { name: 'improved', committedOn: 60, newCommittedOn: 45, modifiedOn: -3, held: { heatTreatment: 10 } },
      { name: 'without commitment', committedOn: null, acknowledgedOn: -100 },
      { name: 'on time without acknowledgement', committedOn: 30, held: { heatTreatment: 10 } },
    ],
  },
  {
    orderedOn: -95,
    documents: 0,
    lines: [
      { name: 'deviation request', isDeviation: true, held: { laboratory: 10 } },
      {
        name: 'partial shipment',
        committedOn: 20,
        partialOn: 20,
        partialQuantity: 4,
        balanceOn: 45,
        held: { machining: 6, finalInspection: 4 },
      },
    ],
  },
]

const left = {
  readyOn: -14,
  notifiedOn: -14,
  shippedOn: -12,
  carrier: 'Kestrel Bay Freight',
  tracking: '5520 1837 4406',
}

const byLoads: readonly OrderCase[] = [
  {
    orderedOn: -140,
    documents: 3,
    lines: [
      { name: 'in transit', committedOn: -10, acknowledgedOn: -130, loads: [{ ...left, promisedOn: -10 }] },
      { name: 'delivered', committedOn: -10, loads: [{ ...left, promisedOn: -10, deliveredOn: -7 }] },
      { name: 'delivered late', committedOn: -20, loads: [{ ...left, promisedOn: -20, deliveredOn: -7 }] },
      {
        name: 'partly shipped',
        committedOn: 15,
        held: { machining: 6 },
        loads: [{ ...left, quantity: 4, promisedOn: -10, deliveredOn: -8 }],
      },
    ],
  },
]

/** Requested on dates that often break date handling. */
const byDay = (today: Day): OrderCase => {
  const year = Number(today.slice(0, 4))
  const requested = (name: string, day: string): LineCase => {
    const requestedOn: FromToday = daysBetween(today, day as Day)
    return { name: `requested on ${name}`, requestedOn, committedOn: requestedOn + 10 }
  }
  return {
    orderedOn: -30,
    documents: 1,
    lines: [
      requested('a leap day', '2028-02-29'),
      requested('31 December', `${year}-12-31`),
      requested('1 January', `${year + 1}-01-01`),
    ],
  }
}

/** Texts and numbers that programs mistake for something else; hostile ones are extremes. */
const byText: readonly OrderCase[] = [
  {
    number: '7781/2 B',
    orderedOn: -60,
    documents: 1,
    lines: [
      { name: 'part 00123', part: 0, committedOn: 70, held: { forging: 10 } },
      { name: 'part =1+1', part: 1, release: 'R2', extreme: { release: '-0.01' } },
      {
        name: 'longest comment',
        newCommittedOn: 60,
        modifiedOn: -5,
        held: { forging: 10 },
        modifiedComment: 'Heat treated twice; see the photos of the rings.',
        extreme: { modifiedComment: longestComment },
      },
      {
        name: 'script in a comment',
        newCommittedOn: 60,
        modifiedOn: -5,
        held: { forging: 10 },
        modifiedComment: 'The mill delivered the bar a week late.',
        extreme: { modifiedComment: '<script>alert("comment")</script>' },
      },
    ],
  },
]

export const lineCases = (today: Day): readonly OrderCase[] => [...bySteps, ...byCommitment, ...byLoads, byDay(today)]

export const healthyLineCases: readonly OrderCase[] = [
  ...byText,
  {
    orderedOn: -75,
    documents: 0,
    lines: [{ name: 'free of charge', price: 0 as Cents, loads: [{ ...left, promisedOn: -10, deliveredOn: -7 }] }],
  },
]
