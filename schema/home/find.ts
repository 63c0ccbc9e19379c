import { read } from '../call.ts'
import { keyedEntity, type RowOf } from '../entity.ts'
import { flag, integer, nullable, text, wordOf } from '../kinds.ts'
import { storyAddress } from '../orders/storyAddress.ts'
import type { Route } from '../pages.ts'
import { listOf } from '../wire/envelope.ts'

/** What can be found, in the order in which it is offered, and the pages whose permission it takes, all of them. */
export const findPages = {
  purchaseOrder: ['order'],
  jobOrder: ['order'],
  part: ['open-orders-report'],
  heat: ['raw-material-inventory'],
  testedHeat: ['shipment-documents', 'order'],
  invoice: ['statement', 'order'],
  billOfLading: ['shipment-documents', 'order'],
  tracking: ['shipment-documents', 'order'],
  quote: ['quote-status'],
  bankReference: ['payment-detail'],
  concession: ['concessions'],
  approvalFile: ['approval-files'],
  customer: [''],
  user: ['edit-user'],
} as const satisfies Readonly<Record<string, readonly Route[]>>

export type FoundKind = keyof typeof findPages
export const foundKinds = Object.keys(findPages) as readonly FoundKind[]

/** How a thing that was found stands. */
const state = wordOf(
  'state',
  ...['late', 'delayed', 'onTime', 'inTransit', 'delivered', 'deviationRequest', 'open', 'overdue', 'paid'],
  ...['ready', 'pending', 'approved', 'quoted', 'ordered', 'expired', 'notApplied', 'partiallyApplied', 'applied'],
)

export const found = keyedEntity('found', ['kind', 'number', 'customerId'], {
  kind: wordOf('kind', ...foundKinds),
  /** The number, or the name, as it is written. */
  number: text('number'),
  /** What it is about: a part, a company. */
  about: text('about', { mayBeEmpty: true }),
  /** What its page is asked for; the number where it is not said. */
  key: nullable(text('key')),
  customerId: nullable(integer('customerId')),
  customer: nullable(text('customer')),
  state: nullable(state),
  /** It is the very number that was asked for. */
  isExact: flag('isExact'),
})
export type Found = RowOf<typeof found>
export type FoundState = NonNullable<Found['state']>

const filtered = (filter: object) => `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`
const named = (name: string, value: string) => `?${new URLSearchParams({ [name]: value })}`

const addresses: Readonly<Record<FoundKind, (key: string) => string>> = {
  purchaseOrder: (number) => storyAddress('purchaseOrder', number),
  jobOrder: (number) => storyAddress('jobOrder', number),
  // Parts are in many orders.
  part: (partNumber) => `/open-orders-report${filtered({ partNumber })}`,
  heat: (heat) => `/raw-material-inventory${named('heat', heat)}`,
  testedHeat: (heat) => storyAddress('heat', heat),
  invoice: (number) => storyAddress('invoice', number),
  billOfLading: (number) => storyAddress('billOfLading', number),
  tracking: (jobOrder) => storyAddress('jobOrder', jobOrder),
  quote: (number) => `/quote-status${named('number', number)}`,
  bankReference: (number) => `/payment-detail${filtered({ number })}`,
  concession: (ncr) => `/concessions${named('q', ncr)}`,
  approvalFile: (folder) => `/approval-files${named('folder', folder)}`,
  customer: () => '/',
  user: (id) => `/edit-user${named('id', id)}`,
}

/** The address that a hit leads to; its customer is the tab's by then. */
export const addressOf = ({ kind, key, number }: Pick<Found, 'kind' | 'key' | 'number'>) =>
  addresses[kind](key ?? number)

/** From so many letters on is anything looked for. */
export const leastLetters = 2

/** One search over all that the caller may see. */
export const find = {
  /** At most five of each kind; those of exactly that number first. */
  find: read('GET', '/api/Find', {
    isAddition: true,
    access: { signedIn: true, owner: 'caller' },
    query: { text: text('q', { min: leastLetters, max: 60 }) },
    answer: listOf(found),
  }),
}
