import { customers } from '#tests/support/client/users.ts'
import { referenceOf, referencePath } from '#tests/support/rows/commercial/payments.ts'
import type { CallExample, Outcomes } from '../calls.data.ts'

const signedIn: Outcomes = [401, 200, 200, 200, 200, 200, 200]
// A balance can be put into one reference only, so these tests send invalid input.
const invalidInput: Outcomes = [401, 400, 400, 400, 400, 400, 400]
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
  'finance.creditNotes': get((customer) => `/read/Account/obtenernotasdecredito/${customer}`),
}

const generate = (customer: number): CallExample => ({
  method: 'POST',
  path: () => referencePath(customer),
  sent: () => referenceOf({ invoices: [] }),
})

const forEach = <T>(make: (name: string, ask: (customer: number) => CallExample) => T) =>
  Object.fromEntries(Object.entries(examples).map(([name, ask]) => [name, make(name, ask)]))

export const expectedPaymentCalls: Readonly<Record<string, CallExample & { outcomes: Outcomes }>> = {
  ...forEach((_, ask) => ({ ...ask(own), outcomes: signedIn })),
  'finance.generateReference': { ...generate(own), outcomes: invalidInput },
}

export const paymentCallsOfCustomer: Readonly<Record<string, (customer: number) => CallExample>> = {
  ...examples,
  'finance.generateReference': generate,
}

/** Expected status for users who act for every customer, if it is not 200. */
export const paymentAnswersToStaff: Readonly<Record<string, number>> = { 'finance.generateReference': 400 }

export const pagesOfPaymentCalls: Readonly<Record<string, readonly number[]>> = {
  ...forEach(() => [72]),
  'finance.account': [64],
  'finance.listReferences': [73],
  'finance.referenceLines': [73],
  'finance.generateReference': [72],
}

export const paymentCallsWhenGranted: Readonly<Record<string, readonly [own: number, foreign: number]>> = {
  ...forEach(() => [200, 200] as const),
  'finance.generateReference': [400, 400],
}
