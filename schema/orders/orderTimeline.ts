import { ofCustomer, read } from '../call.ts'
import { entity, type RowOf, rows } from '../entity.ts'
import { invoiceStateNames } from '../finance/invoiceStateNames.ts'
import { day, document, flag, integer, money, nullable, optional, quantity, text, wordOf } from '../kinds.ts'
import { trackingNumber } from '../logistics/shipments.ts'
import { orderStatus } from './orderStatus.ts'
import { requestKinds } from './requestKinds.ts'
import { timelineNumbers } from './timelineAddress.ts'

const promisedDateKinds = ['promiseGiven', 'promiseConfirmed', 'promiseMoved', 'promiseWithdrawn'] as const

/** Events of requests, which precede the promised dates that they lead to. */
const requestEventKinds = [
  'requestAsked',
  'requestAccepted',
  'requestDeclined',
  'requestCounterOffer',
  'requestAgreed',
  'requestClosed' as const,
] as const

/** Kinds of timeline events, in the order of events on the same day. */
export const timelineKinds = [
  'entered',
  'acknowledged',
  'released',
  'heat',
  'cut',
  'step',
  'waitsForApproval',
  'concession',
  'approvalFile',
  'approval',
  ...requestEventKinds,
  ...promisedDateKinds,
  'requested',
  'promised',
  'promisedAnew',
  'modified',
  'ready',
  'shipped',
  'arrives',
  'delivered',
  'heatAfterLoad',
  'invoiced',
  'reference',
  'due',
  'paid',
] as const
export type TimelineKind = (typeof timelineKinds)[number]

export const isPromisedDate = (kind: TimelineKind) => promisedDateKinds.some((known) => known === kind)

export const isOfRequest = (kind: TimelineKind) => requestEventKinds.some((known) => known === kind)

const timelineEvent = entity('timelineEvent', {
  kind: wordOf('kind', ...timelineKinds),
  /** Null for the present: current locations of pieces and pending tasks. */
  day: nullable(day('day')),
  pieces: nullable(quantity('pieces')),
  /** Number of the related document or record, or name of the step; `notStarted` for pieces in no step. */
  number: nullable(text('number')),
  note: text('note', { mayBeEmpty: true, isMultiline: true, max: 2_000 }),
  /** Of the whole invoice. */
  amount: nullable(money('amount')),
  /** For invoices only: net amount of the line. */
  lineAmount: optional(nullable(money('lineAmount'))),
  link: nullable(document('link')),
  /** For shipped loads, if the reader may open their documents. */
  load: optional(integer('load')),
  /** For shipped loads, if the reader may see how they travel. */
  carrier: optional(text('carrier', { mayBeEmpty: true })),
  tracking: optional(trackingNumber('tracking')),
  /** Awaits the customer's action. */
  isPending: flag('isPending'),
  /** For promises only: the promised date and the previous one. */
  promised: optional(nullable(day('promised'))),
  promisedBefore: optional(nullable(day('promisedBefore'))),
  /** Origin of the promise; null if the reader may not know it. */
  source: optional(nullable(wordOf('source', 'person', 'import', 'service'))),
  by: optional(nullable(text('by'))),
  /** For invoices that are not just open: their state, and its amount. */
  state: optional(wordOf('state', ...invoiceStateNames)),
  stateAmount: optional(nullable(money('stateAmount'))),
  /** For requests only: their kind. */
  request: optional(wordOf('request', ...requestKinds)),
})
export type TimelineEvent = RowOf<typeof timelineEvent>

const timelineLine = entity('timelineLine', {
  jobOrder: text('jobOrder'),
  purchaseOrder: text('purchaseOrder'),
  lineItem: integer('lineItem'),
  partNumber: text('partNumber'),
  providerPartNumber: text('providerPartNumber'),
  description: optional(text('description', { mayBeEmpty: true })),
  /** Per piece; null without access to open orders. */
  price: optional(nullable(money('price'))),
  requestedOn: optional(nullable(day('requestedOn'))),
  promisedOn: optional(nullable(day('promisedOn'))),
  ordered: quantity('ordered'),
  shipped: quantity('shipped'),
  status: orderStatus('status'),
})
export type TimelineLine = RowOf<typeof timelineLine>

const paper = entity('timelinePaper', {
  kind: wordOf(
    'kind',
    'confirmation',
    'schedule',
    'certificate',
    'acknowledgement',
    'conformance',
    'millTest',
    'packingList',
    'billOfLading',
    'invoice',
    'approvalFile',
    'approval',
  ),
  number: text('number', { mayBeEmpty: true }),
  link: document('link'),
})
export type TimelinePaper = RowOf<typeof paper>

const person = entity('timelinePerson', {
  part: wordOf('part', 'seller', 'backup', 'receivable'),
  name: text('name'),
  email: text('email'),
})
export type TimelinePerson = RowOf<typeof person>

/**
 * Lines that match a number, and the timeline of the first one; open lines come first. With a job order, the other lines
 * of its purchase order follow.
 */
const orderTimeline = entity('orderTimeline', {
  lines: rows('lines', timelineLine),
  events: rows('events', timelineEvent),
  papers: rows('papers', paper),
  people: rows('people', person),
})
export type OrderTimeline = RowOf<typeof orderTimeline>

export const orderTimelines = {
  timeline: read('GET', '/api/Customers/:customerId/timeline', {
    isAddition: true,
    ...ofCustomer('order'),
    query: { by: wordOf('by', ...Object.values(timelineNumbers)), number: text('number', { max: 60 }) },
    answer: orderTimeline,
  }),
}
