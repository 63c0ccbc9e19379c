import { customers } from '../../support/client/users.ts'
import type { Asking, Outcomes } from './calls.data.ts'

const signedIn: Outcomes = [401, 200, 200, 200, 200, 200, 200]
const storyOf = (customer: number) => `/read/api/Customers/${customer}/story?by=jobOrder&number=J`

export const expectedFindCalls: Readonly<Record<string, Asking & { outcomes: Outcomes }>> = {
  'find.find': { method: 'GET', path: () => '/read/api/Find?q=45', outcomes: signedIn },
  'stories.story': { method: 'GET', path: () => storyOf(customers.healthy), outcomes: signedIn },
}

export const pagesOfFindCalls: Readonly<Record<string, readonly number[]>> = { 'stories.story': [1038] }

export const findCallsWhenGranted: Readonly<Record<string, readonly [own: number, foreign: number]>> = {
  'stories.story': [200, 200],
}

export const findCallsOfCustomer: Readonly<Record<string, (customer: number) => Asking>> = {
  'stories.story': (customer) => ({ method: 'GET', path: () => storyOf(customer) }),
}
