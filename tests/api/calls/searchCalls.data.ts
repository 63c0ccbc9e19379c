import { customers } from '#tests/support/client/users.ts'
import type { CallExample, Outcomes } from './calls.data.ts'

const signedIn: Outcomes = [401, 200, 200, 200, 200, 200, 200]
const ofCustomer = `/read/api/Customers/${customers.healthy}`
const timelinePathOf = (customer: number) => `/read/api/Customers/${customer}/timeline?by=jobOrder&number=J`
const storyPathOf = (customer: number) => `/read/api/Customers/${customer}/story?by=jobOrder&number=J`

export const expectedSearchCalls: Readonly<Record<string, CallExample & { outcomes: Outcomes }>> = {
  'globalSearch.search': { method: 'GET', path: () => '/read/api/Search?q=45', outcomes: signedIn },
  'orderTimelines.timeline': { method: 'GET', path: () => timelinePathOf(customers.healthy), outcomes: signedIn },
  'earlierCalls.search': { method: 'GET', path: () => '/read/api/Find?q=45', outcomes: signedIn },
  'earlierCalls.story': { method: 'GET', path: () => storyPathOf(customers.healthy), outcomes: signedIn },
  'openPoints.ofPlant': { method: 'GET', path: () => `${ofCustomer}/openPoints`, outcomes: signedIn },
  'openPoints.ofRequests': { method: 'GET', path: () => `${ofCustomer}/openRequests`, outcomes: signedIn },
  'openPoints.document': {
    method: 'GET',
    path: () => `/content/api/Documents/openPoints/${customers.healthy}`,
    outcomes: signedIn,
  },
}

export const pagesOfSearchCalls: Readonly<Record<string, readonly number[]>> = {
  'orderTimelines.timeline': [1038],
  'earlierCalls.story': [1038],
  'openPoints.ofPlant': [1051],
  'openPoints.ofRequests': [1051],
  'openPoints.document': [1051],
}
