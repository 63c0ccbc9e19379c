import { customers } from '#tests/support/client/users.ts'
import type { CallExample, Outcomes } from './calls.data.ts'

const signedIn: Outcomes = [401, 200, 200, 200, 200, 200, 200]
const timelinePathOf = (customer: number) => `/read/api/Customers/${customer}/timeline?by=jobOrder&number=J`

export const expectedSearchCalls: Readonly<Record<string, CallExample & { outcomes: Outcomes }>> = {
  'globalSearch.search': { method: 'GET', path: () => '/read/api/Search?q=45', outcomes: signedIn },
  'orderTimelines.timeline': { method: 'GET', path: () => timelinePathOf(customers.healthy), outcomes: signedIn },
}

export const pagesOfSearchCalls: Readonly<Record<string, readonly number[]>> = { 'orderTimelines.timeline': [1038] }

export const searchCallsWhenGranted: Readonly<Record<string, readonly [own: number, foreign: number]>> = {
  'orderTimelines.timeline': [200, 200],
}

export const searchCallsOfCustomer: Readonly<Record<string, (customer: number) => CallExample>> = {
  'orderTimelines.timeline': (customer) => ({ method: 'GET', path: () => timelinePathOf(customer) }),
}
