import { packAddress, placedOrderAddress, requestAddress } from '../addresses.ts'
import { read } from '../call.ts'
import { keyedEntity, type RowOf } from '../entity.ts'
import { invoiceStateNames } from '../finance/invoiceStateNames.ts'
import { flag, nullable, recordId, text, wordOf } from '../kinds.ts'
import { timelineAddress } from '../orders/timelineAddress.ts'
import type { Route } from '../pages.ts'
import { listOf } from '../wire/envelope.ts'

/** Kinds of search results in display order, with the pages whose permissions are required, all of them. */
export const searchPages = {
  purchaseOrder: ['order'],
  jobOrder: ['order'],
  part: ['open-orders-report'],
  heat: ['raw-material-inventory'],
  testedHeat: ['shipment-documents', 'order'],
  certificate: ['shipment-documents'],
  serial: ['shipment-documents'],
  invoice: ['statement', 'order'],
  packingList: ['shipment-documents', 'order'],
  billOfLading: ['shipment-documents', 'order'],
  tracking: ['shipment-documents', 'order'],
  quote: ['quote-status'],
  placedOrder: ['placed-orders'],
  bankReference: ['payment-detail'],
  request: ['requests'],
  concession: ['concessions'],
  approvalFile: ['approval-files'],
  customer: [''],
  user: ['edit-user'],
} as const satisfies Readonly<Record<string, readonly Route[]>>

export type HitKind = keyof typeof searchPages
export const hitKinds = Object.keys(searchPages) as readonly HitKind[]

const state = wordOf(
  'state',
  'late',
  'delayed',
  'onTime',
  'inTransit',
  'delivered',
  'deviationRequest',
  'open',
  'overdue',
  ...invoiceStateNames,
  'counterOffer',
  'accepted',
  'declined',
  'closed',
  'ready',
  'pending',
  'approved',
  'quoted',
  'ordered',
  'expired',
  'notApplied',
  'partiallyApplied',
  'applied',
  'cancelled',
)

const found = keyedEntity('found', ['kind', 'number', 'customerId'], {
  kind: wordOf('kind', ...hitKinds),
  number: text('number'),
  /** Context of the hit, such as a part or a company. */
  about: text('about', { mayBeEmpty: true }),
  /** Parameter for the page; null if `number` is the parameter. */
  key: nullable(text('key')),
  customerId: nullable(recordId('customerId')),
  customer: nullable(text('customer')),
  state: nullable(state),
  isExact: flag('isExact'),
})
export type SearchHit = RowOf<typeof found>
export type HitState = NonNullable<SearchHit['state']>

const filtered = (filter: object) => `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`
const named = (name: string, value: string) => `?${new URLSearchParams({ [name]: value })}`

const addresses: Readonly<Record<HitKind, (key: string) => string>> = {
  purchaseOrder: (number) => timelineAddress('purchaseOrder', number),
  jobOrder: (number) => timelineAddress('jobOrder', number),
  // A part may occur in many orders.
  part: (partNumber) => `/open-orders-report${filtered({ partNumber })}`,
  heat: (heat) => `/raw-material-inventory${named('heat', heat)}`,
  testedHeat: (heat) => timelineAddress('heat', heat),
  certificate: packAddress,
  serial: packAddress,
  packingList: packAddress,
  invoice: (number) => timelineAddress('invoice', number),
  billOfLading: (number) => timelineAddress('billOfLading', number),
  tracking: (jobOrder) => timelineAddress('jobOrder', jobOrder),
  quote: (number) => `/quote-status${named('number', number)}`,
  placedOrder: placedOrderAddress,
  bankReference: (number) => `/payment-detail${filtered({ number })}`,
  request: requestAddress,
  concession: (ncr) => `/concessions${named('q', ncr)}`,
  approvalFile: (folder) => `/approval-files${named('folder', folder)}`,
  customer: () => '/',
  user: (id) => `/edit-user${named('id', id)}`,
}

/** Kinds whose key is the load that left with the paper; null if none has left. */
const paperKinds: readonly HitKind[] = ['testedHeat', 'billOfLading']

/** Address of a hit. Assumes that the tab's customer is the hit's customer. */
export const addressOf = ({ kind, key, number }: Pick<SearchHit, 'kind' | 'key' | 'number'>) =>
  key !== null && paperKinds.includes(kind) ? packAddress(key) : addresses[kind](key ?? number)

/** Minimum query length, in characters. */
export const minLetters = 2

export const globalSearch = {
  /** At most five hits per kind, exact matches first. */
  search: read('GET', '/api/Search', {
    isAddition: true,
    access: { signedIn: true, owner: 'caller' },
    query: { text: text('q', { min: minLetters, max: 60 }) },
    answer: listOf(found),
  }),
}
