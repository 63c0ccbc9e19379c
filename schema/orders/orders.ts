import { ofCustomer, read } from '../call.ts'
import { entity, keyedEntity, type RowOf, type RowOfFields, rows } from '../entity.ts'
import {
  compactDay,
  day,
  document,
  documents,
  flag,
  integer,
  money,
  nullable,
  optional,
  pounds,
  quantity,
  recordId,
  text,
} from '../kinds.ts'
import { first, inKey, listOf } from '../wire/envelope.ts'
import { orderStatus, orderStatusCode, searchedNumber } from './orderStatus.ts'
import { lineFilters, orderFilters, promisedDateFields } from './promisedDates.ts'
import { numberOf } from './timelineAddress.ts'

/** Order search; values match exactly, null matches all `docs/product/orders.md#order-search-fields`. */
export const orderSearch = entity('orderSearch', {
  customerId: recordId('id'),
  status: orderStatusCode,
  jobOrder: searchedNumber('JobOrder'),
  purchaseOrder: searchedNumber('OP'),
  partNumber: searchedNumber('PartNumber'),
})

const orderLine = keyedEntity('orderLine', 'jobOrder', {
  purchaseOrder: numberOf('purchaseOrder', text('pedido')),
  jobOrder: numberOf('jobOrder', text('OP')),
  partNumber: text('NumeroParte'),
  status: orderStatus('Estado'),
  documents: documents('rutaConsultaCliente'),
  requestDate: optional(day('requestDate')),
  promiseDate: optional(nullable(day('promiseDate'))),
  ...promisedDateFields,
  ordered: optional(quantity('ordered')),
  open: optional(quantity('open')),
  lineItem: optional(integer('lineItem')),
  /** Name of the current step; empty for a line without open pieces. */
  step: optional(text('step', { mayBeEmpty: true })),
  /** Why the promised date was moved last. */
  reason: optional(nullable(text('reason', { mayBeEmpty: true, isMultiline: true }))),
  price: optional(money('price')),
})

export const purchaseOrder = keyedEntity('purchaseOrder', 'number', {
  number: text('pedido'),
  lineCount: integer('rowspan'),
  lines: rows('Detalle', orderLine),
  /** Earliest promised date of the open lines shown, by which orders are sorted. */
  promiseDate: optional(nullable(day('promiseDate'))),
})

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

/** Days since the promised date of a line that is late; computed where it is shown. */
const daysLate = { daysLate: optional(nullable(integer('daysLate'))) }

/** The promised date is shown as lastPromise also after it has passed. */
export const listedOrderLine = {
  fields: {
    ...orderLine.fields,
    ...daysLate,
    lastPromise: optional(nullable(day('lastPromise'))),
    daysAfterRequest: optional(nullable(integer('daysAfterRequest'))),
  },
  key: orderLine.key,
}

/** Adds the open quantity: ordered minus shipped. */
export const openOrderDetail = { fields: { ...orderDetail.fields, open: quantity('open') }, key: orderDetail.key }
export type OpenOrderDetail = RowOfFields<typeof openOrderDetail.fields>

export const withOpen = (line: RowOf<typeof orderDetail>): OpenOrderDetail => ({
  ...line,
  open: line.ordered - line.shipped,
})

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
  requestDate: optional(day('requestDate')),
  ...promisedDateFields,
})

export const listedStatusReportRow = {
  fields: { ...statusReportRow.fields, ...daysLate },
  key: statusReportRow.key,
}

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
  id: recordId('IdPedido'),
  hasAcknowledgement: flag('Acknowledgement'),
})

/**
 * An acknowledgement is available only while the order is not late
 * `docs/product/orders.md#acknowledgement-of-a-release`.
 */
export const isAcknowledged = ({
  status,
  hasAcknowledgement,
}: Pick<RowOf<typeof statusReportDetail>, 'status' | 'hasAcknowledgement'>) => hasAcknowledgement && status !== 'late'

/** Users with one of these content keys also see acknowledgements in the status report. */
export const acknowledgementKeys = ['4', '5'] as const

const orderNumber = text('pedido', { max: 60 })

/** Orders are sorted by the first value of their open lines; days by the date from which they count. */
const orderSorts = [
  'purchaseOrder',
  'promiseDate',
  'requestDate',
  'lastPromise',
  'daysLate',
  'daysAfterRequest',
  'step',
  'reason',
] as const

const page = ofCustomer('open-orders-report')
const acknowledgement = entity('acknowledgement', { link: nullable(document('DetalleOpenOrder')) })

export const orders = {
  /** Purchase orders with their matching lines, newest first. */
  listOrders: read('POST', '/OpenOrders/ListadoFiltrado/', {
    access: page.access,
    body: orderSearch,
    list: { sort: orderSorts, filter: orderFilters },
    answer: inKey('ListadoOpenOrders', listOf(purchaseOrder)),
  }),
  listAllOrders: read('GET', '/OpenOrders/Listado/:customerId', {
    ...page,
    list: { sort: orderSorts, filter: orderFilters },
    answer: inKey('ListadoOpenOrders', listOf(purchaseOrder)),
  }),
  /** The number is a query parameter because it may contain a slash `docs/product/wire.md#numbers-with-a-slash`. */
  orderDetails: read('GET', '/OpenOrders/Detalle/:customerId', {
    ...page,
    query: { purchaseOrder: orderNumber, from: compactDay('fechai'), to: compactDay('fechaf') },
    answer: inKey('DetalleOpenOrder', first(orderDetails)),
  }),
  /** Acknowledgement of the first line that has one and is not late; null if there is none. */
  acknowledgement: read('GET', '/OpenOrders/Getacknowledgment/:customerId/:purchaseOrder', {
    access: page.access,
    params: { ...page.params, purchaseOrder: orderNumber },
    answer: acknowledgement,
  }),
  /** For numbers that contain a slash. */
  acknowledgementByQuery: read('GET', '/OpenOrders/Getacknowledgment/:customerId', {
    isAddition: true,
    ...page,
    query: { purchaseOrder: orderNumber },
    answer: acknowledgement,
  }),
  /** Sorted by order by default, newest first. */
  statusReport: read('POST', '/OpenOrders/StatusReportSteel/', {
    access: page.access,
    body: orderSearch,
    list: {
      sort: ['purchaseOrder', 'jobOrder', 'partNumber', 'requestDate', 'promiseDate', 'open'],
      filter: lineFilters,
    },
    answer: inKey('ListadoStatusReport', listOf(statusReportRow)),
  }),
  statusReportDetail: read('GET', '/api/Customers/:customerId/wipEstatusReport', {
    ...page,
    query: { jobOrder: text('JobOrder', { max: 60 }) },
    answer: listOf(statusReportDetail),
  }),
}
