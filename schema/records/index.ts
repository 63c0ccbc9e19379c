import * as agreed from './agreed.ts'
import { crud, type RecordCalls } from './crud.ts'
import * as partners from './partners.ts'
import { plantKeys } from './plantKeys.ts'
import * as quoting from './quoting.ts'
import type { RecordType } from './record.ts'

/** Manually maintained record types, in display order. */
export const recordTypes = [
  partners.customers,
  partners.customerTerms,
  partners.requiredDocuments,
  partners.creditHolds,
  partners.contacts,
  partners.sellers,
  partners.incoterms,
  partners.segments,
  partners.bankDetails,
  partners.news,
  partners.teamMembers,
  partners.pageTexts,
  partners.holidays,
  partners.trackingPages,
  agreed.parts,
  agreed.contracts,
  agreed.contractLines,
  agreed.contractLineYears,
  agreed.contractMaterials,
  agreed.ltas,
  agreed.marketShares,
  agreed.priceRevisions,
  agreed.leadTimes,
  agreed.scorecardYears,
  quoting.quoteSpecs,
  quoting.quoteTreatments,
  quoting.quoteWorks,
  quoting.quoteShapes,
  quoting.quoteSteps,
  quoting.quoteCustomers,
  quoting.quoteAddresses,
  plantKeys,
] as const satisfies readonly RecordType[]

export type RecordName = (typeof recordTypes)[number]['name']

const access = { pages: ['data'], owner: 'staff' } as const

/** Resource name for react-admin, the audit log and the published calls. */
export const resourceOf = (name: string) => `data/${name}`

export const recordCalls: Readonly<Record<string, RecordCalls>> = Object.fromEntries(
  recordTypes.map((type) => [resourceOf(type.name), crud(type as RecordType, access)]),
)

const byName = new Map<string, RecordType>(recordTypes.map((type) => [type.name, type]))

export const recordTypeOf = (name: string) => byName.get(name)
