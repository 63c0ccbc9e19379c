import { customers } from '#tests/support/client/users.ts'
import type { CallExample, Outcomes } from '../calls.data.ts'

const sales: Outcomes = [401, 403, 200, 403, 200, 200, 403]

const paths: Readonly<Record<string, string>> = {
  'salesGoals.goals': '/read/api/Sales/goals?year=2026&segmento=4&seller=1&month=3',
  'salesGoals.segments': '/read/api/Sales/segments?year=2026',
  'salesGoals.soldParts': `/read/api/Sales/customers/${customers.healthy}/parts?year=2026&segmento=4`,
}

const forEach = <T>(make: (path: string) => T) =>
  Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, make(path)]))

/** These calls are for staff only; no granted page opens them to a customer. */
export const expectedSalesCalls = forEach((path): CallExample & { outcomes: Outcomes } => ({
  method: 'GET',
  path: () => path,
  outcomes: sales,
}))
export const pagesOfSalesCalls = forEach((): readonly number[] => [1029])
