import { input, read, rowId } from '../call.ts'
import { keyedEntity, type RowOf } from '../entity.ts'
import { day, money, nullable, text, wordOf } from '../kinds.ts'
import { requestAnswers } from '../orders/requests.ts'
import { listOf } from '../wire/envelope.ts'
import { invoiceStateNames } from './invoiceStateNames.ts'

const invoiceState = keyedEntity('invoiceState', 'invoice', {
  invoice: text('invoice'),
  state: wordOf('state', ...invoiceStateNames),
  /** Disputed, expected, credited, or held by open references; null if paid. */
  amount: nullable(money('amount')),
  since: nullable(day('since')),
  /** The newest dispute that was not withdrawn. */
  request: nullable(text('request')),
  answer: nullable(wordOf('answer', ...requestAnswers)),
  /** Amount of disputes that neither ended nor were credited; a payment leaves it out. */
  disputed: money('disputed'),
  /** The newest open reference that holds part of the balance, and what all of them hold. */
  reference: nullable(text('reference')),
  held: money('held'),
})
export type InvoiceState = RowOf<typeof invoiceState>

/** Invoices that are disputed, credited or in open references, also in front of a company's services. */
export const invoiceStates = read('GET', '/api/Customers/:customerId/invoice-states', {
  access: {
    pages: ['statement', 'generate-bank-references', 'payment-detail'],
    owner: input('customerId'),
  },
  params: { customerId: rowId },
  isOwn: true,
  answer: listOf(invoiceState),
})
