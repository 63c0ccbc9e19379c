import * as z from 'zod/mini'
import { ofCustomer, read } from '../call.ts'
import { type Complete, completed, entity } from '../entity.ts'
import { typeError } from '../fields.ts'
import {
  day,
  flag,
  inches,
  integer,
  money,
  nullable,
  oneOf,
  optional,
  percent,
  quantity,
  recordId,
  text,
  tolerantly,
} from '../kinds.ts'
import { contains, is } from '../list.ts'
import { numberOf } from '../orders/timelineAddress.ts'
import { listOf } from '../wire/envelope.ts'

/** True for demo rows; screens mark them as samples `docs/product/contracts.md#rows-of-contract-pages`. */
export const isSample = optional(flag('sample'))

export const maybe = (wire: string) => text(wire, { mayBeEmpty: true })
const contract = text('contrato')
const program = maybe('programa')
const partNumber = text('customerPN')
const providerPartNumber = text('{product}PN')
export const shares = {
  minShare: nullable(percent('marketShareMinimo')),
  maxShare: nullable(percent('marketShareMaximo')),
}

export const leadTime = entity('leadTime', {
  partNumber: text('pn'),
  providerPartNumber: text('fpn'),
  productionWeeks: integer('productionLT'),
  material: text('material'),
  materialWeeks: integer('rawMaterialLT'),
  totalWeeks: integer('totalLeadTime'),
  orderedOn: nullable(day('poPlaced')),
  isSample,
})

const knownStatuses = { 'In Process': 'inProcess', Active: 'active', 'Close to Expire': 'closeToExpire' } as const

/** Contract status; unknown words mean expired `docs/product/contracts.md#contract-status`. */
export const contractStatus = (wire: string) =>
  tolerantly(oneOf(wire, { ...knownStatuses, Expired: 'expired' }), z.string(typeError), (text) => {
    const known = Object.hasOwn(knownStatuses, text.trim())
    return known ? knownStatuses[text.trim() as keyof typeof knownStatuses] : 'expired'
  })

/** The specifications name no fields of these rows; a service may send its list of contracts. */
const ofContract: Complete = (wire) => ({
  contrato: wire.Contrato,
  fechaInicio: wire.FechaInicio ?? null,
  fechaFin: wire.FechaFin ?? null,
  status: wire.StatusContract,
  ...wire,
})

/** Material that a customer buys under a long-term agreement. */
export const lta = completed(
  entity('lta', {
    contract,
    customer: text('cliente', { mayBeEmpty: true }),
    material: text('material', { mayBeEmpty: true }),
    startsOn: nullable(day('fechaInicio')),
    endsOn: nullable(day('fechaFin')),
    status: contractStatus('status'),
    ...shares,
    isSample,
  }),
  ofContract,
)

export const rawMaterial = entity('rawMaterial', {
  contract,
  program,
  providerPartNumber,
  partNumber,
  previousNumber: maybe('pnPrevious'),
  material: text('material'),
  leadTimeWeeks: nullable(integer('leadTime')),
  diameter: nullable(inches('diameter')),
  rawMaterial: text('rawMaterial'),
  supplier: maybe('rawMaterialSupplier'),
  isSample,
})

/**
 * Yearly demand of a part's end user, and the pieces supplied by the provider. `overMinShare` and `overMaxShare` are
 * the load minus the pieces that the minimum and maximum share amount to.
 */
export const marketShare = entity('marketShare', {
  year: integer('year'),
  contract,
  endUser: maybe('clienteFinal'),
  providerPartNumber: text('std'),
  partNumber,
  program,
  ...shares,
  demand: quantity('average'),
  demandMin: quantity('min'),
  demandMax: quantity('max'),
  load: quantity('load'),
  shipped: quantity('embarkedParts'),
  overMinShare: nullable(quantity('vsLoadMinMS')),
  overMaxShare: nullable(quantity('vsLoadMaxMS')),
  isSample,
})

export const priceRevision = entity('priceRevision', {
  contract,
  material: text('material'),
  billetSize: nullable(inches('billetSize')),
  supplier: maybe('rawMaterialSupplier'),
  contractPrice: money('contractPrice'),
  agreedPrice: nullable(money('agreedPrice')),
  difference: nullable(money('difference')),
  pricing: oneOf('variableOrFixed', { Variable: 'variable', Fixed: 'fixed' }),
  leadTimeWeeks: nullable(integer('leadTime')),
  isSample,
})

export const specialOrder = entity('specialOrder', {
  customer: text('directCustomer'),
  purchaseOrder: numberOf('purchaseOrder', text('po')),
  partNumber,
  providerPartNumber,
  description: maybe('pnDescription'),
  alloy: maybe('alloy'),
  requestDate: day('customerRequestDate'),
  commitmentDate: nullable(day('{product}CommitmentDate')),
  invoiceYear: nullable(integer('invoiceYear')),
  /** Sent by the portal's own service only. */
  customerId: optional(recordId('IdCustomer')),
  isSample,
})

const containsProgram = contains(text('programa'), 'program')
const containsEndUser = contains(text('cliente'), 'endUser')
const isContract = is(text('contrato'), 'contract')

/** The specification defines no paths for these reports; the paths are the portal's own. */
export const contracts = {
  listLeadTimes: read('GET', '/api/Customers/:customerId/leadTimes', {
    isAddition: true,
    ...ofCustomer('lead-time'),
    list: { filter: { partNumber: contains(text('pn')), material: contains(text('material')) } },
    answer: listOf(leadTime),
  }),
  listLtas: read('GET', '/api/Customers/:customerId/lta', {
    ...ofCustomer('lta'),
    query: { status: optional(contractStatus('status')) },
    list: {},
    answer: listOf(lta),
  }),
  listRawMaterial: read('GET', '/api/Customers/:customerId/contracts/rawMaterial', {
    isAddition: true,
    ...ofCustomer('contract-raw-material'),
    list: { filter: { material: contains(text('material')), program: containsProgram, contract: isContract } },
    answer: listOf(rawMaterial),
  }),
  listMarketShares: read('GET', '/api/Customers/:customerId/contracts/marketShare', {
    isAddition: true,
    ...ofCustomer('contract-market-share'),
    list: { filter: { program: containsProgram, customer: containsEndUser, contract: isContract } },
    answer: listOf(marketShare),
  }),
  listPriceRevisions: read('GET', '/api/Customers/:customerId/contracts/priceRevision', {
    isAddition: true,
    ...ofCustomer('contract-price-revision'),
    list: {},
    answer: listOf(priceRevision),
  }),
  listSpecialOrders: read('GET', '/api/Customers/:customerId/contracts/specialReport', {
    isAddition: true,
    ...ofCustomer('contract-special-report'),
    list: {
      filter: { customer: is(text('cliente')), purchaseOrder: is(text('po')), partNumber: is(text('pn')) },
    },
    answer: listOf(specialOrder),
  }),
}
