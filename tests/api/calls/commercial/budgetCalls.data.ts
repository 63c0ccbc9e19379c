import {
  budgetPath,
  byLink,
  changesTo,
  createPath,
  freshBudget,
  linkTo,
  listPath,
  mintPath,
  modifyPath,
  updatePath,
} from '#tests/support/rows/commercial/budgets.ts'
import type { CallExample, Outcomes } from '../calls.data.ts'

type Expected = CallExample & { outcomes: Outcomes }

const sales: Outcomes = [401, 403, 200, 403, 200, 200, 403]
const planners: Outcomes = [401, 403, 200, 403, 403, 200, 403]
const plannersAndGuests: Outcomes = [401, 403, 200, 403, 200, 200, 200]

const get = (path: string, outcomes: Outcomes, headers: Record<string, string> = {}): Expected => ({
  method: 'GET',
  path: () => path,
  sent: () => ({ headers }),
  outcomes,
})

const post = (
  path: string,
  body: () => object,
  outcomes: Outcomes,
  headers: Record<string, string> = {},
): Expected => ({ method: 'POST', path: () => path, sent: () => ({ body: body(), headers }), outcomes })

const link = byLink(linkTo(6, 2026))

export const expectedBudgetCalls: Readonly<Record<string, Expected>> = {
  'budgets.list': get(`${listPath}?Year=2026`, sales),
  'budgets.sellers': get('/read/api/Sellers', sales),
  'budgets.segments': get('/read/api/Budgets/segments', plannersAndGuests),
  'budgets.customers': get('/read/api/Budgets/customers?Year=2026', plannersAndGuests),
  'budgets.get': get(budgetPath(6, 2026), sales),
  'budgets.getByLink': get(modifyPath(6, 2026), plannersAndGuests, link),
  'budgets.create': post(createPath, freshBudget, planners),
  'budgets.update': post(updatePath, () => changesTo(6, 2026), plannersAndGuests, { 'if-match': '"1"', ...link }),
  'budgets.mintLink': post(mintPath, () => ({ seller: 6, year: 2026 }), planners),
  'budgets.sellerPhoto': get('/content/Sellers/1/photo', [401, 403, 200, 403, 200, 200, 200]),
}

export const pagesOfBudgetCalls: Readonly<Record<string, readonly number[]>> = {
  'budgets.list': [1030],
  'budgets.sellers': [1029, 1032],
  'budgets.segments': [1029, 1032, 1033],
  'budgets.customers': [1032, 1033],
  'budgets.get': [1031],
  'budgets.getByLink': [1033],
  'budgets.create': [1032],
  'budgets.update': [1033],
  'budgets.mintLink': [1030],
  'budgets.sellerPhoto': [1029, 1030, 1031, 1032, 1033],
}
