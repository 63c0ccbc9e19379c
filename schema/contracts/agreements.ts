import { id, input, ofCustomer, read } from '../call.ts'
import { entity, keyedEntity, rows } from '../entity.ts'
import { day, integer, money, nullable, optional, percent, text, wordOf } from '../kinds.ts'
import { is } from '../list.ts'
import { inValue, listOf } from '../wire/envelope.ts'
import { contractStatus, isSample, maybe, shares } from './contracts.ts'
import { yearly } from './yearly.ts'

/** A contract with what was agreed (spec 3 §3 'Contract (list)'). */
export const agreement = keyedEntity('agreement', 'id', {
  id: integer('IdContrato'),
  name: text('Contrato'),
  status: contractStatus('StatusContract'),
  startsOn: nullable(day('FechaInicio')),
  endsOn: nullable(day('FechaFin')),
  years: nullable(integer('YearDuration')),
  signedDocuments: maybe('DocumentosFirmados'),
  extension: maybe('ContractExtension'),
  extensionEndsOn: nullable(day('ExtensionUtil')),
  frozenWeeks: nullable(integer('FrozenPeriod')),
  paymentTerms: maybe('PaymentTerms'),
  acceleratedPayment: maybe('AceleratedPaymentProgram'),
  incoterm: maybe('Incoterm'),
  deliveryPoint: maybe('DeliveryPoint'),
  priceAdjustment: maybe('PriceAdjusment'),
  adjustmentMonth: nullable(integer('MesAjustePrecio')),
  priceReconciliation: maybe('PriceReconciliation'),
  isSample,
})

/** A part under a contract (spec 3 §3 'Contract line'). */
export const contractLine = entity('contractLine', {
  reference: text('referencia'),
  partNumber: text('partNumber'),
  providerPartNumber: text('{product}PartNumber'),
  price: money('precio'),
  ...shares,
  valueAdded: maybe('va'),
  materialDirection: maybe('rawMaterialType'),
  program: maybe('programas'),
  endUser: maybe('clienteFinal'),
  isSample,
})

/** A part of a direct customer under a contract, with its pieces by year (spec 3 §3, DECISIONS R71). */
export const directPart = yearly(
  entity('directPart', {
    contract: text('nombreContrato'),
    program: maybe('programa'),
    customer: text('cliente'),
    partNumber: text('customerPN'),
    providerPartNumber: text('estandar'),
    isSample,
  }),
)

/** How what was ordered stands to the share of the market that was agreed. */
export const shareStandings = ['according', 'within', 'below'] as const

/** How many prices of a revision were agreed, and how many are still to be. */
export const revisionCount = entity('revisionCount', {
  name: text('textRevision'),
  revised: integer('pricesRevised'),
  underRevision: integer('pricesUnderRevision'),
})

/** The figures of the cards about a customer's contracts (spec 3 §2, DECISIONS R69, R72). */
export const contractFigures = entity('contractFigures', {
  directCustomers: integer('directCustomers'),
  materials: rows(
    'ltasByMaterial',
    entity('materialCount', { material: text('material'), agreements: integer('ltas') }),
  ),
  revisions: rows('priceRevisions', revisionCount),
  shares: rows(
    'marketShare',
    entity('shareCount', {
      standing: wordOf('standing', ...shareStandings),
      /** Of the most of the agreed share; null where there are no such parts. */
      percentage: nullable(percent('percentage')),
      parts: integer('parts'),
    }),
  ),
  isSample,
})

/** Contracts and what stands in them (spec 3 §7). */
export const agreements = {
  list: read('GET', '/api/Customers/:customerId/agreement', {
    ...ofCustomer('contract-dashboard', 'contract-agreement', 'contract-raw-material', 'contract-market-share'),
    answer: inValue(listOf(agreement)),
  }),
  lines: read('GET', '/api/Customers/:customerId/agreement/:contractId', {
    access: { pages: ['contract-agreement'], owner: input('customerId') },
    params: { customerId: id, contractId: integer('IdContrato', { min: 1 }) },
    answer: listOf(contractLine),
  }),
  figures: read('GET', '/api/Customers/:customerId/contractFigures', {
    isAddition: true,
    ...ofCustomer('contract-dashboard', 'contract-market-share'),
    answer: contractFigures,
  }),
  listDirectParts: read('GET', '/api/Customers/:customerId/directCustomers', {
    ...ofCustomer('contract-direct-customers', 'contract-special-report'),
    query: { purchaseOrder: optional(text('po')), partNumber: optional(text('pn')) },
    list: { filter: { customer: is(text('cliente')) } },
    answer: listOf(directPart),
  }),
}
