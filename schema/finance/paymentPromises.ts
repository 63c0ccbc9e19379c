import { input, read, rowId, write } from '../call.ts'
import { entity, keyedEntity, type RowOf, rows } from '../entity.ts'
import { day, text } from '../kinds.ts'
import { listOf } from '../wire/envelope.ts'

/** A payment can be promised from today until so many days later. */
export const maxPromiseDays = 90

const paymentPromise = keyedEntity('paymentPromise', 'invoice', {
  invoice: text('invoice'),
  payOn: day('payOn'),
  madeOn: day('madeOn'),
  madeBy: text('madeBy', { mayBeEmpty: true }),
})
export type PaymentPromise = RowOf<typeof paymentPromise>

const invoices = rows('invoices', entity('promisedInvoice', { number: text('number', { max: 60 }) }), {
  min: 1,
  max: 1000,
})

const ofCustomer = {
  access: { pages: ['statement', 'generate-bank-references'], owner: input('customerId') },
  params: { customerId: rowId },
  isOwn: true,
} as const

/** The portal keeps promises itself, also in front of a company's services `docs/product/finance.md#promised-payments`. */
export const paymentPromiseCalls = {
  paymentPromises: read('GET', '/api/Customers/:customerId/payment-promises', {
    ...ofCustomer,
    answer: listOf(paymentPromise),
  }),
  /** Replaces earlier promises for the invoices. Customers only. */
  promisePayment: write('POST', '/api/Customers/:customerId/payment-promises', {
    ...ofCustomer,
    body: entity('newPaymentPromise', { invoices, payOn: day('payOn') }),
    answer: listOf(paymentPromise),
  }),
  /** Customers only. */
  withdrawPromise: write('POST', '/api/Customers/:customerId/payment-promises/withdrawal', {
    ...ofCustomer,
    body: entity('withdrawnPromise', { invoices }),
    answer: listOf(paymentPromise),
  }),
}
