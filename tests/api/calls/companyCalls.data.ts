import type { CallExample, Outcomes } from './calls.data.ts'

const everybody: Outcomes = [200, 200, 200, 200, 200, 200, 200]
const signedIn: Outcomes = [401, 200, 200, 200, 200, 200, 200]

const get = (path: string, outcomes: Outcomes): CallExample & { outcomes: Outcomes } => ({
  method: 'GET',
  path: () => path,
  outcomes,
})

export const expectedCompanyCalls: Readonly<Record<string, CallExample & { outcomes: Outcomes }>> = {
  'company.text': get('/read/pageTexts/privacy-policy', everybody),
  'company.emptyPages': get('/read/emptyPages', signedIn),
  'company.team': get('/read/team', signedIn),
  'company.portrait': get('/content/team/1/photo', signedIn),
}

export const pagesOfCompanyCalls: Readonly<Record<string, readonly number[]>> = {
  'company.team': [1027],
  'company.portrait': [1027],
}
