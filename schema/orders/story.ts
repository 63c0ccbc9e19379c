import { ofCustomer, read } from '../call.ts'
import { entity, type RowOf, rows } from '../entity.ts'
import { day, document, flag, integer, money, nullable, optional, quantity, text, wordOf } from '../kinds.ts'
import { orderStatus } from './orderStatus.ts'
import { storyNumbers } from './storyAddress.ts'

const promiseKinds = ['promiseGiven', 'promiseConfirmed', 'promiseMoved', 'promiseWithdrawn'] as const

/** Kinds of timeline events, in the order of events on the same day. */
export const storyKinds = [
  ...(['entered', 'acknowledged', 'released', 'heat', 'cut', 'step', 'waitsForApproval', 'concession'] as const),
  ...(['approvalFile', 'approval'] as const),
  ...promiseKinds,
  ...(['requested', 'promised', 'promisedAnew', 'modified', 'ready', 'shipped', 'delivered', 'heatAfterLoad'] as const),
  ...(['invoiced', 'reference', 'due', 'paid'] as const),
]
export type StoryKind = (typeof storyKinds)[number]

export const isPromise = (kind: StoryKind) => promiseKinds.some((known) => known === kind)

export const storyEvent = entity('storyEvent', {
  kind: wordOf('kind', ...storyKinds),
  /** Null for the present: current locations of pieces and pending tasks. */
  day: nullable(day('day')),
  pieces: nullable(quantity('pieces')),
  /** Number of the related document or record, or name of the step. */
  number: nullable(text('number')),
  note: text('note', { mayBeEmpty: true, isMultiline: true, max: 2_000 }),
  amount: nullable(money('amount')),
  link: nullable(document('link')),
  /** Awaits the customer's action. */
  isPending: flag('isPending'),
  /** For promises only: the promised date and the previous one. */
  promised: optional(nullable(day('promised'))),
  promisedBefore: optional(nullable(day('promisedBefore'))),
  /** Origin of the promise; null if the reader may not know it. */
  source: optional(nullable(wordOf('source', 'person', 'import', 'service'))),
  by: optional(nullable(text('by'))),
})
export type StoryEvent = RowOf<typeof storyEvent>

export const storyLine = entity('storyLine', {
  jobOrder: text('jobOrder'),
  purchaseOrder: text('purchaseOrder'),
  lineItem: integer('lineItem'),
  partNumber: text('partNumber'),
  providerPartNumber: text('providerPartNumber'),
  ordered: quantity('ordered'),
  shipped: quantity('shipped'),
  status: orderStatus('status'),
})
export type StoryLine = RowOf<typeof storyLine>

const paper = entity('storyPaper', {
  kind: wordOf(
    'kind',
    ...['confirmation', 'schedule', 'certificate', 'acknowledgement', 'conformance', 'millTest', 'packingList'],
    ...['billOfLading', 'approvalFile', 'approval'],
  ),
  number: text('number', { mayBeEmpty: true }),
  link: document('link'),
})
export type StoryPaper = RowOf<typeof paper>

const person = entity('storyPerson', {
  part: wordOf('part', 'seller', 'backup', 'receivable'),
  name: text('name'),
  email: text('email'),
})
export type StoryPerson = RowOf<typeof person>

/** Lines that match a number, and the timeline of the first one; open lines come first. */
export const story = entity('story', {
  lines: rows('lines', storyLine),
  events: rows('events', storyEvent),
  papers: rows('papers', paper),
  people: rows('people', person),
})
export type Story = RowOf<typeof story>

export const stories = {
  story: read('GET', '/api/Customers/:customerId/story', {
    isAddition: true,
    ...ofCustomer('order'),
    query: { by: wordOf('by', ...Object.values(storyNumbers)), number: text('number', { max: 60 }) },
    answer: story,
  }),
}
