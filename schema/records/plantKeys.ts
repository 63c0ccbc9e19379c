import { integer, text, wordOf } from '../kinds.ts'
import { record } from './record.ts'

/** Kinds of records that have a number of their own in the portal. */
export const keyKinds = [
  'customers',
  'contacts',
  'incoterms',
  'segments',
  'bankDetails',
  'news',
  'pageTexts',
  'teamMembers',
  'trackingPages',
  'parts',
  'contracts',
  'contractLines',
  'ltas',
  'priceRevisions',
  'quoteSpecs',
  'quoteTreatments',
  'quoteWorks',
  'quoteAddresses',
  'purchaseOrders',
  'jobOrders',
  'invoices',
  'creditNotes',
  'bankReferences',
  'deliveries',
  'millTests',
  'heats',
  'bars',
  'lots',
  'cuttings',
  'barPieces',
  'scrapItems',
  'offers',
  'offerItems',
  'concessions',
  'travelVisits',
] as const

export const maxKeyLength = 120

/** Name that a program of the plant has for a record, beside the record's number in the portal. */
export const plantKeys = record(
  'plantKeys',
  'counted',
  ['plantKey', 'source'],
  {
    kind: wordOf('kind', ...keyKinds),
    source: text('source', { mayBeEmpty: true, max: 60 }),
    plantKey: text('plantKey', { max: maxKeyLength }),
    number: integer('number', { min: 1 }),
  },
  { isOwn: true, filters: ['number'] },
)
