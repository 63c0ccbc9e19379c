import {
  isOfRequest,
  isPromisedDate,
  type TimelineEvent,
  type TimelineKind,
  timelineKinds,
} from '#schema/orders/orderTimeline.ts'
import { notStarted, steps } from '#schema/wip/steps.ts'
import type { Day } from '#values/types.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { approvalFileLink, documentLinkStart, invoiceLink } from '../document-links/links.ts'
import { readInvoiceStates } from '../finance/invoiceStates.ts'
import type { FoundLine } from './lines.ts'
import { promisedDatesOf } from './promisedDates.ts'
import {
  approvalFilesOf,
  concessionsOf,
  cuttingsOf,
  invoicesOf,
  loadsOf,
  papersOf,
  referencesOf,
  requestsOf,
} from './rows.ts'

type More = Partial<Omit<TimelineEvent, 'kind' | 'day'>>

const event = (kind: TimelineKind, day: Day | null, more: More = {}): TimelineEvent => ({
  kind,
  day,
  pieces: null,
  number: null,
  note: '',
  amount: null,
  link: null,
  isPending: false,
  ...more,
})

/** An event on a day; none if the day is unknown. */
const on = (kind: TimelineKind, day: string | null, more?: More) =>
  day === null ? [] : [event(kind, day as Day, more)]

const ofOrder = (line: FoundLine) => [
  ...on('entered', line.ordered_on, { number: line.purchaseOrder, pieces: line.ordered }),
  ...on('acknowledged', line.acknowledged_on),
  ...on('released', line.released_on),
  ...on('requested', line.requested_on),
  ...on('promised', line.committed_on),
  ...on('promisedAnew', line.new_committed_on),
]

/** A change that is not already covered by the promises. */
const ofChange = (line: FoundLine, promises: readonly { readonly day: Day | null }[]) =>
  promises.some(({ day }) => day === line.modified_on)
    ? []
    : on('modified', line.modified_on, { note: line.modified_comment ?? '' })

/** Pieces at the steps and those not started, which add up to the open quantity. */
const ofSteps = (line: FoundLine) => {
  const waiting = notStarted(line.ordered - line.shipped, line)
  const places = [['notStarted', waiting] as const, ...steps.map((step) => [step, line[step]] as const)]
  return places.flatMap(([number, pieces]) => (pieces > 0 ? [event('step', null, { number, pieces })] : []))
}

const ofApproval = ({ approval, approval_since }: FoundLine) =>
  on('waitsForApproval', approval > 0 ? (approval_since?.slice(0, 10) ?? null) : null, {
    pieces: approval,
    isPending: true,
  })

const isAfter = (day: string | null, other: string | null) => day !== null && other !== null && day > other

const ofMetal = async (db: Db, line: FoundLine) => {
  const cut = (await cuttingsOf(db, line)).flatMap(({ heat, bar, lot, cut_on }) =>
    on('cut', cut_on, { number: heat, note: `${bar} · ${lot}` }),
  )
  const tested = (await papersOf(db, line)).flatMap(({ hash, heat, alloy, tested_on, shipped_on }) =>
    heat === null
      ? []
      : on(isAfter(tested_on, shipped_on) ? 'heatAfterLoad' : 'heat', tested_on, {
          number: heat,
          note: alloy ?? '',
          link: `${documentLinkStart}${hash}/DocumentFile#millTest`,
        }),
  )
  return [...cut, ...tested]
}

const ofConcessions = async (db: Db, line: FoundLine) =>
  (await concessionsOf(db, line)).map(({ ncr, type, quantity, notified_on, approval_file_id }) =>
    event('concession', notified_on, {
      number: ncr,
      note: type,
      pieces: quantity,
      isPending: approval_file_id === null,
    }),
  )

/** Day on which the last pieces of the line left; null while some are missing. */
const completedOn = async (db: Db, line: FoundLine) =>
  line.shipped < line.ordered
    ? null
    : (await loadsOf(db, line)).reduce<Day | null>(
        (last, { shipped_on }) => (isAfter(last, shipped_on) ? last : shipped_on),
        null,
      )

/**
 * Approval files of the part from the entry of the order to its last load: later ones concern later orders. Files
 * without an approval wait for the customer, but a line that has left waits for nothing.
 */
const ofApprovalFiles = async (db: Db, line: FoundLine, clock: Clock) => {
  const end = await completedOn(db, line)
  return (await approvalFilesOf(db, line)).flatMap(({ id, name, created_at, is_approval, father_id }) => {
    const day = clock.dayOf(created_at)
    const isPending = end === null && is_approval === 0 && father_id === null
    if (day < line.ordered_on || isAfter(day, end)) return []
    return [
      event(is_approval === 1 ? 'approval' : 'approvalFile', day, {
        number: name,
        link: approvalFileLink(id),
        isPending,
      }),
    ]
  })
}

/** Events of a line's loads; carrier, tracking and place require the page In Transit. */
const ofLoads = async (db: Db, line: FoundLine, isOpenTo: OpenTo) =>
  (await loadsOf(db, line)).flatMap((load) => {
    const pieces = load.quantity
    const isWayShown = isOpenTo('in-transit')
    return [
      ...(isOpenTo('ready-to-ship') ? on('ready', load.ready_on, { pieces }) : []),
      ...on('shipped', load.shipped_on, {
        pieces,
        note: '',
        ...(isWayShown && { carrier: load.carrier ?? '', tracking: load.tracking ?? '' }),
        ...(isOpenTo('shipment-documents') && { load: load.id }),
      }),
      ...(isWayShown && load.delivered_on === null ? on('arrives', load.shipped_on && load.eta_on, { pieces }) : []),
      ...on('delivered', load.delivered_on, { pieces, note: (isWayShown && load.last_location) || '' }),
    ]
  })

type Invoice = Awaited<ReturnType<typeof invoicesOf>>[number]

export const linkOfInvoice = ({
  has_document,
  orderHash,
  hash,
}: Pick<Invoice, 'has_document' | 'orderHash' | 'hash'>) =>
  has_document === 1 && orderHash !== null ? invoiceLink(orderHash, hash) : null

const ofInvoices = async (db: Db, line: FoundLine) => {
  const invoices = await invoicesOf(db, line)
  const states = invoices.length === 0 ? null : await readInvoiceStates(db, line.customerId)
  return invoices.flatMap(({ number, ...invoice }) => {
    const { lineAmount } = invoice
    const found = states?.get(number)
    const state = found && { state: found.state, stateAmount: found.amount }
    return [
      ...on('invoiced', invoice.issued_on, { number, lineAmount, link: linkOfInvoice(invoice), ...state }),
      ...(invoice.paid_on === null ? on('due', invoice.due_on, { number, amount: invoice.balance }) : []),
      ...on('paid', invoice.paid_on, { number, amount: invoice.amount }),
    ]
  })
}

const ofReferences = async (db: Db, line: FoundLine) =>
  (await referencesOf(db, line)).flatMap(({ number, created_on, amount }) =>
    on('reference', created_on, { number, amount }),
  )

const requestKindOf: Readonly<Record<Tables['request_messages']['event'], TimelineKind | null>> = {
  asked: 'requestAsked',
  reopened: 'requestAsked',
  agreed: 'requestAgreed',
  accepted: 'requestAccepted',
  declined: 'requestDeclined',
  counterOffer: 'requestCounterOffer',
  message: null,
  closed: 'requestClosed',
  expired: 'requestClosed',
  shipped: 'requestClosed',
}

const ofRequests = async (db: Db, line: FoundLine) =>
  (await requestsOf(db, line)).flatMap((entry) => {
    const kind = requestKindOf[entry.event]
    const { number, message: note, day: promised, quantity: pieces, request } = entry
    return kind === null ? [] : on(kind, entry.written_on, { number, note, pieces, promised, request })
  })

/** Events that have their own page are shown only to users who may open that page. */
export const timelinePages = [
  'concessions',
  'shipment-documents',
  'statement',
  'payment-detail',
  'ready-to-ship',
  'approval-files',
  'approvals',
  'wip-reports',
  'in-transit',
  'open-orders-report',
  'requests',
] as const
export type OpenTo = (page: (typeof timelinePages)[number]) => boolean

/** Promises given on the same day keep their order, as do entries of requests. */
const placeOf = ({ kind }: TimelineEvent) => {
  if (isOfRequest(kind)) return timelineKinds.indexOf('requestAsked')
  return timelineKinds.indexOf(isPromisedDate(kind) ? 'promiseGiven' : kind)
}

const inOrder = (today: Day) => (left: TimelineEvent, right: TimelineEvent) => {
  const [first, second] = [left.day ?? today, right.day ?? today]
  if (first !== second) return first < second ? -1 : 1
  return placeOf(left) - placeOf(right)
}

export interface Reader {
  readonly clock: Clock
  readonly isOpenTo: OpenTo
  readonly isStaff: boolean
}

/** Past and expected events of a line, from entry to payment. */
export const eventsOf = async (db: Db, line: FoundLine, { clock, isOpenTo, isStaff }: Reader) => {
  const promises = await promisedDatesOf(db, line, clock, isStaff)
  const events = [
    ...ofOrder(line),
    ...promises.map(({ kind, day, ...more }) => event(kind, day, more)),
    ...(isOpenTo('requests') ? await ofRequests(db, line) : []),
    ...ofChange(line, promises),
    ...(isOpenTo('wip-reports') ? ofSteps(line) : []),
    ...(isOpenTo('approvals') ? ofApproval(line) : []),
    ...(isOpenTo('shipment-documents') ? await ofMetal(db, line) : []),
    ...(isOpenTo('concessions') ? await ofConcessions(db, line) : []),
    ...(isOpenTo('approval-files') ? await ofApprovalFiles(db, line, clock) : []),
    ...(await ofLoads(db, line, isOpenTo)),
    ...(isOpenTo('statement') ? await ofInvoices(db, line) : []),
    ...(isOpenTo('payment-detail') ? await ofReferences(db, line) : []),
  ]
  return events.sort(inOrder(clock.today()))
}
