import { ofCustomer, read } from '../call.ts'
import { entity, type RowOf, rows } from '../entity.ts'
import { day, document, flag, integer, money, nullable, optional, quantity, text, wordOf } from '../kinds.ts'
import { orderStatus } from './orderStatus.ts'
import { storyNumbers } from './storyAddress.ts'

const promiseKinds = ['promiseGiven', 'promiseConfirmed', 'promiseMoved', 'promiseWithdrawn'] as const

/** What happens to a line; on one day in this order. */
export const storyKinds = [
  ...(['entered', 'acknowledged', 'released', 'heat', 'cut', 'step', 'waitsForApproval', 'concession'] as const),
  ...(['approvalFile', 'approval'] as const),
  ...promiseKinds,
  ...(['requested', 'promised', 'promisedAnew', 'modified', 'ready', 'shipped', 'delivered', 'heatAfterLoad'] as const),
  ...(['invoiced', 'reference', 'due', 'paid'] as const),
]
export type StoryKind = (typeof storyKinds)[number]

/** Whether it is a promise that was given, with its dates. */
export const isPromise = (kind: StoryKind) => promiseKinds.some((known) => known === kind)

export const storyEvent = entity('storyEvent', {
  kind: wordOf('kind', ...storyKinds),
  /** Null is today: where pieces are now, and what waits. */
  day: nullable(day('day')),
  pieces: nullable(quantity('pieces')),
  /** The number of what it is about, or the step. */
  number: nullable(text('number')),
  note: text('note', { mayBeEmpty: true, isMultiline: true, max: 2_000 }),
  amount: nullable(money('amount')),
  link: nullable(document('link')),
  /** It waits for the customer. */
  isPending: flag('isPending'),
  /** Of a promise that was given: for which date, and for which one before. */
  promised: optional(nullable(day('promised'))),
  promisedBefore: optional(nullable(day('promisedBefore'))),
  /** By whom it was given; null where that is not for the reader to know. */
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

/** A document of the line, of its order or of one of its loads. */
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

/** Whom to ask. */
const person = entity('storyPerson', {
  part: wordOf('part', 'seller', 'backup', 'receivable'),
  name: text('name'),
  email: text('email'),
})
export type StoryPerson = RowOf<typeof person>

/** The lines that a number belongs to, and the story of the first of them: an open one before the others. */
export const story = entity('story', {
  lines: rows('lines', storyLine),
  events: rows('events', storyEvent),
  papers: rows('papers', paper),
  people: rows('people', person),
})
export type Story = RowOf<typeof story>

/** An order's whole story. */
export const stories = {
  story: read('GET', '/api/Customers/:customerId/story', {
    isAddition: true,
    ...ofCustomer('order'),
    query: { by: wordOf('by', ...Object.values(storyNumbers)), number: text('number', { max: 60 }) },
    answer: story,
  }),
}
