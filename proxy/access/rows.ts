import type { Backend } from '#backend/backend.ts'
import { notFound, unauthorized } from '#backend/errors.ts'
import { administration } from '#schema/administration/administration.ts'
import type { AnswerOf, Call, InputOf, ServiceName } from '#schema/call.ts'
import { documents } from '#schema/finance/documents.ts'
import { finance } from '#schema/finance/finance.ts'
import { wholeList } from '#schema/list.ts'
import { logistics, type ReadyLoad } from '#schema/logistics/logistics.ts'
import { allLinksOf } from '#schema/logistics/shipments.ts'
import { material } from '#schema/material/material.ts'
import { orderReports } from '#schema/orders/orderReports.ts'
import { orders } from '#schema/orders/orders.ts'
import { approvalFiles } from '#schema/quality/approvalFiles.ts'
import { orderRequests } from '#schema/quotes/orderRequests.ts'
import { quoteHistory } from '#schema/quotes/quoteHistory.ts'
import { offers } from '#schema/scrap/offers.ts'
import { asQuery, pathOf, queryPairs, type Values } from '#schema/wire/request.ts'
import { dayIn, daysAfter, monthsBefore } from '#values/days.ts'
import type { Config } from '../config.ts'
import type { Deadlines } from '../deadlines.ts'
import { statusOf } from '../errors.ts'
import type { Exchange } from '../exchange.ts'
import { askService } from '../forwarding/askService.ts'
import type { FaultsOf } from '../forwarding/faultSink.ts'

type Ask = <C extends Call>(call: C, input: InputOf<C>) => Promise<AnswerOf<C>>

interface Asking {
  readonly input: Values
  readonly customers: readonly number[]
  readonly ask: Ask
}

/** The service that has the rows of a call, and a check of their owner by calls that any user may make. */
interface Source {
  readonly heldBy: ServiceName
  belongs(asking: Asking): Promise<boolean>
}

/** Null if the call fails with one of these statuses. */
const unless = async <T>(statuses: readonly number[], answer: Promise<T>) => {
  try {
    return await answer
  } catch (error) {
    if (statuses.includes(statusOf(error) ?? 0)) return null
    throw error
  }
}

const ofUser: Source = {
  heldBy: 'auth',
  belongs: async ({ input, customers, ask }) => {
    const user = await unless([404], ask(administration.getUser, { id: input.id as number }))
    const linked = user ? [user.customerId, ...(user.customerIds ?? [])] : []
    return linked.some((id) => id !== null && id !== undefined && customers.includes(id))
  },
}

/** Checks the lists of each customer of the caller, as far as the caller may read them. */
const ofOneCustomer = (isIts: (ask: Ask, customerId: number, input: Values) => Promise<boolean>): Source => ({
  heldBy: 'read',
  belongs: async ({ input, customers, ask }) => {
    for (const customerId of customers) if (await unless([403, 404], isIts(ask, customerId, input))) return true
    return false
  },
})

const addressOf = (call: Pick<Call, 'path' | 'params' | 'query'>, input: Values) =>
  `${pathOf(call, input)}${asQuery(queryPairs(call, input))}`

/** A document belongs to a customer if one of the customer's lists links to it. */
const linkedIn = (
  call: Pick<Call, 'path' | 'params' | 'query'>,
  ...lists: readonly ((ask: Ask, customerId: number) => Promise<readonly (string | null)[]>)[]
) =>
  ofOneCustomer(async (ask, customerId, input) => {
    const path = addressOf(call, input)
    for (const links of lists) {
      const found = await unless([403, 404], links(ask, customerId))
      if (found?.some((link) => link?.replace(/#.*/, '').endsWith(path))) return true
    }
    return false
  })

const invoiceLinks = async (ask: Ask, customerId: number) => {
  const account = await ask(finance.statement, { customerId })
  if (!account) return []
  return [account.overdueInvoices, account.dueInvoices, account.openInvoices].flat().map(({ link }) => link)
}

const readyLinks = (pathsOf: (load: ReadyLoad) => readonly string[]) => async (ask: Ask, customerId: number) =>
  (await ask(logistics.listReadyToShip, { customerId, list: wholeList })).flatMap(pathsOf)

const readyInvoices = readyLinks(({ orderHash, invoiceHash }) => [
  pathOf(documents.invoice, { orderHash, invoiceHash }),
])

type Certificate = InputOf<typeof documents.certificate>

const certificateAddresses = (certificate: Certificate) =>
  [documents.certificate, documents.certificateByQuery].map((call) => addressOf(call, certificate))
const readyCertificates = readyLinks(({ orderHash, invoiceHash, certificates }) =>
  certificates.flatMap((certificate) => certificateAddresses({ orderHash, invoiceHash, certificate })),
)

const shippedLoads = (ask: Ask, customerId: number) => {
  const search = { jobOrder: null, purchaseOrder: null, partNumber: null, shippedOn: null, billOfLading: null }
  return ask(logistics.listShipments, { customerId, ...search, list: wholeList })
}

const shippedLinks = async (ask: Ask, customerId: number) => (await shippedLoads(ask, customerId)).flatMap(allLinksOf)

const millTestLinks = async (ask: Ask, customerId: number) =>
  (await shippedLoads(ask, customerId)).flatMap((load) => (load.documents ?? []).map(({ data }) => data))

const orderLinks = async (ask: Ask, customerId: number) => {
  const purchaseOrders = await ask(orders.listAllOrders, { customerId, list: wholeList })
  return purchaseOrders.flatMap(({ lines }) => lines.flatMap((line) => line.documents))
}

const listedIn = (ids: (ask: Ask, customerId: number) => Promise<readonly (number | null)[]>) =>
  ofOneCustomer(async (ask, customerId, { id }) => (await ids(ask, customerId)).includes(id as number))

const ofLine = listedIn(async (ask, customerId) =>
  (await ask(orderReports.listLines, { customerId, list: wholeList })).map(({ id }) => id),
)

/** Approvals reach back this far `docs/product/material.md`. */
const approvalMonths = 15

/** The document is named by the heat, or by the bar. */
const ofApproval = ofOneCustomer(async (ask, customerId, { id }) => {
  const today = dayIn('UTC', Date.now())
  const period = { startDate: monthsBefore(today, approvalMonths), endDate: daysAfter(today, 31) }
  const bars = await ask(material.listApprovals, { customerId, ...period, list: wholeList })
  return bars.some((bar) => bar.heat === id || String(bar.id) === id)
})

const barsOf = async (ask: Ask, customerId: number) =>
  (await ask(material.listBars, { customerId, list: wholeList })).map((bar) => bar.id)

const ofOffer = listedIn(async (ask, customerId) =>
  (await ask(offers.list, { customerId, list: wholeList })).map(({ id }) => id),
)

const ofApprovalFile = ofOneCustomer(async (ask, customerId, input) => {
  const files = await ask(approvalFiles.listFiles, { customerId, list: wholeList })
  return files.some(({ fileId }) => fileId === input.fileId)
})

type QuoteRow = AnswerOf<typeof quoteHistory.list>[number]

/** For calls about a quote or a part of it: the quote must be in the customer's list. */
const ofQuote = (
  isIts: (rows: readonly QuoteRow[], input: Values, ask: Ask) => boolean | Promise<boolean>,
  numberIn: (input: Values) => string | null = () => null,
) =>
  ofOneCustomer(async (ask, customerId, input) => {
    const rows = await ask(quoteHistory.list, { customerId, number: numberIn(input), status: null })
    return isIts(rows, input, ask)
  })

const hasFile = async (rows: readonly QuoteRow[], { fileId }: Values, ask: Ask) => {
  for (const quoteId of new Set(rows.map((row) => row.quoteId))) {
    const lines = (await unless([403, 404], ask(quoteHistory.detail, { quoteId }))) ?? []
    if (lines.some(({ drawing, documents: all }) => [drawing, ...all.map((one) => one.fileId)].includes(`${fileId}`)))
      return true
  }
  return false
}

const ofPlacedOrder = ofOneCustomer(async (ask, customerId, { number }) => {
  const placed = await ask(orderRequests.list, { customerId, list: wholeList })
  return placed.some((order) => order.number === number)
})

/** By call name; contains every call whose owner is `row`. */
export const sources: Readonly<Record<string, Source>> = {
  'administration.readUser': ofUser,
  'administration.readUnit': ofUser,
  'administration.getUser': ofUser,
  'administration.explainAccess': ofUser,
  'administration.editUser': ofUser,
  'administration.deleteUser': ofUser,
  'administration.deleteUserByGet': ofUser,
  'auditLog.auditLogOfUser': ofUser,
  'people.erasePerson': ofUser,
  'people.exportPerson': ofUser,
  'documents.invoice': linkedIn(documents.invoice, invoiceLinks, readyInvoices, shippedLinks),
  'documents.invoiceXml': linkedIn(documents.invoiceXml, shippedLinks),
  'documents.certificate': linkedIn(documents.certificate, readyCertificates, shippedLinks),
  'documents.certificateByQuery': linkedIn(documents.certificateByQuery, readyCertificates, shippedLinks),
  'orderReports.confirm': ofLine,
  'orderReports.comment': ofLine,
  'orderReports.answerLine': ofLine,
  'documents.orderDocument': linkedIn(documents.orderDocument, orderLinks, shippedLinks),
  'documents.millTestData': linkedIn(documents.millTestData, millTestLinks),
  'approvalFiles.document': ofApprovalFile,
  'material.listPieces': listedIn(barsOf),
  'material.approvalDocument': ofApproval,
  'offers.listItems': ofOffer,
  'offers.answer': ofOffer,
  'offers.sendInvoice': ofOffer,
  'offers.agreement': ofOffer,
  'offers.invoice': ofOffer,
  'orderRequests.detail': ofPlacedOrder,
  'orderRequests.file': ofPlacedOrder,
  'quoteHistory.detail': ofQuote((rows, { quoteId }) => rows.some((row) => row.quoteId === quoteId)),
  'quoteHistory.quoteFile': ofQuote(
    // The list matches parts of a number, so a foreign number may match an own quote.
    (rows, { number, revisionId }) => rows.some((row) => row.number === number && row.revisionId === revisionId),
    ({ number }) => `${number}`,
  ),
  'quoteHistory.document': ofQuote(hasFile),
  // No list contains orders by this id, so users of single customers have no access.
  'documents.acknowledgement': linkedIn(documents.acknowledgement, async () => []),
}

/** Throws 404 unless the row belongs to the caller; does nothing for calls whose owner is not `row`. */
export type RequireOwnRow = (exchange: Exchange, input: Values) => Promise<void>

/** In bytes; lists may be long. */
const largestList = 50_000_000

/**
 * Checks rows before a call goes to a connected service: by the portal's own rows if it has them, otherwise by the
 * lists that the company's service returns to the caller.
 */
export const createRowCheck = (
  backend: Backend,
  { services, timeZone, connectedMap }: Config,
  { read }: Deadlines,
  faultsOf: FaultsOf,
): RequireOwnRow => {
  const askAt =
    (base: string, token: string): Ask =>
    (call, input) =>
      askService(base, call, input, {
        token,
        timeZone,
        map: connectedMap,
        signal: AbortSignal.timeout(read),
        largest: largestList,
        onFaults: faultsOf(token),
      })

  return async ({ name, call, caller, credentials: { token } }, input) => {
    if ('public' in call.access || call.access.owner !== 'row') return
    if (!caller || !token) throw unauthorized()
    const { customers } = caller
    if (customers === 'all') return
    const source = sources[name]
    if (!source) throw notFound()
    const base = services[source.heldBy]
    if (base === undefined)
      return backend.requireOwnRow(call, {
        input,
        caller,
        sessionToken: token,
        address: '',
        browser: null,
        repeatKey: null,
      })
    if (!(await source.belongs({ input, customers, ask: askAt(base, token) }))) throw notFound()
  }
}
