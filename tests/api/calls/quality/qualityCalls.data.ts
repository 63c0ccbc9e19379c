import { customers } from '#tests/support/client/users.ts'
import type { CallExample, Outcomes } from '../calls.data.ts'

const signedIn: Outcomes = [401, 200, 200, 200, 200, 200, 200]

const reading = (path: (customer: number) => string) => (customer: number) =>
  ({ method: 'GET', path: () => path(customer) }) satisfies CallExample
const scoring = (name: string) => (customer: number) =>
  ({
    method: 'POST',
    path: () => `/auth/api/scorecard-${name}/`,
    sent: () => ({ body: { client_id: customer } }),
  }) satisfies CallExample

const examples: Readonly<Record<string, readonly [page: number, ask: (customer: number) => CallExample]>> = {
  'quality.listApprovals': [1005, reading((customer) => `/read/api/Customers/${customer}/approvals`)],
  'quality.averages': [1007, reading((customer) => `/read/api/Main/${customer}/dashboardQualityGrap`)],
  'quality.openReports': [1007, reading((customer) => `/read/api/Main/${customer}/dashboardNcr`)],
  'quality.desk': [1007, reading((customer) => `/read/api/Main/${customer}/dashboardPhotoQuality`)],
  'quality.deliveries': [1008, scoring('otd')],
  'quality.concessions': [1008, scoring('consessions')],
  'quality.sales': [1008, scoring('sales')],
  'quality.figures': [1008, reading((customer) => `/read/api/Customers/${customer}/scorecardFigures`)],
  'quality.payments': [1008, scoring('payment-history')],
}

const each = <To>(make: (page: number, ask: (customer: number) => CallExample) => To) =>
  Object.fromEntries(Object.entries(examples).map(([name, [page, ask]]) => [name, make(page, ask)]))

export const expectedQualityCalls: Readonly<Record<string, CallExample & { outcomes: Outcomes }>> = each(
  (_page, ask) => ({
    ...ask(customers.healthy),
    outcomes: signedIn,
  }),
)
export const pagesOfQualityCalls = each((page) => [page])
