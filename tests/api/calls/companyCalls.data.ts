import type { CallExample, Outcomes } from './calls.data.ts'

const signedIn: Outcomes = [401, 200, 200, 200, 200, 200, 200]

const paths = { 'company.team': '/read/team', 'company.portrait': '/content/team/1/photo' }

const forEach = <T>(make: (path: string) => T) =>
  Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, make(path)]))

export const expectedCompanyCalls: Readonly<Record<string, CallExample & { outcomes: Outcomes }>> = forEach((path) => ({
  method: 'GET',
  path: () => path,
  outcomes: signedIn,
}))

export const pagesOfCompanyCalls: Readonly<Record<string, readonly number[]>> = forEach(() => [1027])
