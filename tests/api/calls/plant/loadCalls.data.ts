import { customers } from '#tests/support/client/users.ts'
import { certificatePath, certificateQueryPath } from '#tests/support/rows/orders/loads.ts'
import {
  bundlePath,
  bundleSearch,
  millTestDataPath,
  packPath,
  packsPath,
  shipmentPath,
  shipmentSearch,
  xmlPath,
  zipPath,
} from '#tests/support/rows/orders/shipmentDocuments.ts'
import type { CallExample, Outcomes } from '../calls.data.ts'

const signedIn: Outcomes = [401, 200, 200, 200, 200, 200, 200]

const lists: Readonly<Record<string, (customer: number) => string>> = {
  'logistics.listInTransit': (customer) => `/read/api/Customers/${customer}/inTransit`,
  'logistics.listReadyToShip': (customer) => `/read/api/Customers/${customer}/readyToShip`,
}
const post = (path: string, body: object): CallExample => ({ method: 'POST', path: () => path, sent: () => ({ body }) })

/** Document calls of shipped loads. For a load that does not exist, the zip contains a note that it is missing. */
const shipments: Readonly<Record<string, (customer: number) => CallExample>> = {
  'logistics.listShipments': (customer) => post(shipmentPath, shipmentSearch(customer)),
  'logistics.unitType': (customer) => ({ method: 'GET', path: () => `/read/api/Customers/${customer}/unitType` }),
  'logistics.bundleDocuments': (customer) => post(bundlePath, bundleSearch(customer, 1, ['none'])),
  'logistics.zipDocuments': (customer) =>
    post(zipPath, { id: customer, links: '/content/api/Main/0xnone/DocumentFile' }),
  // The first load of the demo belongs to the healthy customer.
  'logistics.pack': (customer) => ({ method: 'GET', path: () => packPath(customer, 1) }),
  'logistics.zipPacks': (customer) => post(packsPath(customer), { loads: [1] }),
}
const forEachShipment = <T>(make: (ask: (customer: number) => CallExample) => T) =>
  Object.fromEntries(Object.entries(shipments).map(([name, ask]) => [name, make(ask)]))
const notFound: Outcomes = [401, 404, 404, 404, 404, 404, 404]

const get = (path: (row: number) => string) => ({ method: 'GET', path }) as const
const forEachList = <T>(make: (path: (customer: number) => string) => T) =>
  Object.fromEntries(Object.entries(lists).map(([name, path]) => [name, make(path)]))

export const expectedLoadCalls: Readonly<Record<string, CallExample & { outcomes: Outcomes }>> = {
  ...forEachList((path) => ({ ...get(() => path(customers.healthy)), outcomes: signedIn })),
  'documents.certificate': { ...get(certificatePath), outcomes: signedIn },
  'documents.certificateByQuery': { ...get(certificateQueryPath), outcomes: signedIn },
  ...forEachShipment((ask) => ({ ...ask(customers.healthy), outcomes: signedIn })),
  'documents.invoiceXml': { ...get(xmlPath), outcomes: signedIn },
  'documents.millTestData': { ...get(() => millTestDataPath('none')), outcomes: notFound },
  'documents.documentBundle': { ...get(() => '/content/Documents/bundle/nobody-has-asked'), outcomes: notFound },
}

export const pagesOfLoadCalls: Readonly<Record<string, readonly number[]>> = {
  'logistics.listInTransit': [1002],
  'logistics.listReadyToShip': [1001],
  'documents.certificate': [1001, 103],
  'documents.certificateByQuery': [1001, 103],
  ...forEachShipment(() => [103]),
  'documents.invoiceXml': [103],
  'documents.millTestData': [103],
  'documents.documentBundle': [103],
}

/** Answers about a foreign customer to staff, where they differ from 200: the load belongs to another one. */
export const loadAnswersToStaff: Readonly<Record<string, number>> = { 'logistics.pack': 404, 'logistics.zipPacks': 404 }
