import { content, input, ofCustomer, rowId } from '../call.ts'
import { optional, recordId, secret, text } from '../kinds.ts'
import { documentBundle } from '../logistics/shipments.ts'
import { orderStatusCode, orNull, searchedNumber } from '../orders/orderStatus.ts'
import { file } from '../wire/envelope.ts'

const pdf = file('application/pdf')

const hash = (wire: string) => text(wire, { max: 64 })
const purchaseOrder = text('pedido', { max: 60 })
const orders = ofCustomer('open-orders-report')

/**
 * Documents generated on request; browsers open them by link in a new tab. Numbers with a slash cannot be path
 * parameters `docs/product/wire.md#numbers-with-a-slash`: calls with such numbers have a second form with query
 * parameters.
 */
export const documents = {
  /** Browsers send `-` as the session; the value is ignored. */
  statement: content('GET', '/api/Documents/ObtenerStatetement/:customerId/:session', {
    access: { pages: ['statement'], owner: input('customerId') },
    params: { customerId: rowId, session: secret('session', { max: 4096 }) },
    answer: pdf,
  }),
  /** The same document for all users. */
  commercialTerms: content('GET', '/Company/commercialTerms', {
    isOwn: true,
    access: { pages: ['commercial-terms-and-conditions'], owner: 'caller' },
    answer: pdf,
  }),
  invoice: content('GET', '/EQuoteService/FacturaStreamEncode/0x:orderHash/0x:invoiceHash', {
    access: { pages: ['statement', 'payment-detail', 'shipment-documents', 'ready-to-ship'], owner: 'row' },
    params: { orderHash: hash('HashOrderId'), invoiceHash: hash('HashFolioId') },
    answer: pdf,
  }),
  /** Machine-readable form of the same invoice. */
  invoiceXml: content('GET', '/EQuoteService/FacturaXml/0x:orderHash/0x:invoiceHash', {
    isAddition: true,
    access: { pages: ['shipment-documents'], owner: 'row' },
    params: { orderHash: hash('HashOrderId'), invoiceHash: hash('HashFolioId') },
    answer: file('application/xml'),
  }),
  certificate: content('GET', '/ObtenerCertificadosxOP/0x:orderHash/0x:invoiceHash/:certificate', {
    access: { pages: ['ready-to-ship', 'shipment-documents'], owner: 'row' },
    params: { orderHash: hash('HashOrderId'), invoiceHash: hash('HashFolioId'), certificate: text('CoC', { max: 60 }) },
    answer: pdf,
  }),
  certificateByQuery: content('GET', '/ObtenerCertificadosxOP/0x:orderHash/0x:invoiceHash', {
    isAddition: true,
    access: { pages: ['ready-to-ship', 'shipment-documents'], owner: 'row' },
    params: { orderHash: hash('HashOrderId'), invoiceHash: hash('HashFolioId') },
    query: { certificate: text('CoC', { max: 60 }) },
    answer: pdf,
  }),
  /**
   * Target of `rutaConsultaCliente`: confirmation, schedule or certificate of an order; mill test report, packing list
   * or bill of lading of a load.
   */
  orderDocument: content('GET', '/api/Main/0x:hash/DocumentFile', {
    access: { pages: ['open-orders-report', 'shipment-documents'], owner: 'row' },
    params: { hash: hash('hash') },
    answer: pdf,
  }),
  /** Results of the mill test of a report: composition in percent of weight, strengths in MPa. */
  millTestData: content('GET', '/api/Main/0x:hash/MillTestData', {
    isAddition: true,
    access: { pages: ['shipment-documents'], owner: 'row' },
    params: { hash: hash('hash') },
    answer: file('application/json'),
  }),
  /**
   * Only for job orders that have an acknowledgement and are not late
   * `docs/product/orders.md#acknowledgement-of-a-release`.
   */
  acknowledgement: content('GET', '/api/Orders/:id/acknowledgement', {
    access: { pages: ['open-orders-report'], owner: 'row' },
    params: { id: rowId },
    answer: pdf,
  }),
  /** The specified path contains the customer id twice. */
  statusReport: content('GET', '/OpenOrders/Getstatusreport/:id/:customerId', {
    access: { ...orders.access, owner: input('customerId', 'id') },
    params: { id: rowId, customerId: recordId('customerId', { min: 1 }) },
    answer: pdf,
  }),
  orderSchedule: content('GET', '/OpenOrders/Getcronograma/:customerId/:purchaseOrder', {
    access: orders.access,
    params: { customerId: rowId, purchaseOrder },
    answer: pdf,
  }),
  orderScheduleByQuery: content('GET', '/OpenOrders/Getcronograma/:customerId', {
    isAddition: true,
    ...orders,
    query: { purchaseOrder },
    answer: pdf,
  }),
  schedule: content('GET', '/OpenOrders/Getcronogramacompleto/:customerId/:purchaseOrder/:jobOrder/:status', {
    access: orders.access,
    params: {
      customerId: rowId,
      purchaseOrder: orNull(searchedNumber('po')),
      jobOrder: orNull(searchedNumber('jo')),
      status: orNull(orderStatusCode),
    },
    answer: pdf,
  }),
  /** Also filters by part, like the list. */
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
