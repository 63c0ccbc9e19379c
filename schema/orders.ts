import { id, input, read } from './call.ts'
import { entity, rows } from './entity.ts'
import { first, inKey, inValue, listOf } from './envelope.ts'
import {
  compactDay,
  day,
  documents,
  flag,
  integer,
  many,
  money,
  nullable,
  oneOf,
  optional,
  pounds,
  quantity,
  text,
} from './kinds.ts'
import { counts } from './steps.ts'

/** An order's state in answers (spec 2 §4). */
const status = (wire: string) =>
  oneOf(wire, {
    Late: 'late',
    Delay: 'delayed',
    'On Time': 'onTime',
    'In Transit': 'inTransit',
    Delivered: 'delivered',
    'Deviation Request': 'deviationRequest',
  })

/** An order's state as filters send it; null is All (spec 2 §4). */
const statusCode = nullable(
  oneOf('status', {
    1: 'late',
    2: 'delayed',
    3: 'onTime',
    4: 'inTransit',
    5: 'delivered',
    6: 'deviationRequest',
  }),
)

const number = (wire: string) => nullable(text(wire, { max: 60 }))

/** What orders are searched for: each matches exactly, null matches all (spec 2 §5; DECISIONS F4, F5). */
export const orderSearch = entity('orderSearch', {
  customerId: integer('id'),
  status: statusCode,
  jobOrder: number('JobOrder'),
  purchaseOrder: number('OP'),
  partNumber: number('PartNumber'),
})

const orderLine = entity(
  'orderLine',
  {
    purchaseOrder: text('pedido'),
    jobOrder: text('OP'),
    partNumber: text('NumeroParte'),
    status: status('Estado'),
    documents: documents('rutaConsultaCliente'),
  },
  { key: 'jobOrder' },
)

/** A purchase order with the lines that match. */
export const purchaseOrder = entity(
  'purchaseOrder',
  { number: text('pedido'), lineCount: integer('rowspan'), lines: rows('Detalle', orderLine) },
  { key: 'number' },
)

/** A line of a purchase order; open is ordered less shipped. */
export const orderDetail = entity(
  'orderDetail',
  {
    jobOrder: text('OP'),
    requestDate: day('fechaentregacliente'),
    commitmentDate: nullable(day('nuevafechaentregacliente')),
    partNumber: text('NumeroParte'),
    lineItem: integer('lineitem'),
    ordered: quantity('cantidad'),
    shipped: quantity('enviadas'),
    status: status('Estado'),
  },
  { key: 'jobOrder' },
)

/** The lines of a purchase order that are due between two days. */
const orderDetails = entity('orderDetails', {
  from: nullable(day('fechainicio')),
  to: nullable(day('fechafin')),
  lines: rows('Detalle', orderDetail),
})

export const statusReportRow = entity(
  'statusReportRow',
  {
    purchaseOrder: text('PO'),
    jobOrder: text('JobOrder'),
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
  },
  { key: 'jobOrder' },
)

/** The drill-down of a status report's row: its release with every date and its acknowledgement (DECISIONS X13). */
export const statusReportDetail = entity(
  'statusReportDetail',
  {
    purchaseOrder: text('PO'),
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
    status: status('Status'),
    isAerofab: flag('IsAerofab'),
    id: integer('IdPedido'),
    hasAcknowledgement: flag('Acknowledgement'),
  },
  { key: 'id' },
)

const processCount = entity('processCount', { process: text('proceso'), quantity: quantity('cantidad') })

/** An open line with the steps that hold pieces of it: the first of the two sources (DECISIONS X14). */
export const wipLine = entity(
  'wipLine',
  {
    purchaseOrder: text('pedido'),
    requestDate: day('fechaentregacliente'),
    commitmentDate: nullable(day('nuevafechaentregacliente')),
    partNumber: text('NumeroParte'),
    ordered: quantity('cantidad'),
    shipped: quantity('enviadas'),
    lineItem: integer('lineitem'),
    jobOrder: text('OP'),
    status: status('Estado'),
    steps: rows('Wip', processCount),
  },
  { key: 'jobOrder' },
)

/** An open line with a count for every step: the second source. */
export const wipCounts = entity(
  'wipCounts',
  {
    purchaseOrder: text('PO'),
    jobOrder: text('{product}Order'),
    providerPartNumber: text('{product}PartNumber'),
    ordered: quantity('Qty'),
    shipped: quantity('Shipped'),
    requestDate: day('CustomerRequestDate'),
    commitmentDate: nullable(day('{product}CommitmentDate')),
    newCommitmentDate: nullable(day('New{product}CommitmentDate')),
    status: status('Status'),
    horizon: text('Horizon', { mayBeEmpty: true }),
    isNewIntroduction: flag('IsNewIntroductionParts'),
    isAerofab: flag('IsAerofabs'),
    price: money('PricePerPiece'),
    release: text('Release', { mayBeEmpty: true }),
    ...counts,
  },
  { key: 'jobOrder' },
)

/** The processes that a part goes through, by its standard. */
export const processHeader = entity('processHeader', { standard: text('Std'), process: text('Proceso') })

/** Pieces in process by groups of steps, and what they are worth (spec 2 §9, DECISIONS X14). */
export const wipOverview = entity('wipOverview', {
  cutting: quantity('Cutting'),
  forging: quantity('Forging'),
  machining: quantity('Machining'),
  finished: quantity('Finished'),
  /** Whole dollars. */
  value: money('TotalValue'),
})

const wipSource = entity('wipSource', { source: oneOf('Fuente', { 1: 'steps', 2: 'counts' }) })

const customer = { customerId: id }
const ordersAccess = { pages: ['open-orders-report'], owner: input('customerId') } as const
const wipAccess = { pages: ['wip-reports'], owner: input('customerId') } as const

/** Open orders, status report and work in progress (spec 2 §2 to §7). */
export const orders = {
  /** Purchase orders, newest first, each with its lines that match. */
  listOrders: read('POST', '/OpenOrders/ListadoFiltrado/', {
    access: ordersAccess,
    body: orderSearch,
    list: { sort: ['number'], filter: {} },
    answer: inKey('ListadoOpenOrders', listOf(purchaseOrder)),
  }),
  /** The same without filters. */
  listAllOrders: read('GET', '/OpenOrders/Listado/:customerId', {
    access: ordersAccess,
    params: customer,
    list: { sort: ['number'], filter: {} },
    answer: inKey('ListadoOpenOrders', listOf(purchaseOrder)),
  }),
  /** Its number stands in the query, for it may hold a slash (DECISIONS X12). */
  orderDetails: read('GET', '/OpenOrders/Detalle/:customerId', {
    access: ordersAccess,
    params: customer,
    query: { purchaseOrder: text('pedido', { max: 60 }), from: compactDay('fechai'), to: compactDay('fechaf') },
    answer: inKey('DetalleOpenOrder', first(orderDetails)),
  }),
  statusReport: read('POST', '/OpenOrders/StatusReportSteel/', {
    access: ordersAccess,
    body: orderSearch,
    list: { sort: ['purchaseOrder', 'jobOrder', 'partNumber', 'promiseDate', 'open'], filter: {} },
    answer: inKey('ListadoStatusReport', listOf(statusReportRow)),
  }),
  statusReportDetail: read('GET', '/api/Customers/:customerId/wipEstatusReport', {
    access: ordersAccess,
    params: customer,
    query: { jobOrder: text('JobOrder', { max: 60 }) },
    answer: listOf(statusReportDetail),
  }),
  /** Which of the two lists of work in progress a customer has (DECISIONS X14). */
  wipSource: read('GET', '/WIP/source/:customerId', {
    access: wipAccess,
    params: customer,
    answer: wipSource,
  }),
  /** Open lines of the first source, the earliest commitment first. */
  listWip: read('POST', '/WIP/getwipdetallefiltrado/', {
    access: wipAccess,
    body: entity('wipSearch', {
      customerId: integer('id'),
      clientId: optional(nullable(integer('client_id'))),
      purchaseOrder: number('op'),
      jobOrder: number('jo'),
      partNumber: number('partnumber'),
      status: statusCode,
    }),
    list: { sort: ['requestDate', 'purchaseOrder', 'jobOrder', 'partNumber'], filter: {} },
    answer: inKey('wipdetalle', listOf(wipLine)),
  }),
  /** The same without filters. */
  listAllWip: read('GET', '/WIP/getwipdetalle/:customerId', {
    access: wipAccess,
    params: customer,
    list: { sort: ['requestDate', 'purchaseOrder', 'jobOrder', 'partNumber'], filter: {} },
    answer: inKey('wipdetalle', listOf(wipLine)),
  }),
  /** Open lines of the second source. */
  listWipCounts: read('GET', '/api/Customers/:customerId/wipreport', {
    access: wipAccess,
    params: customer,
    query: {
      partNumber: optional(text('pn', { max: 60 })),
      purchaseOrder: optional(text('po', { max: 60 })),
      isComplete: optional(flag('complete')),
    },
    list: {
      sort: ['requestDate', 'purchaseOrder', 'jobOrder', 'providerPartNumber'],
      filter: { jobOrder: text('jobOrder', { max: 60 }), status: status('status') },
    },
    answer: inValue(listOf(wipCounts)),
  }),
  /** The processes of some parts, in their order. */
  processHeaders: read('POST', '/api/Customers/:customerId/processHeaders', {
    access: wipAccess,
    params: customer,
    body: entity('processSearch', { partNumbers: many(text('{product}PartNumbers', { max: 60 })) }),
    answer: inValue(listOf(processHeader)),
  }),
  wipOverview: read('GET', '/WIP/overview/:customerId', {
    access: wipAccess,
    params: customer,
    answer: wipOverview,
  }),
}
