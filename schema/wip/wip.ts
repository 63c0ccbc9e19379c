import { input, ofCustomer, read } from '../call.ts'
import { entity, keyedEntity, rows } from '../entity.ts'
import { day, flag, integer, many, money, nullable, oneOf, optional, quantity, recordId, text } from '../kinds.ts'
import { orderStatus, orderStatusCode, searchedNumber } from '../orders/orderStatus.ts'
import { movedFilter, promisedDateFields } from '../orders/promisedDates.ts'
import { numberOf } from '../orders/timelineAddress.ts'
import { inKey, inValue, listOf } from '../wire/envelope.ts'
import { counts } from './steps.ts'

const processCount = entity('processCount', { process: text('proceso'), quantity: quantity('cantidad') })

/** Open line with the steps that hold its pieces; row of the first of two sources `docs/product/wip.md#wip-sources`. */
export const wipLine = keyedEntity('wipLine', 'jobOrder', {
  purchaseOrder: numberOf('purchaseOrder', text('pedido')),
  requestDate: day('fechaentregacliente'),
  commitmentDate: nullable(day('nuevafechaentregacliente')),
  partNumber: text('NumeroParte'),
  providerPartNumber: optional(text('{product}PartNumber')),
  ordered: quantity('cantidad'),
  shipped: quantity('enviadas'),
  lineItem: integer('lineitem'),
  jobOrder: numberOf('jobOrder', text('OP')),
  status: orderStatus('Estado'),
  steps: rows('Wip', processCount),
  ...promisedDateFields,
})

/** Open line with a count per step; row of the second source. */
export const wipCounts = keyedEntity('wipCounts', 'jobOrder', {
  purchaseOrder: numberOf('purchaseOrder', text('PO')),
  jobOrder: numberOf('jobOrder', text('{product}Order')),
  providerPartNumber: text('{product}PartNumber'),
  partNumber: optional(text('CustomerPartNumber')),
  ordered: quantity('Qty'),
  shipped: quantity('Shipped'),
  requestDate: day('CustomerRequestDate'),
  commitmentDate: nullable(day('{product}CommitmentDate')),
  newCommitmentDate: nullable(day('New{product}CommitmentDate')),
  status: orderStatus('Status'),
  horizon: text('Horizon', { mayBeEmpty: true }),
  isNewIntroduction: flag('IsNewIntroductionParts'),
  isAerofab: flag('IsAerofabs'),
  price: money('PricePerPiece'),
  release: text('Release', { mayBeEmpty: true }),
  ...counts,
  ...promisedDateFields,
})

const processHeader = entity('processHeader', { standard: text('Std'), process: text('Proceso') })

const wipOverview = entity('wipOverview', {
  cutting: quantity('Cutting'),
  forging: quantity('Forging'),
  machining: quantity('Machining'),
  finished: quantity('Finished'),
  /** Pieces in steps outside the groups. */
  other: optional(quantity('Other')),
  /** Whole dollars. */
  value: money('TotalValue'),
})

const wipSource = entity('wipSource', { source: oneOf('Fuente', { 1: 'steps', 2: 'counts' }) })

const page = ofCustomer('wip-reports')

export const wip = {
  /** Selects one of the two lists of work in progress for a customer `docs/product/wip.md#wip-sources`. */
  wipSource: read('GET', '/WIP/source/:customerId', {
    isAddition: true,
    ...page,
    answer: wipSource,
  }),
  /** Open lines of the first source, earliest commitment first. */
  listWip: read('POST', '/WIP/getwipdetallefiltrado/', {
    access: { ...page.access, owner: input('customerId', 'clientId') },
    body: entity('wipSearch', {
      customerId: recordId('id'),
      clientId: optional(nullable(recordId('client_id'))),
      purchaseOrder: searchedNumber('op'),
      jobOrder: searchedNumber('jo'),
      partNumber: searchedNumber('partnumber'),
      status: orderStatusCode,
    }),
    list: { sort: ['requestDate', 'purchaseOrder', 'jobOrder', 'partNumber'], filter: movedFilter },
    answer: inKey('wipdetalle', listOf(wipLine)),
  }),
  listAllWip: read('GET', '/WIP/getwipdetalle/:customerId', {
    ...page,
    list: { sort: ['requestDate', 'purchaseOrder', 'jobOrder', 'partNumber'], filter: movedFilter },
    answer: inKey('wipdetalle', listOf(wipLine)),
  }),
  listWipCounts: read('GET', '/api/Customers/:customerId/wipreport', {
    ...page,
    query: {
      partNumber: optional(text('pn', { max: 60 })),
      purchaseOrder: optional(text('po', { max: 60 })),
      isComplete: optional(flag('complete')),
    },
    list: {
      sort: ['requestDate', 'purchaseOrder', 'jobOrder', 'providerPartNumber'],
      filter: { jobOrder: text('jobOrder', { max: 60 }), status: orderStatus('status'), ...movedFilter },
    },
    answer: inValue(listOf(wipCounts)),
  }),
  processHeaders: read('POST', '/api/Customers/:customerId/processHeaders', {
    ...page,
    body: entity('processSearch', { partNumbers: many(text('{product}PartNumbers', { max: 60 })) }),
    answer: inValue(listOf(processHeader)),
  }),
  wipOverview: read('GET', '/WIP/overview/:customerId', {
    isAddition: true,
    ...page,
    answer: wipOverview,
  }),
}
