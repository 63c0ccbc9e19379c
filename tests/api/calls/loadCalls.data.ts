import { certificatePath } from '../../support/loads.ts'
import { customers } from '../../support/users.ts'
import type { Asking, Outcomes } from './calls.data.ts'

const signedIn: Outcomes = [401, 200, 200, 200, 200, 200, 200]

/** Lists of loads, each asked for a customer. */
const lists: Readonly<Record<string, (customer: number) => string>> = {
  'logistics.listInTransit': (customer) => `/read/api/Customers/${customer}/inTransit`,
  'logistics.listReadyToShip': (customer) => `/read/api/Customers/${customer}/readyToShip`,
}
const get = (path: (row: number) => string) => ({ method: 'GET', path }) as const
const forEachList = <T>(make: (path: (customer: number) => string) => T) =>
  Object.fromEntries(Object.entries(lists).map(([name, path]) => [name, make(path)]))

export const expectedLoadCalls: Readonly<Record<string, Asking & { outcomes: Outcomes }>> = {
  ...forEachList((path) => ({ ...get(() => path(customers.healthy)), outcomes: signedIn })),
  'documents.certificate': { ...get(certificatePath), outcomes: signedIn },
}

export const loadCallsOfCustomer: Readonly<Record<string, (customer: number) => Asking>> = forEachList(
  (path) => (customer: number) => get(() => path(customer)),
)

export const pagesOfLoadCalls: Readonly<Record<string, readonly number[]>> = {
  'logistics.listInTransit': [1002],
  'logistics.listReadyToShip': [1001],
  'documents.certificate': [1001],
}

export const loadCallsWhenGranted: Readonly<Record<string, readonly [own: number, foreign: number]>> = {
  ...forEachList(() => [200, 200] as const),
  'documents.certificate': [200, 404],
}
