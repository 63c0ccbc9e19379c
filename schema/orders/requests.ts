import { content, input, read, rowId, write } from '../call.ts'
import { entity, keyedEntity, type RowOf, rows } from '../entity.ts'
import {
  type Day,
  day,
  flag,
  instant,
  integer,
  many,
  money,
  nullable,
  optional,
  quantity,
  recordId,
  text,
  wordOf,
} from '../kinds.ts'
import { contains, custom, is } from '../list.ts'
import { steps } from '../wip/steps.ts'
import { file, listOf } from '../wire/envelope.ts'
import { kindsOfLines, maxRequestedLines, type RequestKind, requestKinds } from './requestKinds.ts'
import { numberOf } from './timelineAddress.ts'

/** Kinds that ask for another date. */
export const isOfDate = (kind: RequestKind) => kind === 'earlier' || kind === 'later'

/** True for a wanted date that a line can be asked for. A promised date of today or before is no limit for an earlier one. */
export const isWantedDate = (kind: RequestKind, wantedOn: Day, promisedOn: Day | null, today: Day) => {
  if (wantedOn < today) return false
  if (promisedOn === null) return true
  return kind === 'earlier' ? promisedOn <= today || wantedOn < promisedOn : wantedOn > promisedOn
}

export const disputeReasons = ['quantity', 'price', 'part', 'address', 'document'] as const
export const defects = ['dimension', 'surface', 'material', 'marking', 'damage', 'document', 'other'] as const
export const wishes = ['replace', 'credit', 'rework', 'useAsIs'] as const
/** An answered request has its answer as state, also after it was closed; `closed` is one that ended without. */
const requestStates = ['open', 'counterOffer', 'accepted', 'declined', 'closed'] as const
export const requestAnswers = ['accepted', 'declined', 'counterOffer'] as const
/** Next action on a request. */
export const waitingFor = ['answer', 'agreement', 'date', 'settlement'] as const
export type RequestAnswer = (typeof requestAnswers)[number]

/** Answers to a request: only another date or quantity can be offered, and no date that has passed is accepted. */
export const answersTo = (kind: RequestKind, wantedOn: Day | null, today: Day) =>
  requestAnswers.filter((answer) => {
    if (answer === 'counterOffer') return isOfDate(kind) || kind === 'quantity'
    return answer !== 'accepted' || wantedOn === null || wantedOn >= today
  })

/** Entries of the conversation; the last two are made by the portal. */
const requestEvents = [
  'asked',
  'message',
  ...requestAnswers,
  'agreed',
  'closed',
  'reopened',
  'expired',
  'shipped',
] as const

/** Business days after which an answered request closes. */
export const closedAfterBusinessDays = 10

export const maxRequestFiles = 5
const maxPieces = 1_000_000

const kind = wordOf('kind', ...requestKinds)
const state = wordOf('state', ...requestStates)
const number = text('number', { max: 20 })
const words = text('text', { max: 1000, isMultiline: true })
const pieces = (wire: string) => integer(wire, { min: 1, max: maxPieces })
const reason = wordOf('reason', ...disputeReasons)
const answer = wordOf('answer', ...requestAnswers)
const identities = text('identities', { max: 500 })
const defect = wordOf('defect', ...defects)
const wish = wordOf('wish', ...wishes)

const about = {
  number,
  kind,
  state,
  customerId: recordId('customerId'),
  customer: nullable(text('customer')),
  purchaseOrder: numberOf('purchaseOrder', nullable(text('purchaseOrder'))),
  jobOrder: numberOf('jobOrder', nullable(text('jobOrder'))),
  invoice: numberOf('invoice', nullable(text('invoice'))),
  wantedOn: nullable(day('wantedOn')),
  quantity: nullable(integer('quantity')),
  reason: nullable(reason),
  amount: nullable(money('amount')),
  offeredOn: nullable(day('offeredOn')),
  askedOn: day('askedOn'),
  askedBy: text('askedBy', { mayBeEmpty: true }),
  /** Business days since an open request was made. */
  age: nullable(integer('age')),
  /** Seller of the customer; null if a company's services know the sellers. */
  seller: nullable(text('seller')),
}

export const request = keyedEntity('request', 'number', about)
export type Request = RowOf<typeof request>

const requestFile = keyedEntity('requestFile', 'fileId', { fileId: text('fileId', { max: 64 }), name: text('name') })

const requestMessage = keyedEntity('requestMessage', 'id', {
  id: integer('id'),
  event: wordOf('event', ...requestEvents),
  isByProvider: flag('isByProvider'),
  name: text('name', { mayBeEmpty: true }),
  text: text('text', { mayBeEmpty: true, max: 1000, isMultiline: true }),
  /** Date that is wanted, offered or agreed. */
  day: nullable(day('day')),
  quantity: nullable(integer('quantity')),
  writtenAt: instant('writtenAt'),
  files: rows('files', requestFile),
})
export type RequestMessage = RowOf<typeof requestMessage>

/** Line of an accepted request for another date, for Delays. */
const requestedLine = entity('requestedLine', {
  id: integer('id'),
  providerPartNumber: text('providerPartNumber'),
  promisedOn: nullable(day('promisedOn')),
})

/** Prices of a disputed invoice's lines. */
const disputedPrice = entity('disputedPrice', {
  jobOrder: text('jobOrder'),
  quantity: quantity('quantity'),
  ordered: money('ordered'),
  invoiced: money('invoiced'),
})

export const requestDetail = entity('requestDetail', {
  ...about,
  isClosed: flag('isClosed'),
  /** Next action; null if nothing is left to do. */
  waitsFor: nullable(wordOf('waitsFor', ...waitingFor)),
  settledOn: nullable(day('settledOn')),
  /** Promised date of the line now; null if a company's services have the line. */
  promisedOn: nullable(day('promisedOn')),
  defect: nullable(defect),
  wish: nullable(wish),
  identities: nullable(identities),
  stopsShipping: flag('stopsShipping'),
  prices: rows('prices', disputedPrice),
  offeredQuantity: nullable(integer('offeredQuantity')),
  isUnread: flag('isUnread'),
  mayBeReopened: flag('mayBeReopened'),
  /** Date that both sides accept. */
  agreedOn: nullable(day('agreedOn')),
  messages: rows('messages', requestMessage),
  lines: rows('lines', requestedLine),
})
export type RequestDetail = RowOf<typeof requestDetail>

export const newRequest = entity('newRequest', {
  kind,
  jobOrder: optional(text('jobOrder', { max: 60 })),
  invoice: optional(text('invoice', { max: 60 })),
  text: words,
  wantedOn: optional(day('wantedOn')),
  quantity: optional(pieces('quantity')),
  reason: optional(reason),
  amount: optional(money('amount')),
  defect: optional(defect),
  wish: optional(wish),
  identities: optional(identities),
  stopsShipping: optional(flag('stopsShipping')),
})

const openRequest = entity('openRequest', { kind, number })

const piecesInStep = entity('piecesInStep', { step: wordOf('step', ...steps), pieces: quantity('pieces') })

/** Line as the form of a new request shows it; null and empty if a company's services have the line. */
const requestableLine = keyedEntity('requestableLine', 'jobOrder', {
  jobOrder: text('jobOrder'),
  purchaseOrder: nullable(text('purchaseOrder')),
  lineItem: nullable(integer('lineItem')),
  ordered: nullable(quantity('ordered')),
  shipped: nullable(quantity('shipped')),
  requestedOn: nullable(day('requestedOn')),
  promisedOn: nullable(day('promisedOn')),
  /** Reason of the last change of the promised date. */
  reason: nullable(text('reason', { isMultiline: true, max: 2000 })),
  steps: rows('steps', piecesInStep),
  openRequests: rows('openRequests', openRequest),
})
export type RequestableLine = RowOf<typeof requestableLine>

const jobOrders = many(text('jobOrders', { max: 60 }), { max: maxRequestedLines })

const pages = ['requests'] as const
const ofRequest = { access: { pages, owner: 'row' }, params: { number }, isOwn: true } as const
const change = { ...ofRequest, takesKey: true, answer: requestDetail } as const
const uploads = { name: 'files', min: 0, max: maxRequestFiles } as const

/**
 * Requests of customers on their lines and invoices `docs/product/requests.md`. They change no line; the portal keeps
 * them itself, so that they work in front of a company's services.
 */
export const requests = {
  /** Newest first: of the caller's customers, or of all for staff. */
  list: read('GET', '/api/Requests', {
    access: { pages, owner: 'caller' },
    isOwn: true,
    list: {
      search: ['number', 'purchaseOrder', 'jobOrder', 'invoice', 'askedBy'],
      sort: ['number', 'kind', 'state', 'customer', 'askedOn', 'wantedOn', 'seller'],
      filter: {
        kind: is(kind),
        state: is(state),
        /** Open for at least so many business days. */
        age: custom(
          integer('age', { min: 0, max: 1000 }),
          ({ age }: Pick<Request, 'age'>, expected) => age !== null && age >= expected,
        ),
        seller: contains(text('seller', { max: 100 })),
        customerId: is(recordId('id'), 'customerId'),
        jobOrder: is(text('jobOrder', { max: 60 })),
        invoice: is(text('invoice', { max: 60 })),
      },
    },
    answer: listOf(request),
  }),
  /** 409 with the number of the open request if the line or invoice has one of this kind. Customers only. */
  create: write('POST', '/api/Customers/:customerId/requests', {
    access: { pages, owner: input('customerId') },
    params: { customerId: rowId },
    isOwn: true,
    takesKey: true,
    rate: 'comments',
    body: newRequest,
    uploads,
    answer: requestDetail,
  }),
  /** The same for each of several lines, all or none; 409 with the lines that have an open one of this kind. */
  createForLines: write('POST', '/api/Customers/:customerId/requestsOfLines', {
    access: { pages, owner: input('customerId') },
    params: { customerId: rowId },
    isOwn: true,
    takesKey: true,
    rate: 'comments',
    body: entity('newRequests', {
      kind: wordOf('kind', ...kindsOfLines),
      jobOrders,
      text: words,
      wantedOn: optional(day('wantedOn')),
    }),
    answer: entity('madeRequests', { numbers: many(text('numbers', { max: 20 })) }),
  }),
  /** Lines without those that the customer does not have. */
  requestableLines: read('POST', '/api/Customers/:customerId/requestableLines', {
    access: { pages, owner: input('customerId') },
    params: { customerId: rowId },
    isOwn: true,
    body: entity('linesToRequest', { jobOrders }),
    answer: listOf(requestableLine),
  }),
  detail: read('GET', '/api/Requests/:number', { ...ofRequest, answer: requestDetail }),
  addMessage: write('POST', '/api/Requests/:number/messages', {
    ...change,
    rate: 'comments',
    body: entity('newRequestMessage', { text: words }),
    uploads,
  }),
  /** Provider only; of several answers to an open request the first one counts. */
  answer: write('POST', '/api/Requests/:number/answer', {
    ...change,
    rate: 'comments',
    body: entity('requestAnswered', {
      answer,
      text: words,
      offeredOn: optional(day('offeredOn')),
      offeredQuantity: optional(pieces('offeredQuantity')),
    }),
  }),
  /** The customer accepts a counter-offer. */
  agree: write('POST', '/api/Requests/:number/agreement', change),
  /** Provider only: an accepted request has been carried out. */
  settle: write('POST', '/api/Requests/:number/settlement', {
    ...change,
    rate: 'comments',
    body: entity('requestSettled', { text: words }),
  }),
  close: write('POST', '/api/Requests/:number/closing', change),
  /** Once, by the customer, unless the line has left meanwhile. */
  reopen: write('POST', '/api/Requests/:number/reopening', {
    ...change,
    rate: 'comments',
    body: entity('requestReopened', { text: words }),
  }),
  /** The customer has read the answer. */
  markRead: write('POST', '/api/Requests/:number/reading', change),
  document: content('GET', '/api/Requests/:number/files/:fileId', {
    ...ofRequest,
    params: { number, fileId: text('fileId', { max: 64 }) },
    answer: file('*/*', { isUploaded: true }),
  }),
}
