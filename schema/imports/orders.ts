import { day, flag, integer, money, nullable, text, wordOf } from '../kinds.ts'
import { orderStatuses } from '../orders/orderStatus.ts'
import { parts as partsRecord } from '../records/agreed.ts'
import { reference } from '../records/record.ts'
import { steps } from '../wip/steps.ts'
import { column, dataFile, hashColumn, numberColumn, to } from './file.ts'
import { columnsOf } from './records.ts'

/** Number assigned by the plant: of an order, a part, or an invoice. */
export const plantNumber = (wire: string) => text(wire, { max: 60 })
export const pieces = (wire: string) => integer(wire, { min: 0 })
export const position = column(integer('position', { min: 1 }), 'Its place, from 1 on.')
const customerOfKey = integer('customerId', { min: 1 })

/** Customer whose numbers the other columns contain, for rows without a customer column. */
export const namingCustomer = column(customerOfKey, 'The id of the customer that the numbers of this row are of.')
export const customer = column(reference('customerId', 'customers'))
export const part = column(plantNumber('part'), 'The providerNumber of one of the customer’s parts.')
export const partOf = to('parts', { customerId: 'customerId', providerNumber: 'part' })
export const jobOrderOf = to('jobOrders', { customerId: 'customerId', number: 'jobOrder' })
export const invoiceOf = to('invoices', { customerId: 'customerId', number: 'invoice' })
const orderOf = to('purchaseOrders', { customerId: 'customerId', number: 'purchaseOrder' })
const purchaseOrder = plantNumber('purchaseOrder')
const maybe = { isRequired: false }

const parts = dataFile('parts', 'Parts that are made for customers.', {
  columns: { ...columnsOf(partsRecord), id: numberColumn },
  key: ['customerId', 'providerNumber'],
})

const partProcesses = dataFile('partProcesses', 'The processes of a part in their order.', {
  columns: { customerId: namingCustomer, part, position, process: column(text('process')) },
  links: { partId: partOf },
  key: ['partId', 'position'],
})

const purchaseOrders = dataFile('purchaseOrders', 'Orders of customers.', {
  columns: {
    id: numberColumn,
    customerId: customer,
    number: column(plantNumber('number'), 'As the customer calls it.'),
    orderedOn: column(day('orderedOn')),
    hash: hashColumn,
  },
  key: ['customerId', 'number'],
})

const orderDocuments = dataFile('orderDocuments', 'Documents of a purchase order that customers download.', {
  columns: {
    customerId: customer,
    purchaseOrder: column(purchaseOrder),
    position,
    kind: column(wordOf('kind', 'confirmation', 'schedule', 'certificate')),
    hash: hashColumn,
  },
  links: { purchaseOrderId: orderOf },
  key: ['purchaseOrderId', 'position'],
})

const heldBy = (step: string) => column(pieces(step), 'Pieces that this step holds.', { orElse: 0 })
const dayOf = (wire: string, about = '') => column(nullable(day(wire)), about)

const jobOrders = dataFile('jobOrders', 'Lines of purchase orders, each made as one job order, with its steps.', {
  columns: {
    id: numberColumn,
    customerId: customer,
    number: column(plantNumber('number'), 'Of the job order.'),
    purchaseOrder: column(purchaseOrder, 'The number of one of the customer’s purchase orders.'),
    part,
    lineItem: column(integer('lineItem', { min: 0 })),
    release: column(text('release', { mayBeEmpty: true, max: 60 })),
    horizon: column(text('horizon', { mayBeEmpty: true, max: 60 })),
    quantity: column(pieces('quantity'), 'Pieces.'),
    shipped: column(pieces('shipped'), 'Pieces.', { orElse: 0 }),
    price: column(money('price'), 'A piece.'),
    status: column(wordOf('status', ...orderStatuses)),
    requestedOn: column(day('requestedOn'), 'The day the customer asked for.'),
    committedOn: dayOf('committedOn'),
    newCommittedOn: dayOf('newCommittedOn'),
    modifiedOn: dayOf('modifiedOn'),
    modifiedComment: column(nullable(text('modifiedComment', { max: 2000, isMultiline: true }))),
    releasedOn: dayOf('releasedOn'),
    acknowledgedOn: dayOf('acknowledgedOn'),
    partialOn: dayOf('partialOn', 'When a first part of what is open is to come.'),
    partialQuantity: column(nullable(pieces('partialQuantity'))),
    balanceOn: dayOf('balanceOn', 'When the rest is to come.'),
    ...Object.fromEntries(steps.map((step) => [step, heldBy(step)])),
    isConsignment: column(flag('isConsignment'), 'Made ahead, and invoiced as it is taken.', { orElse: 0 }),
    approvalSince: dayOf('approvalSince', 'Since when the pieces at the step approval wait for the customer.'),
  },
  links: { purchaseOrderId: orderOf, partId: partOf },
  key: ['customerId', 'number'],
})

const invoices = dataFile('invoices', 'Invoices.', {
  columns: {
    id: numberColumn,
    customerId: customer,
    number: column(plantNumber('number')),
    purchaseOrder: column(nullable(purchaseOrder), 'The number of one of the customer’s purchase orders.', maybe),
    issuedOn: column(day('issuedOn')),
    dueOn: column(day('dueOn')),
    amount: column(money('amount')),
    balance: column(money('balance'), 'What is still open of it.'),
    paidOn: dayOf('paidOn'),
    hasDocument: column(flag('hasDocument'), 'Whether there is a document to link to.', { orElse: 1 }),
    hash: hashColumn,
  },
  links: { purchaseOrderId: orderOf },
  key: ['customerId', 'number'],
})

const invoiceLines = dataFile('invoiceLines', 'What invoices are for.', {
  columns: {
    customerId: namingCustomer,
    invoice: column(plantNumber('invoice')),
    position,
    jobOrder: column(plantNumber('jobOrder')),
    quantity: column(integer('quantity'), 'Pieces.'),
    price: column(money('price'), 'A piece.'),
  },
  links: { invoiceId: invoiceOf, jobOrderId: jobOrderOf },
  key: ['invoiceId', 'position'],
})

export const orderFiles = [parts, partProcesses, purchaseOrders, orderDocuments, jobOrders, invoices, invoiceLines]
