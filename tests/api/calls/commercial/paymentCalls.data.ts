import { customers } from '#tests/support/client/users.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import { referenceOf, referencePath } from '#tests/support/rows/commercial/payments.ts'
import type { CallExample, Outcomes } from '../calls.data.ts'

const signedIn: Outcomes = [401, 200, 200, 200, 200, 200, 200]
// A balance can be put into one reference only, so these tests send invalid input.
const invalidInput: Outcomes = [401, 400, 400, 400, 400, 400, 400]
// There is no such reference.
const absent: Outcomes = [401, 404, 404, 404, 404, 404, 404]
const absentToCustomers: Outcomes = [401, 404, 403, 404, 403, 403, 404]
const own = customers.healthy

const get =
  (path: (customer: number) => string) =>
  (customer: number): CallExample => ({
    method: 'GET',
    path: () => path(customer),
  })
const search = (customer: number) => ({ id: customer, factura: null, purchaseorder: null, bankreference: null })

const examples: Readonly<Record<string, (customer: number) => CallExample>> = {
  'finance.account': get((customer) => `/read/Account/ObtenerCartera/${customer}`),
  'finance.listReferences': (customer) => ({
    method: 'POST',
    path: () => '/read/Account/detailbank/',
    sent: () => ({ body: search(customer) }),
  }),
  'finance.referenceLines': get((customer) => `/read/Account/DETAILDETAIL/${customer}?numero=000000000000`),
  'finance.openInvoices': get((customer) => `/read/Account/obtenerfacturas/${customer}/null/null`),
  'finance.listOpenInvoices': get((customer) => `/read/Account/obtenerfacturas/${customer}`),
  'finance.invoiceStates': get((customer) => `/read/api/Customers/${customer}/invoice-states`),
  'finance.paymentPromises': get((customer) => `/read/api/Customers/${customer}/payment-promises`),
  'finance.creditNotes': get((customer) => `/read/Account/obtenernotasdecredito/${customer}`),
}

const generate = (customer: number): CallExample => ({
  method: 'POST',
  path: () => referencePath(customer),
  sent: () => referenceOf({ invoices: [] }),
})

const cancel = (customer: number): CallExample => ({
  method: 'POST',
  path: () => `/write/Account/cancelreference/${customer}`,
  sent: () => ({ body: { numero: '000000000000', motivo: 'x' } }),
})

const promise =
  (path: string, more: object) =>
  (customer: number): CallExample => ({
    method: 'POST',
    path: () => `/write/api/Customers/${customer}/payment-promises${path}`,
    sent: () => ({ body: { invoices: [{ number: 'none' }], ...more } }),
  })

const forEach = <T>(make: (name: string, ask: (customer: number) => CallExample) => T) =>
  Object.fromEntries(Object.entries(examples).map(([name, ask]) => [name, make(name, ask)]))

export const expectedPaymentCalls: Readonly<Record<string, CallExample & { outcomes: Outcomes }>> = {
  ...forEach((_, ask) => ({ ...ask(own), outcomes: signedIn })),
  'finance.generateReference': { ...generate(own), outcomes: invalidInput },
  'finance.cancelReference': { ...cancel(own), outcomes: absent },
  'finance.promisePayment': { ...promise('', { payOn: businessDay })(own), outcomes: absentToCustomers },
  'finance.withdrawPromise': { ...promise('/withdrawal', {})(own), outcomes: absentToCustomers },
}

/** Expected status for users who act for every customer, if it is not 200. */
export const paymentAnswersToStaff: Readonly<Record<string, number>> = {
  'finance.generateReference': 400,
  'finance.cancelReference': 404,
  'finance.promisePayment': 403,
  'finance.withdrawPromise': 403,
}

export const pagesOfPaymentCalls: Readonly<Record<string, readonly number[]>> = {
  ...forEach(() => [72]),
  'finance.account': [64],
  'finance.invoiceStates': [64, 72, 73],
  'finance.paymentPromises': [64, 72],
  'finance.promisePayment': [64, 72],
  'finance.withdrawPromise': [64, 72],
  'finance.listReferences': [73],
  'finance.referenceLines': [73],
  'finance.cancelReference': [73],
  'finance.generateReference': [72],
}
