import { coded, day, flag, inches, integer, money, nullable, percent, pounds, text, wordOf } from '../kinds.ts'
import { record, reference } from './record.ts'

const note = (wire: string) => nullable(text(wire, { max: 1000 }))
const share = (wire: string) => nullable(percent(wire))
const year = integer('year', { min: 1990, max: 2200 })
const pieces = (wire: string) => integer(wire, { min: 0 })
const weeks = (wire: string) => integer(wire, { min: 0, max: 520 })
const contract = reference('contractId', 'contracts')
const line = reference('contractLineId', 'contractLines')

export const parts = record('parts', 'given', ['customerNumber', 'providerNumber'], {
  customerId: reference('customerId', 'customers'),
  customerNumber: text('customerNumber', { max: 60 }),
  providerNumber: text('providerNumber', { max: 60 }),
  description: text('description', { mayBeEmpty: true }),
  alloy: text('alloy'),
  shape: wordOf('shape', 'ring', 'disc', 'bar', 'block'),
  outerDiameter: inches('outerDiameter', { min: 0 }),
  innerDiameter: inches('innerDiameter', { min: 0 }),
  length: inches('length', { min: 0 }),
  weight: pounds('weight'),
  isNewIntroduction: flag('isNewIntroduction'),
  isAerofab: flag('isAerofab'),
  segmentId: nullable(reference('segmentId', 'segments')),
})

export const contracts = record('contracts', 'given', ['name'], {
  customerId: reference('customerId', 'customers'),
  name: text('name'),
  status: wordOf('status', 'inProcess', 'active', 'closeToExpire', 'expired'),
  startsOn: nullable(day('startsOn')),
  endsOn: nullable(day('endsOn')),
  years: nullable(integer('years', { min: 0, max: 100 })),
  extension: note('extension'),
  extensionEndsOn: nullable(day('extensionEndsOn')),
  signedDocuments: note('signedDocuments'),
  frozenWeeks: nullable(weeks('frozenWeeks')),
  paymentTerms: note('paymentTerms'),
  acceleratedPayment: note('acceleratedPayment'),
  incoterm: note('incoterm'),
  deliveryPoint: note('deliveryPoint'),
  priceAdjustment: note('priceAdjustment'),
  adjustmentMonth: nullable(coded('adjustmentMonth', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)),
  priceReconciliation: note('priceReconciliation'),
})

export const contractLines = record('contractLines', 'given', ['reference'], {
  contractId: contract,
  partId: reference('partId', 'parts'),
  reference: text('reference'),
  price: money('price'),
  marketShareMin: share('marketShareMin'),
  marketShareMax: share('marketShareMax'),
  valueAdded: note('valueAdded'),
  materialDirection: note('materialDirection'),
  program: note('program'),
  endUser: note('endUser'),
})

export const contractLineYears = record('contractLineYears', ['contractLineId', 'year'], ['contractLineId', 'year'], {
  contractLineId: line,
  year,
  pieces: pieces('pieces'),
})

export const contractMaterials = record('contractMaterials', ['contractLineId'], ['rawMaterial'], {
  contractLineId: line,
  previousNumber: note('previousNumber'),
  leadTimeWeeks: nullable(weeks('leadTimeWeeks')),
  diameter: nullable(inches('diameter', { min: 0 })),
  rawMaterial: text('rawMaterial'),
  supplier: note('supplier'),
})

export const ltas = record('ltas', 'counted', ['material'], {
  contractId: contract,
  customerId: reference('customerId', 'customers'),
  material: text('material'),
  marketShareMin: share('marketShareMin'),
  marketShareMax: share('marketShareMax'),
})

export const marketShares = record('marketShares', ['contractLineId', 'year'], ['contractLineId', 'year'], {
  contractLineId: line,
  year,
  demand: pieces('demand'),
  demandMin: pieces('demandMin'),
  demandMax: pieces('demandMax'),
  load: pieces('load'),
  shipped: pieces('shipped'),
})

export const priceRevisions = record('priceRevisions', 'counted', ['name', 'material'], {
  contractId: contract,
  name: text('name'),
  material: text('material'),
  billetSize: nullable(inches('billetSize', { min: 0 })),
  supplier: note('supplier'),
  contractPrice: money('contractPrice'),
  agreedPrice: nullable(money('agreedPrice')),
  pricing: wordOf('pricing', 'variable', 'fixed'),
  leadTimeWeeks: nullable(weeks('leadTimeWeeks')),
})

/** Targets and results of a customer's year, beside the charts of the scorecard. */
export const scorecardYears = record(
  'scorecardYears',
  ['customerId', 'year'],
  ['customerId', 'year'],
  {
    customerId: reference('customerId', 'customers'),
    year,
    onTimeTarget: share('onTimeTarget'),
    onTime: share('onTime'),
    paidTarget: share('paidTarget'),
    paid: share('paid'),
    goodTarget: share('goodTarget'),
    good: share('good'),
    salesTarget: nullable(money('salesTarget')),
    sales: nullable(money('sales')),
  },
  { isOwn: true },
)

export const leadTimes = record('leadTimes', ['partId'], ['material'], {
  partId: reference('partId', 'parts'),
  material: text('material'),
  productionWeeks: weeks('productionWeeks'),
  materialWeeks: weeks('materialWeeks'),
  orderedOn: nullable(day('orderedOn')),
})
