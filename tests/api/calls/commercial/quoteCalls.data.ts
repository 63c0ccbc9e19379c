import type { Api } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import {
  aboutQuote,
  addPlacedOrder,
  addQuote,
  detailPath,
  feedbackMailPath,
  feedbackPath,
  historyPath,
  mailPath,
  orderForm,
  orderPath,
  partOf,
  placedFilePath,
  placedListPath,
  placedPath,
  pricesPath,
  quoteDocumentPath,
  quoteFilePath,
  quotePath,
  requotePath,
} from '#tests/support/rows/commercial/quotes.ts'
import { plantFile } from '#tests/support/rows/concessions.ts'
import type { CallExample, Outcomes } from '../calls.data.ts'

const own = customers.healthy
const sales: Outcomes = [401, 403, 200, 403, 200, 200, 403]
const deniedToSales: Outcomes = [401, 403, 400, 403, 400, 400, 403]

const service = '/read/EQuoteService'
const choices: Readonly<Record<string, (customer: number) => string>> = {
  'quotes.contact': (customer) => `${service}/ObtenerContacto/${customer}`,
  'quotes.specs': (customer) => `${service}/ObtenerEspecificaciones/${customer}`,
  'quotes.treatments': (customer) => `${service}/ObtenerOpcionesTT/${customer}/spec-1`,
  'quotes.machining': (customer) => `${service}/ObtenerOpcionesMaquinado/${customer}`,
  'quotes.ultrasonic': (customer) => `${service}/ObtenerOpcionesUT/${customer}`,
  'quotes.addresses': (customer) => `${service}/ObtenerDireccionesEmbarque/${customer}`,
}

const firstId = 80_000
const ids = (customer: number) => firstId + customer
const fileOf = (customer: number) => `quote-file-of-${customer}`
const orderOf = (customer: number) => `OR-OF-${customer}`

/** Inserts a quote with a drawing, and a placed order, for each of two customers; their ids are derived from the customer id. */
export async function plantQuotes(api: Api) {
  for (const customer of [own, customers.brandNew]) {
    const { id } = await addQuote(api, { customer, id: ids(customer) })
    await plantFile(api, '%PDF-1.7', 'drawing.pdf', fileOf(customer))
    await api.rows.ask('update quote_lines set drawing_id = ? where quote_id = ?', fileOf(customer), id)
    await addPlacedOrder(api, { customer, number: orderOf(customer) })
  }
}

const wrongFeedback = { idCustomer: own, rfqNumber: 'RFQ-000000', message: '' }

const forEach = <T>(make: (path: (customer: number) => string) => T) =>
  Object.fromEntries(Object.entries(choices).map(([name, path]) => [name, make(path)]))

const mailOf = (number: string) => ({ correo: 'a@b.example', nombreCliente: 'Somebody', Cotizacion: number })

export const expectedQuoteCalls: Readonly<Record<string, CallExample & { outcomes: Outcomes }>> = {
  ...forEach((path) => ({ method: 'GET', path: () => path(own), outcomes: sales })),
  'quotes.quotePart': {
    method: 'POST',
    path: () => quotePath(own),
    sent: () => ({ body: partOf(own) }),
    outcomes: sales,
  },
  'quotes.mail': {
    method: 'POST',
    path: () => mailPath(own),
    sent: () => ({ body: mailOf('') }),
    outcomes: deniedToSales,
  },
  'quoteHistory.list': { method: 'GET', path: () => historyPath(own), outcomes: sales },
  'quoteHistory.detail': { method: 'GET', path: (customer) => detailPath(ids(customer)), outcomes: sales },
  'quoteHistory.sendFeedback': {
    method: 'POST',
    path: () => feedbackPath,
    sent: () => ({ body: wrongFeedback }),
    outcomes: deniedToSales,
  },
  'quoteHistory.mailFeedback': {
    method: 'POST',
    path: () => feedbackMailPath(own),
    sent: () => ({ body: aboutQuote(ids(own), '') }),
    outcomes: deniedToSales,
  },
  'quoteHistory.requote': {
    method: 'POST',
    path: () => requotePath(own),
    sent: () => ({ body: aboutQuote(ids(own), '') }),
    outcomes: deniedToSales,
  },
  'orderRequests.prices': {
    method: 'GET',
    path: () => pricesPath(own, `${ids(own)}:1:1:3`),
    outcomes: sales,
  },
  'orderRequests.place': {
    method: 'POST',
    path: () => orderPath(own),
    sent: () => ({ body: orderForm('', '1:1:1:1') }),
    outcomes: deniedToSales,
  },
  'orderRequests.list': { method: 'GET', path: () => placedListPath(own), outcomes: sales },
  'orderRequests.detail': { method: 'GET', path: (customer) => placedPath(orderOf(customer)), outcomes: sales },
  'orderRequests.file': { method: 'GET', path: (customer) => placedFilePath(orderOf(customer)), outcomes: sales },
  'quoteHistory.quoteFile': {
    method: 'GET',
    path: (customer) => quoteFilePath(`T26-${ids(customer)}`, ids(customer)),
    outcomes: sales,
  },
  'quoteHistory.document': { method: 'GET', path: (customer) => quoteDocumentPath(fileOf(customer)), outcomes: sales },
}

export const quoteCallsOfCustomer: Readonly<Record<string, (customer: number) => CallExample>> = {
  'quotes.mail': (customer) => ({
    method: 'POST',
    path: () => mailPath(customer),
    sent: () => ({ body: mailOf('Q00-none') }),
  }),
  'quoteHistory.sendFeedback': (customer) => ({
    method: 'POST',
    path: () => feedbackPath,
    sent: () => ({ body: { idCustomer: customer, rfqNumber: 'RFQ-000000', message: 'Noted.' } }),
  }),
  'quoteHistory.mailFeedback': (customer) => ({
    method: 'POST',
    path: () => feedbackMailPath(customer),
    sent: () => ({ body: aboutQuote(1_000_000) }),
  }),
  'quoteHistory.requote': (customer) => ({
    method: 'POST',
    path: () => requotePath(customer),
    sent: () => ({ body: aboutQuote(1_000_000) }),
  }),
  'orderRequests.prices': (customer) => ({
    method: 'GET',
    path: () => pricesPath(customer, '1000000:1:1:1'),
  }),
  'orderRequests.place': (customer) => ({
    method: 'POST',
    path: () => orderPath(customer),
    sent: () => ({ body: orderForm('PO of nobody', '1000000:1:1:1') }),
  }),
}

/** Expected status for staff, if it is not 200: the quote does not exist. */
export const quoteAnswersToStaff: Readonly<Record<string, number>> = {
  'quotes.mail': 404,
  'quoteHistory.sendFeedback': 404,
  'quoteHistory.mailFeedback': 404,
  'quoteHistory.requote': 404,
  'orderRequests.prices': 404,
  'orderRequests.place': 404,
}

const names = Object.keys(expectedQuoteCalls)
export const pagesOfQuoteCalls = Object.fromEntries(names.map((name) => [name, [name.startsWith('quotes.') ? 70 : 71]]))
