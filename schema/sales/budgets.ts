import { auth, content, read, write } from '../call.ts'
import { type Complete, completed, type Entity, entity, type Fields, keyedEntity, rows } from '../entity.ts'
import { infoOf, type Schema } from '../fields.ts'
import {
  flag,
  instant,
  integer,
  many,
  monthly,
  nullable,
  optional,
  recordId,
  secret,
  text,
  thousands,
} from '../kinds.ts'
import { file, listOf } from '../wire/envelope.ts'
import { receipt } from '../wire/receipt.ts'

/** First budget year; the last one is next year. */
export const firstBudgetYear = 2020

/** Monthly limit: almost 10,000,000,000 dollars, in thousands. */
const amount = (wire: string) => thousands(wire, { min: 0, max: 9_999_999.99 })

const year = (wire: string) => integer(wire, { min: firstBudgetYear, max: 2999 })
const sellerId = (wire: string) => recordId(wire, { min: 1 })

/** Market segment; one of them represents the single yearly goal of a seller `docs/product/sales.md#segments`. */
const segment = keyedEntity('segment', 'id', {
  id: recordId('IdSegmento'),
  name: text('Nombre'),
  /** Sent by the portal's own service only; absent means no. */
  isYearlyGoal: optional(flag('EsMetaAnual')),
})

const seller = keyedEntity('seller', 'id', { id: recordId('IdVendedor'), name: text('NombreCompleto') })

const contract = keyedEntity('contract', 'id', { id: recordId('ContratctId'), name: text('ContractName') })

export const budgetCustomer = keyedEntity('budgetCustomer', 'id', {
  id: recordId('IDSIF2'),
  name: text('Nombre'),
  representativeId: nullable(recordId('IdRepresentante')),
  representative: nullable(text('Representante')),
  contracts: rows('Contratos', contract),
  /** Segments in which the customer already has a budget in the year. */
  usedSegmentIds: many(recordId('Segmentos')),
})

/** Amounts planned for a customer in a segment, or the yearly goal, which has only `yearlyGoal`. */
export const budgetRow = keyedEntity('budgetRow', 'id', {
  id: recordId('IdBudget'),
  segmentId: recordId('SegmentId'),
  segment: text('Segment'),
  contractId: nullable(recordId('ContractId')),
  contract: nullable(text('Contract')),
  customerId: nullable(recordId('value')),
  customer: nullable(text('label')),
  months: nullable(monthly(amount('MonthlyUsd'))),
  yearlyGoal: nullable(amount('AerofabsYearly')),
})

/** The specifications have the rows alone: pages know seller and year from their address. */
const withoutFrame: Complete = (wire) => ({ Seller: 0, NombreCompleto: '', Year: 0, version: 0, ...wire })

export const sellerBudget = completed(
  entity('sellerBudget', {
    sellerId: recordId('Seller'),
    seller: text('NombreCompleto', { mayBeEmpty: true }),
    year: integer('Year'),
    rows: rows('rows', budgetRow),
    version: integer('version'),
  }),
  withoutFrame,
)

export const budgetTotal = keyedEntity('budgetTotal', 'sellerId', {
  sellerId: recordId('IdVendedor'),
  seller: text('NombreCompleto'),
  total: thousands('TotalPresupuesto'),
})

const newRow = entity('newBudgetRow', {
  customerId: nullable(recordId('idCliente')),
  segmentId: recordId('segment'),
  contractId: nullable(recordId('contract')),
  months: nullable(monthly(amount('months'))),
  yearlyGoal: nullable(amount('AerofabsYearly')),
})

const addedRow = entity('addedBudgetRow', {
  customerId: recordId('idClient'),
  segmentId: recordId('idSegment'),
  contractId: nullable(recordId('idContract')),
  months: monthly(amount('months')),
  /** Always null; the field is required by the specification. */
  id: nullable(recordId('idBudget')),
})
const editedRow = entity('editedBudgetRow', {
  customerId: nullable(recordId('idClient')),
  id: recordId('idBudget'),
  months: nullable(monthly(amount('months'))),
  yearlyGoal: optional(nullable(amount('AerofabsYearly'))),
})
const deletedRow = entity('deletedBudgetRow', { id: recordId('idBudget'), customerId: nullable(recordId('idClient')) })

/** Path of an issue about an input row or one of its fields, such as `rowsAdd[2].idSegment`. */
const placeIn =
  <F extends Fields>(list: string, { fields }: Entity<F>) =>
  (index: number, field?: keyof F & string) =>
    field === undefined ? `${list}[${index}]` : `${list}[${index}].${infoOf(fields[field] as Schema).wire}`

const newBudget = entity('newBudget', { sellerId: sellerId('seller'), year: year('year'), rows: rows('rows', newRow) })

export const placeInBudget = (field: keyof typeof newBudget.fields) => infoOf(newBudget.fields[field]).wire

export const placeOfAdded = 'rowsAdd'

/** Issue paths for the rows of `create` and of the three parts of `update`. */
export const placeInRows = {
  created: placeIn('rows', newRow),
  added: placeIn(placeOfAdded, addedRow),
  edited: placeIn('rowsEdit', editedRow),
  deleted: placeIn('rowsDelete', deletedRow),
}

const written = receipt('budgetWritten', { version: optional(integer('version')) })

const ofSeller = { sellerId: sellerId('Seller'), year: year('Year') }

const getBudget = read('GET', '/api/Budgets', {
  access: { pages: ['seller-budget'], owner: 'staff' },
  query: ofSeller,
  answer: sellerBudget,
  versioned: 'read',
})

export const budgets = {
  list: read('GET', '/api/Budgets/sellers', {
    access: { pages: ['seller-budgets'], owner: 'staff' },
    query: { year: year('Year') },
    list: { sort: ['seller', 'total'], totals: ['total'] },
    answer: listOf(budgetTotal),
  }),
  sellers: read('GET', '/api/Sellers', {
    isAddition: true,
    access: { pages: ['add-seller-budget', 'sales-goals'], owner: 'staff' },
    answer: listOf(seller),
  }),
  segments: read('GET', '/api/Budgets/segments', {
    access: { pages: ['add-seller-budget', 'modify-seller-budget', 'sales-goals'], owner: 'caller' },
    answer: listOf(segment),
  }),
  /** Customers that the caller may plan for; used segments refer to the given year, by default the current one. */
  customers: read('GET', '/api/Budgets/customers', {
    access: { pages: ['add-seller-budget', 'modify-seller-budget'], owner: 'caller' },
    ownFields: ['Year'],
    query: { year: optional(year('Year')) },
    answer: listOf(budgetCustomer),
  }),
  get: getBudget,
  /** For users with a modify link. */
  getByLink: read('GET', '/api/Budgets/modify', {
    forwardedAs: getBudget,
    access: { pages: ['modify-seller-budget'], owner: 'link' },
    query: ofSeller,
    answer: sellerBudget,
    versioned: 'read',
  }),
  create: write('POST', '/api/Budgets', {
    access: { pages: ['add-seller-budget'], owner: 'staff' },
    body: newBudget,
    answer: written,
    takesKey: true,
  }),
  /** Each part may be empty; all changes are saved, or none. */
  update: write('POST', '/api/Budgets/modify', {
    access: { pages: ['modify-seller-budget'], owner: 'link' },
    body: entity('budgetChanges', {
      sellerId: sellerId('seller'),
      year: year('year'),
      added: rows(placeOfAdded, addedRow),
      edited: rows('rowsEdit', editedRow),
      deleted: rows('rowsDelete', deletedRow),
    }),
    answer: written,
    versioned: 'write',
  }),
  /** Signs a link that allows modifying one budget for 24 hours `docs/product/sales.md#modify-link`. */
  mintLink: auth('POST', '/api/budget-links', {
    access: { pages: ['seller-budgets'], content: ['1'], owner: 'staff' },
    body: entity('linkedBudget', { sellerId: sellerId('seller'), year: year('year') }),
    answer: entity('budgetLink', { token: secret('t'), expiresAt: instant('expires') }),
    isOwn: true,
  }),
  /**
   * Never for customers, regardless of their pages: the file name contains the seller's name, and ids can be
   * enumerated.
   */
  sellerPhoto: content('GET', '/Sellers/:sellerId/photo', {
    access: {
      pages: ['seller-budgets', 'seller-budget', 'add-seller-budget', 'modify-seller-budget', 'sales-goals'],
      owner: 'caller',
    },
    params: { sellerId: sellerId('sellerId') },
    answer: file('image/*', { freshSeconds: 86_400 }),
  }),
}
