import type { Api } from '../../support/apiClient.ts'
import { addBar } from '../../support/material.ts'
import { customers } from '../../support/users.ts'
import type { Asking, Outcomes } from './calls.data.ts'

const own = customers.healthy
const noReps: Outcomes = [401, 200, 200, 200, 200, 200, 403]

/** A bar of each of two customers, under the customer's own number. */
export async function plantMaterial(api: Api) {
  for (const customer of [own, customers.brandNew]) await addBar(api, { id: customer, customer })
}

type Expected = Asking & { outcomes: Outcomes }

/** What is asked of a customer's material, by the page of each call. */
const lists: Readonly<Record<string, readonly [page: number, path: (customer: number) => string]>> = {
  'material.listMovements': [1011, (customer) => `/read/api/Customers/${customer}/incomingOutgoingMaterial`],
  'material.listBars': [1010, (customer) => `/read/Bar/${customer}/inventory`],
}

/** What is asked of one row, which the tests plant under the number of its customer. */
const ofRow: Readonly<Record<string, readonly [page: number, path: (row: number) => string]>> = {
  'material.listPieces': [1010, (bar) => `/read/Bar/${bar}/inventoryDetail`],
}

const each = <From, To>(all: Readonly<Record<string, From>>, make: (one: From) => To) =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, make(one)]))

export const expectedMaterialCalls: Readonly<Record<string, Expected>> = {
  ...each(lists, ([, path]): Expected => ({ method: 'GET', path: () => path(own), outcomes: noReps })),
  ...each(ofRow, ([, path]): Expected => ({ method: 'GET', path, outcomes: noReps })),
}

export const pagesOfMaterialCalls = each({ ...lists, ...ofRow }, ([page]) => [page])

export const materialCallsWhenGranted: Readonly<Record<string, readonly [own: number, foreign: number]>> = {
  ...each(lists, () => [200, 200] as const),
  ...each(ofRow, () => [200, 404] as const),
}

export const materialCallsOfCustomer = each(
  lists,
  ([, path]) =>
    (customer: number): Asking => ({
      method: 'GET',
      path: () => path(customer),
    }),
)

export const materialAnswersToStaff: Readonly<Record<string, number>> = {}
