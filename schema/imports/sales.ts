import { day, inches, integer, money, nullable, text, wordOf } from '../kinds.ts'
import { reference } from '../records/record.ts'
import { firstBudgetYear } from '../sales/budgets.ts'
import { column, dataFile, to } from './file.ts'
import { customer, jobOrderOf, namingCustomer, partOf, pieces, plantNumber, position } from './orders.ts'

const sellerId = integer('sellerId', { min: 1 })
const year = column(integer('year', { min: firstBudgetYear, max: 2999 }))

const budgets = dataFile('budgets', 'Sellers with a budget for a year.', {
  columns: { sellerId: column(sellerId, 'The id of the contact who sells.'), year },
  links: { sellerId: to('sellers', { contactId: 'sellerId' }) },
  key: ['sellerId', 'year'],
  defaults: { version: 1 },
})

/** Part of the key, so that the column is there, although its cells may be empty. */
const inKey = { isRequired: true }

const months = Array.from({ length: 12 }, (_, month) => `month${month + 1}`)
const amount = (wire: string) => nullable(money(wire))

const budgetRows = dataFile('budgetRows', 'What a seller plans to sell in a year, by segment, customer and contract.', {
  columns: {
    sellerId: column(sellerId, 'The id of the contact who sells.'),
    year,
    segmentId: column(reference('segmentId', 'segments')),
    customerId: column(
      nullable(reference('customerId', 'customers')),
      'Empty in a segment with one yearly goal.',
      inKey,
    ),
    contractId: column(nullable(reference('contractId', 'contracts')), 'Empty without a contract.', inKey),
    ...Object.fromEntries(months.map((month) => [month, column(amount(month), 'Of a customer, all twelve months.')])),
    yearlyGoal: column(amount('yearlyGoal'), 'In a segment with one yearly goal.'),
  },
  links: { budgetId: to('budgets', { sellerId: 'sellerId', year: 'year' }) },
  key: ['budgetId', 'segmentId', 'customerId', 'contractId'],
})

const dayOf = (wire: string, about = '') => column(nullable(day(wire)), about)
const words = (wire: string, about = '') => column(nullable(text(wire)), about)
const size = (wire: string, about = '') => column(nullable(inches(wire, { min: 0 })), about)

const quotes = dataFile('quotes', 'Quotes, such as those of the time before the portal.', {
  columns: {
    customerId: customer,
    number: column(plantNumber('number')),
    quotedOn: column(day('quotedOn')),
    expiresOn: dayOf('expiresOn', 'The last day on which its prices hold.'),
    requestedOn: dayOf('requestedOn', 'When the customer needs the pieces.'),
    requestedBy: words('requestedBy', 'Name of who asked for it.'),
    revision: column(integer('revision', { min: 0 }), '', { orElse: 0 }),
    unit: column(wordOf('unit', 'in', 'mm'), 'Unit in which screens show its sizes.', { orElse: 'in' }),
  },
  key: ['number'],
})

const quoteLines = dataFile('quoteLines', 'Parts or pieces of quotes.', {
  columns: {
    quote: column(plantNumber('quote'), 'The number of a quote.'),
    position,
    customerId: namingCustomer,
    part: column(
      nullable(plantNumber('part')),
      'The providerNumber of one of the customer’s parts; or shape and sizes.',
    ),
    jobOrder: column(nullable(plantNumber('jobOrder')), 'The job order by which the line was ordered.'),
    quantity: column(pieces('quantity'), 'Pieces.'),
    price: column(nullable(money('price')), 'A piece; empty is no quote.'),
    weeks: column(nullable(pieces('weeks')), 'Weeks until shipment.'),
    committedOn: dayOf('committedOn'),
    shape: column(nullable(wordOf('shape', 'ring', 'disc', 'bar', 'block'))),
    outerDiameter: size('outerDiameter', 'Of a block, its thickness.'),
    innerDiameter: size('innerDiameter', 'Of a block, its width; of a disc or bar, 0.'),
    length: size('length'),
    spec: words('spec', 'Material.'),
    treatment: words('treatment'),
    comments: column(nullable(text('comments', { max: 2000, isMultiline: true }))),
  },
  links: {
    quoteId: to('quotes', { customerId: 'customerId', number: 'quote' }),
    partId: partOf,
    jobOrderId: jobOrderOf,
  },
  key: ['quoteId', 'position'],
})

export const salesFiles = [budgets, budgetRows, quotes, quoteLines]
