import type { Api } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import { addBar, approvalForm, approveBar, approvedAt } from '#tests/support/rows/material.ts'
import {
  addAcceptedOffer,
  agreementAt,
  answerOf,
  invoiceAt,
  invoiceOf,
  itemsOf,
  offersOf,
} from '#tests/support/rows/offers.ts'
import type { CallExample, Outcomes } from '../calls.data.ts'

const own = customers.healthy
const noReps: Outcomes = [401, 200, 200, 200, 200, 200, 403]
const rejected: Outcomes = [401, 400, 400, 400, 400, 400, 403]

/** Inserts a bar and an offer for each of two customers; their ids are the customer's id. */
export async function plantMaterial(api: Api) {
  for (const customer of [own, customers.brandNew]) {
    await addBar(api, { id: customer, customer })
    await approveBar(api, customer)
    await addAcceptedOffer(api, customer, customer)
  }
}

type Expected = CallExample & { outcomes: Outcomes }

const lists: Readonly<Record<string, readonly [page: number, path: (customer: number) => string]>> = {
  'material.listMovements': [1011, (customer) => `/read/api/Customers/${customer}/incomingOutgoingMaterial`],
  'scrap.listCuttingEnds': [1013, (customer) => `/read/Bar/${customer}/surplusInventory`],
  'scrap.listPunchOuts': [1013, (customer) => `/read/Bar/${customer}/tejosInventory`],
  'scrap.listScrap': [1013, (customer) => `/read/Bar/${customer}/scrapInventory`],
  'material.listApprovals': [1012, (customer) => `/read/api/Customers/${customer}/aprovalMaterial`],
  'material.report': [1012, (customer) => `/content/api/Customers/${customer}/approvalDocument?Heat=H-${customer}`],
  'offers.list': [1014, offersOf],
  'material.listBars': [1010, (customer) => `/read/Bar/${customer}/inventory`],
}

const ofRow: Readonly<Record<string, readonly [page: number, path: (row: number) => string]>> = {
  'material.listPieces': [1010, (bar) => `/read/Bar/${bar}/inventoryDetail`],
  'offers.listItems': [1014, itemsOf],
  'offers.agreement': [1014, agreementAt],
  'offers.invoice': [1014, invoiceAt],
  'material.approvalDocument': [1012, (bar) => `/content/api/Bar/${bar}/approvalDocument`],
}

const each = <From, To>(all: Readonly<Record<string, From>>, make: (one: From) => To) =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, make(one)]))

export const expectedMaterialCalls: Readonly<Record<string, Expected>> = {
  ...each(lists, ([, path]): Expected => ({ method: 'GET', path: () => path(own), outcomes: noReps })),
  ...each(ofRow, ([, path]): Expected => ({ method: 'GET', path, outcomes: noReps })),
  // A bar can be approved only once, so these tests send invalid input.
  'material.approve': {
    method: 'POST',
    path: () => approvedAt(own),
    sent: () => ({ body: new FormData() }),
    outcomes: rejected,
  },
  // The offer of the tests has already been answered, so 409 is the best result.
  'offers.answer': {
    method: 'POST',
    path: answerOf,
    sent: () => ({ body: { aceptado: true } }),
    outcomes: [401, 409, 403, 409, 403, 403, 403],
  },
  'offers.sendInvoice': { method: 'POST', path: invoiceOf, sent: () => ({ body: new FormData() }), outcomes: rejected },
}

export const pagesOfMaterialCalls = {
  ...each({ ...lists, ...ofRow }, ([page]) => [page]),
  'material.approve': [1012],
  'offers.answer': [1014],
  'offers.sendInvoice': [1014],
}

export const materialCallsOfCustomer: Readonly<Record<string, (customer: number) => CallExample>> = {
  'material.approve': (customer) => ({
    method: 'POST',
    path: () => approvedAt(customer),
    sent: () => ({ body: approvalForm({ idHeat: '1', approved: 'false', comment: 'No.' }) }),
  }),
}

/** Expected status for staff, if it is not 200: only the customer approves. */
export const materialAnswersToStaff: Readonly<Record<string, number>> = { 'material.approve': 403 }

/** Calls that the declaration allows to these roles, but that the handler refuses to staff. */
export const deniedToSide: Readonly<Record<string, readonly number[]>> = {
  'offers.answer': [1, 4, 5],
  'finance.promisePayment': [1, 4, 5],
  'finance.withdrawPromise': [1, 4, 5],
}
