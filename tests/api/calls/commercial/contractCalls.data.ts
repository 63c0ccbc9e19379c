import { customers } from '#tests/support/client/users.ts'
import type { CallExample, Outcomes } from '../calls.data.ts'

const salesAndStaff: Outcomes = [401, 403, 200, 403, 200, 200, 403]

const paths: Readonly<Record<string, readonly [path: string, pages: readonly number[]]>> = {
  'agreements.list': ['agreement', [1018, 1019, 1021, 1022]],
  'agreements.lines': ['agreement/1', [1019]],
  'agreements.figures': ['contractFigures', [1018, 1022]],
  'agreements.listDirectParts': ['directCustomers', [1020, 1024]],
  'contracts.listLeadTimes': ['leadTimes', [1025]],
  'contracts.listLtas': ['lta', [1009]],
  'contracts.listRawMaterial': ['contracts/rawMaterial', [1021]],
  'contracts.listMarketShares': ['contracts/marketShare', [1022]],
  'contracts.listPriceRevisions': ['contracts/priceRevision', [1023]],
  'contracts.listSpecialOrders': ['contracts/specialReport', [1024]],
}

const forEach = <T>(make: (path: string, pages: readonly number[]) => T) =>
  Object.fromEntries(Object.entries(paths).map(([name, [path, pages]]) => [name, make(path, pages)]))

const get = (path: string, customer: number): CallExample => ({
  method: 'GET',
  path: () => `/read/api/Customers/${customer}/${path}`,
})

export const expectedContractCalls = forEach((path) => ({ ...get(path, customers.healthy), outcomes: salesAndStaff }))
export const pagesOfContractCalls = forEach((_path, pages) => pages)
