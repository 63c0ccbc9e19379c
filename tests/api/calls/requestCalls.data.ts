import { fileIdOf } from '#backend/demo/quality/enterFiles.ts'
import { customers } from '#tests/support/client/users.ts'
import {
  changePath,
  newRequestPath,
  requestableLinesPath,
  requestFilePath,
  requestForm,
  requestPath,
  requestsOfLinesPath,
  requestsPath,
} from '#tests/support/rows/requests.ts'
import type { CallExample, Outcomes } from './calls.data.ts'

const own = customers.healthy
const signedIn: Outcomes = [401, 200, 200, 200, 200, 200, 200]
const invalidInput: Outcomes = [401, 400, 400, 400, 400, 400, 400]
const closed: Outcomes = [401, 409, 403, 409, 403, 403, 409]

/** Requests of the demo with a file: a closed one that was reopened before, and one of another customer. */
const ofDemo: Readonly<Record<number, string>> = { [own]: 'RQ26-000001', [customers.brandNew]: 'RQ26-000003' }
const numberOf = (customer: number) => ofDemo[customer] ?? `RQ26-${customer}`
const fileOf = (customer: number) => fileIdOf(`request ${numberOf(customer)}`)

const post = (path: (customer: number) => string, outcomes: Outcomes, body?: () => object) => ({
  method: 'POST' as const,
  path,
  outcomes,
  ...(body && { sent: () => ({ body: body() }) }),
})
const change = (name: string) => (customer: number) => changePath(numberOf(customer), name)

export const expectedRequestCalls: Readonly<Record<string, CallExample & { outcomes: Outcomes }>> = {
  'requests.list': { method: 'GET', path: () => requestsPath(), outcomes: signedIn },
  'requests.create': post(
    () => newRequestPath(own),
    invalidInput,
    () => new FormData(),
  ),
  'requests.createForLines': post(
    () => requestsOfLinesPath(own),
    invalidInput,
    () => ({}),
  ),
  'requests.requestableLines': post(
    () => requestableLinesPath(own),
    signedIn,
    () => ({ jobOrders: ['none'] }),
  ),
  'requests.detail': { method: 'GET', path: (customer) => requestPath(numberOf(customer)), outcomes: signedIn },
  'requests.addMessage': post(change('messages'), invalidInput, () => new FormData()),
  'requests.answer': post(change('answer'), [401, 403, 409, 403, 409, 409, 403], () => ({
    answer: 'declined',
    text: 'No.',
  })),
  'requests.agree': post(change('agreement'), closed),
  'requests.settle': post(change('settlement'), [401, 403, 409, 403, 409, 409, 403], () => ({ text: 'Done.' })),
  'requests.close': post(change('closing'), closed),
  'requests.reopen': post(change('reopening'), closed, () => ({ text: 'Again.' })),
  'requests.markRead': post(change('reading'), [401, 200, 403, 200, 403, 403, 200]),
  'requests.document': {
    method: 'GET',
    outcomes: signedIn,
    path: (customer) => requestFilePath(numberOf(customer), fileOf(customer)),
  },
}

export const requestCallsOfCustomer: Readonly<Record<string, (customer: number) => CallExample>> = {
  'requests.create': (customer) => ({
    method: 'POST',
    path: () => newRequestPath(customer),
    sent: () => ({ body: requestForm({ kind: 'question', jobOrder: 'none', text: 'Where is it?' }) }),
  }),
  'requests.createForLines': (customer) => ({
    method: 'POST',
    path: () => requestsOfLinesPath(customer),
    sent: () => ({ body: { kind: 'question', jobOrders: ['none'], text: 'Where is it?' } }),
  }),
  'requests.requestableLines': (customer) => ({
    method: 'POST',
    path: () => requestableLinesPath(customer),
    sent: () => ({ body: { jobOrders: ['none'] } }),
  }),
}

/** Only customers make requests. */
export const requestAnswersToStaff: Readonly<Record<string, number>> = {
  'requests.create': 403,
  'requests.createForLines': 403,
}
export const requestsDeniedToSide: Readonly<Record<string, readonly number[]>> = {
  ...Object.fromEntries(['agree', 'close', 'reopen', 'markRead'].map((name) => [`requests.${name}`, [1, 4, 5]])),
  'requests.answer': [0, 3, 6],
  'requests.settle': [0, 3, 6],
}

const names = Object.keys(expectedRequestCalls)
export const pagesOfRequestCalls = Object.fromEntries(names.map((name) => [name, [1050]]))
