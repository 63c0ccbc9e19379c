import { day, integer, money, nullable, percent, text, wordOf } from '../kinds.ts'
import { reference } from '../records/record.ts'
import { column, dataFile, hashColumn, numberColumn, to } from './file.ts'
import { customer, invoiceOf, jobOrderOf, namingCustomer, pieces, plantNumber, position } from './orders.ts'

const invoice = column(nullable(plantNumber('invoice')), 'The number of one of the customer’s invoices.')
const dayOf = (wire: string) => column(nullable(day(wire)))
const words = (wire: string, about = '') => column(nullable(text(wire)), about)

const creditNotes = dataFile('creditNotes', 'Credit notes.', {
  columns: {
    id: numberColumn,
    customerId: customer,
    number: column(plantNumber('number')),
    invoice,
    amount: column(money('amount')),
    balance: column(money('balance'), 'What is still open of it.'),
    createdOn: column(day('createdOn')),
  },
  links: { invoiceId: invoiceOf },
  key: ['customerId', 'number'],
})

const bankReferences = dataFile('bankReferences', 'Payments: what customers transfer, by its reference.', {
  columns: {
    id: numberColumn,
    customerId: customer,
    number: column(plantNumber('number')),
    status: column(integer('status', { min: 1, max: 3 }), '1 not applied, 2 partially applied, 3 applied.'),
    createdOn: column(day('createdOn')),
    total: column(money('total')),
  },
  key: ['number'],
})

const bankReferenceLines = dataFile('bankReferenceLines', 'The invoices and credit notes of a payment.', {
  columns: {
    reference: column(plantNumber('reference'), 'The number of a payment.'),
    position,
    customerId: namingCustomer,
    invoice,
    creditNote: column(nullable(plantNumber('creditNote')), 'The number of one of the customer’s credit notes.'),
    amount: column(money('amount')),
    applied: column(money('applied'), 'What the customer’s account shows of it.'),
  },
  links: {
    referenceId: to('bankReferences', { number: 'reference' }),
    invoiceId: invoiceOf,
    creditNoteId: to('creditNotes', { customerId: 'customerId', number: 'creditNote' }),
  },
  key: ['referenceId', 'position'],
})

const deliveries = dataFile('deliveries', 'Loads of one job order: finished, then shipped, then delivered.', {
  columns: {
    id: column(integer('id', { min: 1 }), 'The number of the load.'),
    customerId: customer,
    jobOrder: column(plantNumber('jobOrder')),
    invoice,
    quantity: column(pieces('quantity'), 'Pieces.'),
    incotermId: column(reference('incotermId', 'incoterms')),
    promisedOn: column(day('promisedOn')),
    readyOn: column(day('readyOn')),
    notifiedOn: dayOf('notifiedOn'),
    shippedOn: dayOf('shippedOn'),
    deliveredOn: dayOf('deliveredOn'),
    carrier: words('carrier'),
    tracking: words('tracking'),
    lastLocation: words('lastLocation', 'Where the carrier saw it last.'),
  },
  links: { jobOrderId: jobOrderOf, invoiceId: invoiceOf },
  key: ['id'],
})

const deliveryId = column(reference('deliveryId', 'deliveries'))

const certificates = dataFile('certificates', 'Certificates of conformance of loads.', {
  columns: {
    number: column(plantNumber('number')),
    deliveryId,
    quantity: column(nullable(pieces('quantity')), 'Certified pieces. Left out, all of the load.'),
    revision: words('revision', 'Of the part.'),
    serials: column(nullable(text('serials', { max: 1000 })), 'Serial numbers or lots.'),
    specification: words('specification'),
    deviations: words('deviations', 'Numbers of concessions. Left out, those of the job order.'),
    signer: words('signer', 'Name of the person who signed.'),
    signerFunction: words('signerFunction'),
  },
  key: ['number'],
  row: 'number',
})

const heat = plantNumber('heat')

const certificateHeats = dataFile(
  'certificateHeats',
  'Heats of the pieces of a certificate. Left out, those of its load.',
  {
    columns: { certificate: column(plantNumber('certificate'), 'The number of a certificate.'), heat: column(heat) },
    links: { certificate: to('certificates', { number: 'certificate' }) },
    key: ['certificate', 'heat'],
  },
)

const count = (wire: string, about: string) => column(integer(wire, { min: 0 }), about)

const millTests = dataFile('millTests', 'Tests of heats.', {
  columns: {
    id: numberColumn,
    heat: column(heat),
    alloy: column(text('alloy')),
    testedOn: dayOf('testedOn'),
    expectedOn: column(nullable(day('expectedOn')), 'The day for which the test is promised.'),
    tensileStrength: count('tensileStrength', 'Megapascals.'),
    yieldStrength: count('yieldStrength', 'Megapascals.'),
    elongation: count('elongation', 'Percent.'),
    hardness: count('hardness', 'After Brinell.'),
    inspector: words('inspector', 'Name of the person who validated the test.'),
    inspectorFunction: words('inspectorFunction'),
  },
  key: ['heat'],
})

const testOf = to('millTests', { heat: 'heat' })

const millTestElements = dataFile('millTestElements', 'What a heat is made of.', {
  columns: {
    heat: column(heat),
    symbol: column(text('symbol', { max: 3 })),
    share: column(percent('share'), 'Of the weight.'),
  },
  links: { millTestId: testOf },
  key: ['millTestId', 'symbol'],
})

const kind = wordOf('kind', 'millTest', 'packingList', 'billOfLading')

const loadDocuments = dataFile('loadDocuments', 'Papers that left with loads; one may be of several loads.', {
  columns: {
    customerId: customer,
    kind: column(kind),
    number: column(plantNumber('number')),
    heat: column(nullable(heat), 'Of a mill test report, the heat of its test.'),
    hash: hashColumn,
  },
  links: { millTestId: testOf },
  key: ['customerId', 'kind', 'number'],
  row: 'hash',
})

const deliveryDocuments = dataFile('deliveryDocuments', 'The papers of a load in their order.', {
  columns: {
    deliveryId,
    position,
    customerId: namingCustomer,
    kind: column(kind),
    number: column(plantNumber('number')),
  },
  links: { hash: to('loadDocuments', { customerId: 'customerId', kind: 'kind', number: 'number' }) },
  key: ['deliveryId', 'position'],
})

const trackingEtas = dataFile('trackingEtas', 'When shipments are expected to arrive.', {
  columns: { customerId: customer, tracking: column(text('tracking')), etaOn: column(day('etaOn')) },
  key: ['customerId', 'tracking'],
})

const qualityMonths = dataFile('qualityMonths', 'The quality of a customer’s parts in a month.', {
  columns: {
    customerId: customer,
    year: column(integer('year', { min: 1990, max: 2200 })),
    month: column(integer('month', { min: 1, max: 12 })),
    percentage: column(nullable(percent('percentage')), 'Empty is a month without shipments.'),
    complaints: column(integer('complaints', { min: 0 })),
    ncr: column(integer('ncr', { min: 0 }), 'Non-conformance reports.'),
  },
  key: ['customerId', 'year', 'month'],
})

export const loadFiles = [
  creditNotes,
  bankReferences,
  bankReferenceLines,
  deliveries,
  certificates,
  certificateHeats,
  millTests,
  millTestElements,
  loadDocuments,
  deliveryDocuments,
  trackingEtas,
  qualityMonths,
]
