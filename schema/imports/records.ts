import { flag, text } from '../kinds.ts'
import { recordTypes } from '../records/index.ts'
import { maxPhotoBytes } from '../records/photos.ts'
import { plantKeys } from '../records/plantKeys.ts'
import { columnOf, type RecordType, reference } from '../records/record.ts'
import { type Column, column, type DataFile, dataFile, guidColumn, hashColumn, numberColumn } from './file.ts'

/** Identifies an option of a quote in calls; it does not grant access. */
const choiceColumn = column(text('guid', { max: 64 }), 'What calls name it by.', { made: 'guid' })

const inLinks: Readonly<Record<string, Readonly<Record<string, Column>>>> = {
  contacts: { guid: guidColumn },
  customerTerms: { hash: hashColumn },
  quoteSpecs: { guid: choiceColumn },
  quoteTreatments: { guid: choiceColumn },
  quoteWorks: { guid: choiceColumn },
}

/** Meanings of coded fields. */
const codes: Readonly<Record<string, string>> = {
  'customers.type': '1 for a customer, 2 for a carrier.',
  'customerTerms.wipSource': '1 for the pieces of each step of a line, 2 for its counts.',
  'customerTerms.unitType': '1 for shipments with bills of lading, 2 for others.',
  'scorecardYears.onTimeTarget': 'Deliveries on time.',
  'scorecardYears.onTime': 'Deliveries on time.',
  'scorecardYears.paidTarget': 'Payments on time.',
  'scorecardYears.paid': 'Payments on time.',
  'scorecardYears.goodTarget': 'Good pieces.',
  'scorecardYears.good': 'Good pieces.',
  'creditHolds.reason': 'Staff and the customer read it.',
  'contracts.adjustmentMonth': '1 for January to 12 for December.',
}

const withSample = [
  'teamMembers',
  'pageTexts',
  'contracts',
  'contractLines',
  'contractMaterials',
  'ltas',
  'marketShares',
  'priceRevisions',
  'leadTimes',
]

export const isSample = column(flag('isSample'), 'Whether screens say that it is a sample.', { orElse: 0 })

const abouts: Readonly<Record<string, string>> = {
  customers: 'Customers and carriers.',
  contacts: 'People of the company whom customers turn to.',
  incoterms: 'Terms of delivery.',
  customerTerms: 'What has been agreed with a customer, and whom it turns to.',
  requiredDocuments: 'Documents that a customer requires with its loads: all but the XML unless a row says otherwise.',
  creditHolds: 'Customers whose shipments are stopped, besides those with invoices that are long overdue.',
  teamMembers: 'Who stands on the page of the team.',
  pageTexts: 'Texts of pages, each version from the day it holds.',
  holidays: 'Days without work in the plant, besides weekends.',
  trackingPages: 'Pages of carriers, with {number} where a tracking number belongs.',
  sellers: 'Which of the contacts sell.',
  segments: 'Fields of the market.',
  bankDetails: 'Where payments go.',
  news: 'What the home page tells.',
  contracts: 'Long-term agreements with customers.',
  contractLines: 'Parts under a contract.',
  contractLineYears: 'How many pieces of a line are taken in a year.',
  contractMaterials: 'What the parts of contract lines are made of.',
  ltas: 'The materials that a customer buys under a long-term agreement.',
  marketShares: 'What the end user of a line needed in a year, and what of it came from here.',
  priceRevisions: 'Prices of billets under a contract, in dollars a pound.',
  leadTimes: 'How long a part takes: its raw material, then its production.',
  scorecardYears:
    'Figures of a year beside the charts of the scorecard: the target of this year, the result of the last.',
  quoteSpecs: 'What pieces are quoted of.',
  quoteTreatments: 'Heat treatments of quoted pieces.',
  quoteWorks: 'Machining and tests of quoted pieces.',
  quoteShapes: 'What a shape costs to set up, and between which limits it is forged.',
  quoteSteps: 'From so many pieces on the metal costs so many percent.',
  quoteCustomers: 'What a customer is offered beyond the usual.',
  quoteAddresses: 'Where quoted pieces may be sent.',
}

/** Columns of a record type: its number if it has one, its fields, and its identifiers for links. */
export const columnsOf = ({ name, entity, fields, key }: RecordType): Record<string, Column> => {
  const id = entity.fields.id
  return {
    ...(key.length === 0 && id && { id: column(id, 'Its number.') }),
    ...Object.fromEntries(Object.entries(fields).map(([own, field]) => [own, column(field, codes[`${name}.${own}`])])),
    ...inLinks[name],
    ...(withSample.includes(name) && { isSample }),
  }
}

const fileOf = (type: RecordType): DataFile =>
  dataFile(type.name, abouts[type.name] ?? '', {
    table: columnOf(type.name),
    columns: columnsOf(type),
    key: type.key.length === 0 ? ['id'] : type.key,
    ...(type.key.length === 1 && type.key[0] && { row: type.key[0] }),
  })

const max = maxPhotoBytes.toLocaleString('en')

/** Photos are a separate file per type; its rows name files in a folder next to it. */
const photosOf = (name: string, ownerName: string, folder: string, own: string, type: string) =>
  dataFile(name, `${ownerName}, with the folder \`${folder}\` beside it.`, {
    columns: {
      [own]: column(reference(own, type)),
      photo: column(text('photo'), `The name of a file in \`${folder}\`: JPEG, PNG or WebP of at most ${max} bytes.`),
    },
    key: [own],
    row: own,
    attached: { column: 'photo', folder },
  })

const plantKeysFile = dataFile('plantKeys', 'Names that programs of the plant have for records.', {
  columns: { ...columnsOf(plantKeys), id: numberColumn },
  key: ['kind', 'source', 'plantKey'],
})

/** Files for the manually maintained record types. Parts have a file with a different key. */
export const recordFiles: readonly DataFile[] = [
  ...recordTypes
    .filter(({ name }) => name !== 'parts' && name !== 'plantKeys')
    .map((type) => fileOf(type as RecordType)),
  plantKeysFile,
  photosOf('contactPhotos', 'Photos of contacts', 'photos', 'contactId', 'contacts'),
  photosOf('teamPhotos', 'Photos of the team', 'teamPhotos', 'teamMemberId', 'teamMembers'),
]
