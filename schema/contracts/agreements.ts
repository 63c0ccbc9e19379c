import * as z from 'zod/mini'
import { input, ofCustomer, read, rowId } from '../call.ts'
import { type Entity, entity, type Fields, keyedEntity, type More, type RowOfFields, rows } from '../entity.ts'
import { decodeWithin, inProgram, inputOf, type Schema, typeError, withInput } from '../fields.ts'
import { day, integer, money, nullable, optional, percent, quantity, recordId, text, wordOf } from '../kinds.ts'
import { is } from '../list.ts'
import { inValue, listOf } from '../wire/envelope.ts'
import { writeAnswer } from '../wire/writeAnswer.ts'
import { contractStatus, isSample, maybe, shares } from './contracts.ts'

type Years = Readonly<Record<number, number>>

/** Extracts the numbers under keys of four digits. */
const yearsIn = (row: object): Years =>
  Object.fromEntries(Object.entries(row).filter(([name, value]) => /^\d{4}$/.test(name) && Number.isFinite(value)))

const yearColumn = quantity('year')
const yearColumns: More = { namesIn: (row) => Object.keys(yearsIn(row)), field: () => yearColumn }

/** Adds numbers under the names of years to a record: the quantities of 2025 as `2025`, those of 2026 as `2026`. */
const yearly = <const F extends Fields>(record: Entity<F>) => {
  const withYears = (row: Schema<RowOfFields<F>>) =>
    z.codec(z.looseObject({}, typeError), inProgram<RowOfFields<F> & Years>(), {
      decode: (wire, payload) => ({ ...decodeWithin(row, wire, payload), ...yearsIn(wire) }),
      encode: (value) => ({ ...(writeAnswer(row, value) as object), ...yearsIn(value) }),
    })
  const { name, fields, key } = record
  const answer = Object.assign(withYears(record), { name, fields, key, more: yearColumns })
  return withInput(answer, () => withYears(inputOf(record)))
}

export const agreement = keyedEntity('agreement', 'id', {
  id: recordId('IdContrato'),
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

/** Ordered quantity compared with the agreed market share. */
export const shareStandings = ['according', 'within', 'below'] as const

export const revisionCount = entity('revisionCount', {
  name: text('textRevision'),
  revised: integer('pricesRevised'),
  underRevision: integer('pricesUnderRevision'),
})

const contractFigures = entity('contractFigures', {
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
      /** Percentage of the maximum agreed share; null if there are no such parts. */
      percentage: nullable(percent('percentage')),
      parts: integer('parts'),
    }),
  ),
  isSample,
})

export const agreements = {
  list: read('GET', '/api/Customers/:customerId/agreement', {
    ...ofCustomer('contract-dashboard', 'contract-agreement', 'contract-raw-material', 'contract-market-share'),
    answer: inValue(listOf(agreement)),
  }),
  lines: read('GET', '/api/Customers/:customerId/agreement/:contractId', {
    access: { pages: ['contract-agreement'], owner: input('customerId') },
    params: { customerId: rowId, contractId: recordId('IdContrato', { min: 0 }) },
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
