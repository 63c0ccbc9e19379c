import { day, flag, inches, integer, kilograms, money, nullable, percent, quantity, text, wordOf } from '../kinds.ts'
import { reference } from '../records/record.ts'
import { column, dataFile, numberColumn, to } from './file.ts'
import { customer, jobOrderOf, namingCustomer, part, partOf, pieces, plantNumber, position } from './orders.ts'
import { isSample } from './records.ts'

const ownNumber = column(integer('id', { min: 1 }), 'Its number.')
const dayOf = (wire: string, about = '') => column(nullable(day(wire)), about)
const words = (wire: string, about = '') => column(nullable(text(wire, { max: 2000, isMultiline: true })), about)
const jobOrder = column(nullable(plantNumber('jobOrder')), 'The number of one of the customer’s job orders.')
const kind = column(wordOf('kind', 'punchOut', 'cuttingEnd', 'scrap'))
const ofScrap = {
  partNumber: words('partNumber'),
  providerPartNumber: words('providerPartNumber'),
  standard: words('standard'),
  status: words('status', 'Why it is none of the goods.'),
  ncr: words('ncr', 'The non-conformance report.'),
}

const heats = dataFile('heats', 'Melts of metal that customers own, and send as bars.', {
  columns: {
    id: numberColumn,
    customerId: customer,
    number: column(plantNumber('number')),
    alloy: column(text('alloy')),
    billetSize: column(inches('billetSize', { min: 0 })),
  },
  key: ['customerId', 'number'],
})

const bars = dataFile('bars', 'Bars of heats.', {
  columns: {
    id: ownNumber,
    customerId: namingCustomer,
    heat: column(plantNumber('heat')),
    name: column(plantNumber('name'), 'As the supplier calls it.'),
    serialNumber: column(plantNumber('serialNumber')),
    purchaseOrder: column(text('purchaseOrder', { mayBeEmpty: true, max: 60 })),
    receivedOn: column(day('receivedOn')),
    initialWeight: column(kilograms('initialWeight')),
    finalWeight: column(kilograms('finalWeight'), 'What is left today.'),
    isApproved: column(nullable(flag('isApproved')), 'The customer’s decision; empty where there is none.'),
    decidedOn: dayOf('decidedOn'),
    refusal: words('refusal', 'Why it was refused.'),
  },
  links: { heatId: to('heats', { customerId: 'customerId', number: 'heat' }) },
  key: ['id'],
})

const lots = dataFile('lots', 'Production lots: so many pieces of one part, cut of one or more bars.', {
  columns: {
    id: ownNumber,
    number: column(plantNumber('number')),
    customerId: namingCustomer,
    part,
    jobOrder,
    quantity: column(integer('quantity', { min: 1 }), 'Pieces.'),
  },
  links: { partId: partOf, jobOrderId: jobOrderOf },
  key: ['id'],
})

const cuttings = dataFile('cuttings', 'What one bar gives to one lot.', {
  columns: {
    id: ownNumber,
    barId: column(reference('barId', 'bars')),
    lotId: column(reference('lotId', 'lots')),
    cutOn: dayOf('cutOn', 'Empty is planned.'),
    scrapWeight: column(kilograms('scrapWeight'), 'What the saw took.'),
    endWeight: column(kilograms('endWeight'), 'The end that was cut off.'),
    restWeight: column(nullable(kilograms('restWeight')), 'What was left of the bar; empty as long as it is planned.'),
  },
  key: ['id'],
})

const barPieces = dataFile('barPieces', 'The pieces of a cutting in their order.', {
  columns: {
    id: numberColumn,
    cuttingId: column(reference('cuttingId', 'cuttings')),
    position,
    serialNumber: column(plantNumber('serialNumber')),
    weight: column(kilograms('weight')),
  },
  key: ['cuttingId', 'position'],
})

const scrapItems = dataFile('scrapItems', 'What is left over of customers’ metal.', {
  columns: {
    id: ownNumber,
    customerId: customer,
    kind,
    weight: column(kilograms('weight')),
    updatedOn: column(day('updatedOn')),
    cuttingId: column(nullable(reference('cuttingId', 'cuttings')), 'Of a cutting end, what it was cut off.'),
    ...ofScrap,
  },
  key: ['id'],
})

const offers = dataFile('offers', 'What the company offers for a customer’s scrap.', {
  columns: {
    id: ownNumber,
    customerId: customer,
    proposedOn: column(day('proposedOn')),
    price: column(money('price'), 'A kilogram.'),
    status: column(integer('status', { min: 0 }), '1 pending, 2 agreed, 3 accepted, 4 declined, 5 cancelled.'),
    decidedOn: dayOf('decidedOn', 'Empty as long as it is pending.'),
  },
  key: ['id'],
})

const offerItems = dataFile('offerItems', 'What an offer is for.', {
  columns: {
    id: ownNumber,
    offerId: column(reference('offerId', 'offers')),
    kind,
    weight: column(kilograms('weight')),
    heat: words('heat'),
    bar: words('bar'),
    initialWeight: column(nullable(kilograms('initialWeight'))),
    ...ofScrap,
    updatedOn: dayOf('updatedOn'),
  },
  key: ['id'],
})

const concessions = dataFile('concessions', 'Parts that deviate, which the customer is asked to accept.', {
  columns: {
    id: numberColumn,
    customerId: customer,
    part,
    ncr: column(plantNumber('ncr'), 'The non-conformance report.'),
    jobOrder,
    type: column(text('type')),
    quantity: column(pieces('quantity'), 'Pieces.'),
    notifiedOn: dayOf('notifiedOn'),
    providerComment: words('providerComment'),
  },
  links: { partId: partOf, jobOrderId: jobOrderOf },
  key: ['partId', 'ncr'],
})

const degrees = (wire: string) => column(quantity(wire), 'Degrees.')

const travelVisits = dataFile('travelVisits', 'Visits of the company’s people.', {
  columns: {
    id: ownNumber,
    city: column(text('city')),
    country: column(text('country')),
    latitude: degrees('latitude'),
    longitude: degrees('longitude'),
    visitedOn: column(day('visitedOn')),
    visitor: column(text('visitor')),
    note: column(text('note', { mayBeEmpty: true, max: 2000, isMultiline: true })),
    isSample,
  },
  key: ['id'],
})

const partMargins = dataFile('partMargins', 'What of a part’s price is earned.', {
  columns: { customerId: namingCustomer, part, percent: column(percent('percent')), isSample },
  links: { partId: partOf },
  key: ['partId'],
})

export const materialFiles = [
  heats,
  bars,
  lots,
  cuttings,
  barPieces,
  scrapItems,
  offers,
  offerItems,
  concessions,
  travelVisits,
  partMargins,
]
