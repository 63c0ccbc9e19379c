import { content, ofCustomer, read } from '../call.ts'
import { keyedEntity, type RowOf } from '../entity.ts'
import { invoiceStateNames } from '../finance/invoiceStateNames.ts'
import { day, integer, money, nullable, quantity, text, wordOf } from '../kinds.ts'
import { file, listOf } from '../wire/envelope.ts'
import { requestKinds } from './requestKinds.ts'
import { waitingFor } from './requests.ts'

/** In display order. */
export const openPointKinds = [
  'lateLine',
  'movedLine',
  'request',
  'concession',
  'approvalFile',
  'approval',
  'load',
  'invoice',
] as const

/** At most so many points of a kind are listed. */
export const maxPointsOfKind = 500

export const openPoint = keyedEntity('openPoint', 'key', {
  key: text('key'),
  kind: wordOf('kind', ...openPointKinds),
  /** Job order, request, concession, file or invoice. */
  number: text('number'),
  /** Purchase order with its line, if that is known. */
  line: nullable(text('line')),
  partNumber: nullable(text('partNumber')),
  quantity: nullable(quantity('quantity')),
  /** Promised date of a line, due date of an invoice, else the day since when the point is open. */
  day: nullable(day('day')),
  /** Promised date before it moved. */
  before: nullable(day('before')),
  /** Days since `day`; for a line that is not late, those by which it moved. */
  days: nullable(integer('days')),
  /** Current step of a line. */
  step: nullable(text('step')),
  request: nullable(wordOf('request', ...requestKinds)),
  amount: nullable(money('amount')),
  state: nullable(wordOf('state', ...waitingFor, ...invoiceStateNames)),
  /** Reason of a moved date, or text of a request. */
  note: text('note', { mayBeEmpty: true, isMultiline: true, max: 2000 }),
  /** Load or folder, for the address of the point. */
  place: nullable(text('place')),
})
export type OpenPoint = RowOf<typeof openPoint>

const page = ofCustomer('open-points')

/** What a customer and its seller talk about each week, within the pages of the reader `docs/product/orders.md#open-points`. */
export const openPoints = {
  ofPlant: read('GET', '/api/Customers/:customerId/openPoints', {
    isAddition: true,
    ...page,
    answer: listOf(openPoint),
  }),
  /** Requests are the portal's own, also in front of a company's services. */
  ofRequests: read('GET', '/api/Customers/:customerId/openRequests', {
    isOwn: true,
    ...page,
    answer: listOf(openPoint),
  }),
  document: content('GET', '/api/Documents/openPoints/:customerId', {
    isAddition: true,
    ...page,
    answer: file('application/pdf'),
  }),
}
