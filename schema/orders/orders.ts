import { ofCustomer, read } from '../call.ts'
import { entity, keyedEntity, type RowOf, type RowOfFields, rows } from '../entity.ts'
import {
  compactDay,
  day,
  document,
  documents,
  flag,
  integer,
  nullable,
  optional,
  pounds,
  quantity,
  text,
} from '../kinds.ts'
import { first, inKey, listOf } from '../wire/envelope.ts'
import { orderStatus, orderStatusCode, searchedNumber } from './orderStatus.ts'
import { movedFilter, movedLinesFilter, promiseFields } from './promises.ts'
import { numberOf } from './storyAddress.ts'

/** What orders are searched for: each matches exactly, null matches all (spec 2 §5; DECISIONS F4, F5). */
export const orderSearch = entity('orderSearch', {
  customerId: integer('id'),
  status: orderStatusCode,
  jobOrder: searchedNumber('JobOrder'),
  purchaseOrder: searchedNumber('OP'),
  partNumber: searchedNumber('PartNumber'),
})

export const orderLine = keyedEntity('orderLine', 'jobOrder', {
  purchaseOrder: numberOf('purchaseOrder', text('pedido')),
  jobOrder: numberOf('jobOrder', text('OP')),
  partNumber: text('NumeroParte'),
  status: orderStatus('Estado'),
  documents: documents('rutaConsultaCliente'),
  promiseDate: optional(nullable(day('promiseDate'))),
  ...promiseFields,
})

/** A purchase order with the lines that match. */
export const purchaseOrder = keyedEntity('purchaseOrder', 'number', {
  number: text('pedido'),
  lineCount: integer('rowspan'),
  lines: rows('Detalle', orderLine),
})

/** A line of a purchase order. */
export const orderDetail = keyedEntity('orderDetail', 'jobOrder', {
  jobOrder: numberOf('jobOrder', text('OP')),
  requestDate: day('fechaentregacliente'),
  commitmentDate: nullable(day('nuevafechaentregacliente')),
  partNumber: text('NumeroParte'),
  lineItem: integer('lineitem'),
  ordered: quantity('cantidad'),
  shipped: quantity('enviadas'),
  status: orderStatus('Estado'),
})

/** The same with what is still open of it: ordered less shipped (spec 2 §3). */
export const openOrderDetail = { fields: { ...orderDetail.fields, open: quantity('open') }, key: orderDetail.key }
export type OpenOrderDetail = RowOfFields<typeof openOrderDetail.fields>

export const withOpen = (line: RowOf<typeof orderDetail>): OpenOrderDetail => ({
  ...line,
  open: line.ordered - line.shipped,
})

/** The lines of a purchase order that the customer asked for between two days. */
const orderDetails = entity('orderDetails', {
  from: nullable(day('fechainicio')),
  to: nullable(day('fechafin')),
  lines: rows('Detalle', orderDetail),
})

export const statusReportRow = keyedEntity('statusReportRow', 'jobOrder', {
  purchaseOrder: numberOf('purchaseOrder', text('PO')),
  jobOrder: numberOf('jobOrder', text('JobOrder')),
  partNumber: text('PartNumber'),
  ordered: quantity('POQty'),
  open: quantity('OpenQty'),
  weight: pounds('Lbs'),
  promiseDate: nullable(day('PromiseShipdate')),
  partialDate: nullable(day('PartialShipmentDate')),
  partialQuantity: nullable(quantity('ExpectedPartialQty')),
  balanceDate: nullable(day('BalanceShipmentDate')),
  balanceQuantity: quantity('BalanceQty'),
  currentProcess: text('Currentprocess', { mayBeEmpty: true }),
  ...promiseFields,
})

/** The drill-down of a status report's row: its release with every date and its acknowledgement (DECISIONS X13). */
export const statusReportDetail = keyedEntity('statusReportDetail', 'id', {
  purchaseOrder: numberOf('purchaseOrder', text('PO')),
  release: text('Release', { mayBeEmpty: true }),
  requestDate: day('CustomerRequestDate'),
  commitmentDate: nullable(day('{product}CommitmentDate')),
  newCommitmentDate: nullable(day('New{product}CommitmentDate')),
  modifiedDate: nullable(day('FechaModificada')),
  modifiedComment: nullable(text('ModifiedDateComment', { mayBeEmpty: true, isMultiline: true })),
  releasedDate: nullable(day('FechaLiberacion')),
  partNumber: text('CustomerPartNumber'),
  providerPartNumber: text('{product}PartNumber'),
  ordered: quantity('Qty'),
  shipped: quantity('Shipped'),
  balance: quantity('Balance'),
  status: orderStatus('Status'),
  isAerofab: flag('IsAerofab'),
  id: integer('IdPedido'),
  hasAcknowledgement: flag('Acknowledgement'),
})

/** Whether the acknowledgement of a job order may be had (spec 2 §6). */
export const isAcknowledged = ({
  status,
  hasAcknowledgement,
}: Pick<RowOf<typeof statusReportDetail>, 'status' | 'hasAcknowledgement'>) => hasAcknowledgement && status !== 'late'

/** Whoever holds one of these content keys finds acknowledgements in the status report, too (spec 2 §6). */
export const acknowledgementKeys = ['4', '5'] as const

const orderNumber = text('pedido', { max: 60 })
const page = ofCustomer('open-orders-report')
const acknowledgement = entity('acknowledgement', { link: nullable(document('DetalleOpenOrder')) })

/** Open orders and status report (spec 2 §2 to §7). */
export const orders = {
  /** Purchase orders, newest first, each with its lines that match. */
  listOrders: read('POST', '/OpenOrders/ListadoFiltrado/', {
    access: page.access,
    body: orderSearch,
    list: { sort: ['purchaseOrder'], filter: movedLinesFilter },
    answer: inKey('ListadoOpenOrders', listOf(purchaseOrder)),
  }),
  /** The same without filters. */
  listAllOrders: read('GET', '/OpenOrders/Listado/:customerId', {
    ...page,
    list: { sort: ['purchaseOrder'], filter: movedLinesFilter },
    answer: inKey('ListadoOpenOrders', listOf(purchaseOrder)),
  }),
  /** Its number stands in the query, for it may hold a slash (DECISIONS X12). */
  orderDetails: read('GET', '/OpenOrders/Detalle/:customerId', {
    ...page,
    query: { purchaseOrder: orderNumber, from: compactDay('fechai'), to: compactDay('fechaf') },
    answer: inKey('DetalleOpenOrder', first(orderDetails)),
  }),
  /** The acknowledgement of an order: of its first line that has one and is not late; null where there is none. */
  acknowledgement: read('GET', '/OpenOrders/Getacknowledgment/:customerId/:purchaseOrder', {
    access: page.access,
    params: { ...page.params, purchaseOrder: orderNumber },
    answer: acknowledgement,
  }),
  /** The same for a number that holds a slash (DECISIONS X12). */
  acknowledgementByQuery: read('GET', '/OpenOrders/Getacknowledgment/:customerId', {
    isAddition: true,
    ...page,
    query: { purchaseOrder: orderNumber },
    answer: acknowledgement,
  }),
  /** The newest order's lines first, unless sorted. */
  statusReport: read('POST', '/OpenOrders/StatusReportSteel/', {
    access: page.access,
    body: orderSearch,
    list: { sort: ['purchaseOrder', 'jobOrder', 'partNumber', 'promiseDate', 'open'], filter: movedFilter },
    answer: inKey('ListadoStatusReport', listOf(statusReportRow)),
  }),
  statusReportDetail: read('GET', '/api/Customers/:customerId/wipEstatusReport', {
    ...page,
    query: { jobOrder: text('JobOrder', { max: 60 }) },
    answer: listOf(statusReportDetail),
  }),
}
