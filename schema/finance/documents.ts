import { content, id, input, ofCustomer } from '../call.ts'
import { integer, optional, secret, text } from '../kinds.ts'
import { documentBundle } from '../logistics/shipments.ts'
import { orderStatusCode, orNull, searchedNumber } from '../orders/orderStatus.ts'
import { file } from '../wire/envelope.ts'

const pdf = file('application/pdf')

const hash = (wire: string) => text(wire, { max: 64 })
const purchaseOrder = text('pedido', { max: 60 })
const orders = ofCustomer('open-orders-report')

/**
 * Documents that are drawn from the rows when they are asked for; a browser opens each by its link, in a tab of its own
 * (spec 2 §7, DECISIONS X13). A number with a slash cannot stand in a path: where there may be one, a second form has it
 * in the query (DECISIONS X12).
 */
export const documents = {
  /** Browsers send `-` for the session; nobody reads it here (DECISIONS F11). */
  statement: content('GET', '/api/Documents/ObtenerStatetement/:customerId/:session', {
    access: { pages: ['statement'], owner: input('customerId') },
    params: { customerId: id, session: secret('session', { max: 4096 }) },
    answer: pdf,
  }),
  /** The same for everybody (spec 3 §2 'Commercial Terms'). */
  commercialTerms: content('GET', '/Company/commercialTerms', {
    isOwn: true,
    access: { pages: ['commercial-terms-and-conditions'], owner: 'caller' },
    answer: pdf,
  }),
  /** By the hashes of its order and its own. */
  invoice: content('GET', '/EQuoteService/FacturaStreamEncode/0x:orderHash/0x:invoiceHash', {
    access: { pages: ['statement', 'payment-detail', 'shipment-documents', 'ready-to-ship'], owner: 'row' },
    params: { orderHash: hash('HashOrderId'), invoiceHash: hash('HashFolioId') },
    answer: pdf,
  }),
  /** What the same invoice says, for programs. */
  invoiceXml: content('GET', '/EQuoteService/FacturaXml/0x:orderHash/0x:invoiceHash', {
    isAddition: true,
    access: { pages: ['shipment-documents'], owner: 'row' },
    params: { orderHash: hash('HashOrderId'), invoiceHash: hash('HashFolioId') },
    answer: file('application/xml'),
  }),
  /** A certificate of conformance, by its number and the hashes of its load's order and invoice (spec 2 §7). */
  certificate: content('GET', '/ObtenerCertificadosxOP/0x:orderHash/0x:invoiceHash/:certificate', {
    access: { pages: ['ready-to-ship'], owner: 'row' },
    params: { orderHash: hash('HashOrderId'), invoiceHash: hash('HashFolioId'), certificate: text('CoC', { max: 60 }) },
    answer: pdf,
  }),
  /**
   * What `rutaConsultaCliente` links to: an order's confirmation, schedule or certificate; and a load's mill test report,
   * packing list or bill of lading.
   */
  orderDocument: content('GET', '/api/Main/0x:hash/DocumentFile', {
    access: { pages: ['open-orders-report', 'shipment-documents'], owner: 'row' },
    params: { hash: hash('hash') },
    answer: pdf,
  }),
  /** Of a job order that is not late and has one (spec 2 §6). */
  acknowledgement: content('GET', '/api/Orders/:id/acknowledgement', {
    access: { pages: ['open-orders-report'], owner: 'row' },
    params: { id },
    answer: pdf,
  }),
  /** The specified address names the customer twice. */
  statusReport: content('GET', '/OpenOrders/Getstatusreport/:id/:customerId', {
    access: { ...orders.access, owner: input('customerId', 'id') },
    params: { id, customerId: integer('customerId', { min: 1 }) },
    answer: pdf,
  }),
  orderSchedule: content('GET', '/OpenOrders/Getcronograma/:customerId/:purchaseOrder', {
    access: orders.access,
    params: { customerId: id, purchaseOrder },
    answer: pdf,
  }),
  orderScheduleByQuery: content('GET', '/OpenOrders/Getcronograma/:customerId', {
    isAddition: true,
    ...orders,
    query: { purchaseOrder },
    answer: pdf,
  }),
  /** The lines of all orders, or of those that match. */
  schedule: content('GET', '/OpenOrders/Getcronogramacompleto/:customerId/:purchaseOrder/:jobOrder/:status', {
    access: orders.access,
    params: {
      customerId: id,
      purchaseOrder: orNull(searchedNumber('po')),
      jobOrder: orNull(searchedNumber('jo')),
      status: orNull(orderStatusCode),
    },
    answer: pdf,
  }),
  /** The same, also of a part: what the filters of the list leave. */
  scheduleByQuery: content('GET', '/OpenOrders/Getcronogramacompleto/:customerId', {
    isAddition: true,
    ...orders,
    query: {
      purchaseOrder: optional(searchedNumber('po')),
      jobOrder: optional(searchedNumber('jo')),
      partNumber: optional(searchedNumber('pn')),
      status: optional(orderStatusCode),
    },
    answer: pdf,
  }),
  documentBundle,
}
