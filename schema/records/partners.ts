import { pageTextFields } from '../company/pageTexts.ts'
import { coded, day, email, flag, integer, nullable, text, wordOf } from '../kinds.ts'
import { packKinds } from '../logistics/packs.ts'
import { trackingPageFields } from '../logistics/trackingPages.ts'
import { record, reference } from './record.ts'

const empty = { mayBeEmpty: true }
const contact = (wire: string) => reference(wire, 'contacts')

/** Type 1 is a customer, type 2 a carrier. */
export const customers = record('customers', 'given', ['name', 'legalName'], {
  name: text('name'),
  legalName: text('legalName'),
  type: coded('type', 1, 2),
  unit: text('unit', empty),
  segment: text('segment', empty),
  subsegment: text('subsegment', empty),
  hasEquote: flag('hasEquote'),
  isShown: flag('isShown'),
  excludeFromContext: flag('excludeFromContext'),
  parentId: nullable(reference('parentId', 'customers')),
})

export const contacts = record('contacts', 'given', ['name', 'email'], {
  name: text('name'),
  email: email('email'),
  phone: text('phone', empty),
})

export const incoterms = record('incoterms', 'given', ['name'], { name: text('name') })

export const customerTerms = record('customerTerms', ['customerId'], ['customerId'], {
  customerId: reference('customerId', 'customers'),
  sellerId: contact('sellerId'),
  backupId: nullable(contact('backupId')),
  representativeId: nullable(contact('representativeId')),
  receivableId: contact('receivableId'),
  itId: nullable(contact('itId')),
  commercialManagerId: nullable(contact('commercialManagerId')),
  qualityId: nullable(contact('qualityId')),
  qualityBackupId: nullable(contact('qualityBackupId')),
  projectManagerId: nullable(contact('projectManagerId')),
  incotermId: reference('incotermId', 'incoterms'),
  creditTerms: text('creditTerms'),
  creditDays: integer('creditDays', { min: 0, max: 999 }),
  deliveryPoint: text('deliveryPoint'),
  deliveryAddress: text('deliveryAddress', { ...empty, max: 1000, isMultiline: true }),
  deliveryStreet: text('deliveryStreet', empty),
  deliveryPostalCode: text('deliveryPostalCode', empty),
  deliveryCity: text('deliveryCity', empty),
  deliveryCountry: text('deliveryCountry', empty),
  phone: nullable(text('phone')),
  fax: nullable(text('fax')),
  wipSource: coded('wipSource', 1, 2),
  unitType: coded('unitType', 1, 2),
  isLotType: flag('isLotType'),
  materialNotice: nullable(text('materialNotice', { max: 2000, isMultiline: true })),
})

/** Documents that a customer requires with its loads, where they differ from the default. */
export const requiredDocuments = record('requiredDocuments', ['customerId', 'kind'], ['customerId', 'kind'], {
  customerId: reference('customerId', 'customers'),
  kind: wordOf('kind', ...packKinds),
  isRequired: flag('isRequired'),
})

/** Customers whose shipments the plant has stopped, besides those with invoices that are long overdue. */
export const creditHolds = record('creditHolds', ['customerId'], ['customerId'], {
  customerId: reference('customerId', 'customers'),
  heldOn: day('heldOn'),
  reason: nullable(text('reason')),
})

/** Members on the team page, in display order. */
export const teamMembers = record(
  'teamMembers',
  'given',
  ['name'],
  {
    place: integer('place', { min: 1, max: 999 }),
    name: text('name'),
    role: text('role'),
    roleEs: nullable(text('roleEs')),
  },
  { isOwn: true },
)

/** Texts of pages, each version from the day it holds `docs/product/company.md#texts-of-pages`. */
export const pageTexts = record('pageTexts', 'given', ['page', 'edition'], pageTextFields, { isOwn: true })

/** Days without work in the plant, besides weekends. */
export const holidays = record(
  'holidays',
  ['day'],
  ['day', 'name'],
  { day: day('day'), name: text('name') },
  { isOwn: true },
)

/** Pages of carriers about a tracking number. */
export const trackingPages = record('trackingPages', 'counted', ['carrier'], trackingPageFields, { isOwn: true })

/** Contacts who are sellers. */
export const sellers = record('sellers', ['contactId'], ['contactId'], { contactId: contact('contactId') })

export const segments = record('segments', 'given', ['name'], {
  name: text('name'),
  isYearlyGoal: flag('isYearlyGoal'),
})

export const bankDetails = record(
  'bankDetails',
  'given',
  ['bank', 'beneficiary'],
  {
    beneficiary: text('beneficiary'),
    bank: text('bank'),
    city: text('city'),
    accountNumber: text('accountNumber'),
    routingNumber: text('routingNumber'),
    swift: text('swift'),
  },
  { isOwn: true },
)

export const news = record(
  'news',
  'counted',
  ['title'],
  {
    publishedOn: day('publishedOn'),
    title: text('title'),
    body: text('body', { max: 20_000, isMultiline: true }),
    titleEs: nullable(text('titleEs')),
    bodyEs: nullable(text('bodyEs', { max: 20_000, isMultiline: true })),
    link: nullable(text('link', { max: 2000 })),
    unit: nullable(text('unit')),
  },
  { isOwn: true },
)
