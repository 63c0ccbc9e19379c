import {
  type OrderTimeline,
  orderTimelines,
  type TimelineLine,
  type TimelinePaper,
  type TimelinePerson,
} from '#schema/orders/orderTimeline.ts'
import type { Db } from '../database/open.ts'
import {
  acknowledgementLink,
  approvalFileLink,
  certificateLink,
  documentLinkStart,
  orderDocumentLink,
} from '../document-links/links.ts'
import { type Context, implement } from '../implement.ts'
import { eventsOf, linkOfInvoice, type OpenTo, timelinePages } from './events.ts'
import { type FoundLine, linesBy } from './lines.ts'
import { approvalFilesOf, certificatesOf, invoicesOf, orderPapersOf, papersOf, peopleOf } from './rows.ts'

const asLine = (line: FoundLine, isPriced: boolean): TimelineLine => ({
  jobOrder: line.jobOrder,
  purchaseOrder: line.purchaseOrder,
  lineItem: line.lineItem,
  partNumber: line.partNumber,
  providerPartNumber: line.providerPartNumber,
  description: line.description,
  price: isPriced ? line.price : null,
  requestedOn: line.requested_on,
  promisedOn: line.new_committed_on ?? line.committed_on,
  ordered: line.ordered,
  shipped: line.shipped,
  status: line.status,
})

/** A mill test report exists only after the heat has been tested, unless the plant has delivered one. */
const loadPapers = async (db: Db, line: FoundLine): Promise<TimelinePaper[]> =>
  (await papersOf(db, line))
    .filter(({ kind, tested_on, isDelivered }) => kind !== 'millTest' || tested_on !== null || isDelivered === 1)
    .map(({ kind, number, heat, hash }) => ({
      kind,
      number: heat ?? number,
      link: `${documentLinkStart}${hash}/DocumentFile#${kind}`,
    }))

const certificates = async (db: Db, line: FoundLine): Promise<TimelinePaper[]> =>
  (await certificatesOf(db, line)).map(({ number, invoiceHash }) => ({
    kind: 'conformance',
    number,
    link: certificateLink(line.orderHash, invoiceHash, number),
  }))

const approvalFiles = async (db: Db, line: FoundLine): Promise<TimelinePaper[]> =>
  (await approvalFilesOf(db, line)).map(({ id, name, is_approval }) => ({
    kind: is_approval === 1 ? 'approval' : 'approvalFile',
    number: name,
    link: approvalFileLink(id),
  }))

const invoices = async (db: Db, line: FoundLine): Promise<TimelinePaper[]> =>
  (await invoicesOf(db, line)).flatMap((invoice) => {
    const link = linkOfInvoice(invoice)
    return link === null ? [] : [{ kind: 'invoice' as const, number: invoice.number, link }]
  })

const papersOfLine = async (db: Db, line: FoundLine, isOpenTo: OpenTo): Promise<TimelinePaper[]> => {
  const showsOrder = isOpenTo('open-orders-report')
  const ofOrder = showsOrder || isOpenTo('shipment-documents') ? await orderPapersOf(db, line) : []
  const isAcknowledged = line.acknowledged_on !== null && line.status !== 'late'
  return [
    ...ofOrder.map(({ hash, kind }) => ({ kind, number: line.purchaseOrder, link: orderDocumentLink(hash, kind) })),
    ...(showsOrder && isAcknowledged
      ? [{ kind: 'acknowledgement' as const, number: line.jobOrder, link: acknowledgementLink(line.id) }]
      : []),
    ...(isOpenTo('ready-to-ship') ? await certificates(db, line) : []),
    ...(isOpenTo('shipment-documents') ? await loadPapers(db, line) : []),
    ...(isOpenTo('statement') ? await invoices(db, line) : []),
    ...(isOpenTo('approval-files') ? await approvalFiles(db, line) : []),
  ]
}

const people = async (db: Db, line: FoundLine): Promise<TimelinePerson[]> => {
  const [found] = await peopleOf(db, line)
  if (!found) return []
  const all = [
    { part: 'seller', name: found.seller, email: found.sellerEmail },
    { part: 'backup', name: found.backup, email: found.backupEmail },
    { part: 'receivable', name: found.receivable, email: found.receivableEmail },
  ] as const
  return all.flatMap(({ part, name, email }) => (name && email ? [{ part, name, email }] : []))
}

export const timeline = async ({
  db,
  input,
  clock,
  caller,
  openPages,
}: Context<typeof orderTimelines.timeline>): Promise<OrderTimeline> => {
  const { customerId, number, by } = input
  const found = await linesBy(db, { customerId, number }, by)
  const [line] = found
  if (!line) return { lines: [], events: [], papers: [], people: [] }
  const open = await openPages([...timelinePages])
  const isOpenTo: OpenTo = (page) => open.includes(page)
  const ofOrder =
    by === 'jobOrder' ? await linesBy(db, { customerId, number: line.purchaseOrder }, 'purchaseOrder') : []
  const lines = [...found, ...ofOrder.filter(({ id }) => id !== line.id)]
  return {
    lines: lines.map((one) => asLine(one, isOpenTo('open-orders-report'))),
    events: await eventsOf(db, line, { clock, isOpenTo, isStaff: caller.customers === 'all' }),
    papers: await papersOfLine(db, line, isOpenTo),
    people: await people(db, line),
  }
}

export const orderTimelineCalls = implement('orderTimelines', orderTimelines, { timeline })
