import { integer, money, nullable } from '../kinds.ts'
import { reference } from '../records/record.ts'
import { firstBudgetYear } from '../sales/budgets.ts'
import { column, dataFile, to } from './file.ts'

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

export const salesFiles = [budgets, budgetRows]
