import { auth, content, read, write } from '../call.ts'
import { type Complete, completed, type Entity, entity, type Fields, keyedEntity, rows } from '../entity.ts'
import { flag, instant, integer, many, monthly, nullable, optional, secret, text, thousands } from '../kinds.ts'
import { file, listOf } from '../wire/envelope.ts'

/** The first year that budgets are kept for; the last is the next one (DECISIONS Q10). */
export const firstBudgetYear = 2020

/** The most of one month, in cents: ten thousand million dollars. */
const amount = (wire: string) => thousands(wire, { min: 0, max: 9_999_999.99 })

const year = (wire: string) => integer(wire, { min: firstBudgetYear, max: 2999 })
const sellerId = (wire: string) => integer(wire, { min: 1 })

/** A field of the market; one of them stands for the seller's single goal of a year (spec 3 §3, DECISIONS Q13). */
export const segment = keyedEntity('segment', 'id', {
  id: integer('IdSegmento'),
  name: text('Nombre'),
  /** Ours: a service that does not say has none. */
  isYearlyGoal: optional(flag('EsMetaAnual')),
})

export const seller = keyedEntity('seller', 'id', { id: integer('IdVendedor'), name: text('NombreCompleto') })

const contract = keyedEntity('contract', 'id', { id: integer('ContratctId'), name: text('ContractName') })

/** A customer whose sales can be planned. */
export const budgetCustomer = keyedEntity('budgetCustomer', 'id', {
  id: integer('IDSIF2'),
  name: text('Nombre'),
  representativeId: nullable(integer('IdRepresentante')),
  representative: nullable(text('Representante')),
  contracts: rows('Contratos', contract),
  /** Segments that the customer has in a budget of the year already. */
  usedSegmentIds: many(integer('Segmentos')),
})

/** What is planned with one customer in one segment, or the single goal of a year: then only `yearlyGoal` is given. */
export const budgetRow = keyedEntity('budgetRow', 'id', {
  id: integer('IdBudget'),
  segmentId: integer('SegmentId'),
  segment: text('Segment'),
  contractId: nullable(integer('ContractId')),
  contract: nullable(text('Contract')),
  customerId: nullable(integer('value')),
  customer: nullable(text('label')),
  months: nullable(monthly(amount('MonthlyUsd'))),
  yearlyGoal: nullable(amount('AerofabsYearly')),
})

/** The specifications have no versions. */
const withoutVersion: Complete = (wire) => ({ message: '', version: 0, ...wire })

/** All that one seller has planned for one year. */
export const sellerBudget = completed(
  entity('sellerBudget', {
    sellerId: integer('Seller'),
    seller: text('NombreCompleto'),
    year: integer('Year'),
    rows: rows('rows', budgetRow),
    version: integer('version'),
  }),
  withoutVersion,
)

/** A seller in the list of a year, with the sum of what is planned. */
export const budgetTotal = keyedEntity('budgetTotal', 'sellerId', {
  sellerId: integer('IdVendedor'),
  seller: text('NombreCompleto'),
  total: thousands('TotalPresupuesto'),
})

const newRow = entity('newBudgetRow', {
  customerId: nullable(integer('idCliente')),
  segmentId: integer('segment'),
  contractId: nullable(integer('contract')),
  months: nullable(monthly(amount('months'))),
  yearlyGoal: nullable(amount('AerofabsYearly')),
})

/** The parts of an update (spec 3 §3). */
const addedRow = entity('addedBudgetRow', {
  customerId: integer('idClient'),
  segmentId: integer('idSegment'),
  contractId: nullable(integer('idContract')),
  months: monthly(amount('months')),
  /** The row has none yet; the field is there because the specification names it. */
  id: nullable(integer('idBudget')),
})
const editedRow = entity('editedBudgetRow', {
  customerId: nullable(integer('idClient')),
  id: integer('idBudget'),
  months: nullable(monthly(amount('months'))),
  yearlyGoal: optional(nullable(amount('AerofabsYearly'))),
})
const deletedRow = entity('deletedBudgetRow', { id: integer('idBudget'), customerId: nullable(integer('idClient')) })

/** How a issue about one row of an input is named, or about one of its fields: `rowsAdd[2].idSegment`. */
const placeIn =
  <F extends Fields>(list: string, { fields }: Entity<F>) =>
  (index: number, field?: keyof F & string) =>
    field === undefined ? `${list}[${index}]` : `${list}[${index}].${fields[field]?.wire}`

const newBudget = entity('newBudget', { sellerId: sellerId('seller'), year: year('year'), rows: rows('rows', newRow) })

/** Where a issue about a whole new budget stands. */
export const placeInBudget = (field: keyof typeof newBudget.fields) => newBudget.fields[field].wire

/** Where a issue about the added rows of an update stands. */
export const placeOfAdded = 'rowsAdd'

/** Where issues about the rows of `create` and of the three parts of `update` stand. */
export const placeInRows = {
  created: placeIn('rows', newRow),
  added: placeIn(placeOfAdded, addedRow),
  edited: placeIn('rowsEdit', editedRow),
  deleted: placeIn('rowsDelete', deletedRow),
}

const written = completed(
  entity('budgetWritten', { message: text('message', { mayBeEmpty: true }), version: integer('version') }),
  withoutVersion,
)

const ofSeller = { sellerId: sellerId('Seller'), year: year('Year') }

const getBudget = read('GET', '/api/Budgets', {
  access: { pages: ['seller-budget'], owner: 'staff' },
  query: ofSeller,
  answer: sellerBudget,
  versioned: 'read',
})

/** Seller budgets: lists, the wizard's choices, and the one budget that a seller has for a year (spec 3 §7). */
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
  /** Those that the caller may act for; which segments are used is asked of a year, by default the current one. */
  customers: read('GET', '/api/Budgets/customers', {
    access: { pages: ['add-seller-budget', 'modify-seller-budget'], owner: 'caller' },
    query: { year: optional(year('Year')) },
    answer: listOf(budgetCustomer),
  }),
  get: getBudget,
  /** The same for whoever comes by a link. */
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
  /** Each part may be empty; all of it is done, or nothing. */
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
  /** Signs the link by which one budget can be modified for 24 hours (DECISIONS Q15, X7). */
  mintLink: auth('POST', '/api/budget-links', {
    access: { pages: ['seller-budgets'], content: ['1'], owner: 'staff' },
    body: entity('linkedBudget', { sellerId: sellerId('seller'), year: year('year') }),
    answer: entity('budgetLink', { token: secret('t'), expiresAt: instant('expires') }),
    isOwn: true,
  }),
  /** Its name tells the seller's, and ids are easily tried: no customer gets it, whatever page was granted. */
  sellerPhoto: content('GET', '/Sellers/:sellerId/photo', {
    access: {
      pages: ['seller-budgets', 'seller-budget', 'add-seller-budget', 'modify-seller-budget', 'sales-goals'],
      owner: 'caller',
    },
    params: { sellerId: sellerId('sellerId') },
    answer: file('image/*', { freshSeconds: 86_400 }),
  }),
}
