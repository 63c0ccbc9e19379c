import type { Api } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import {
  approvalOf,
  commentsOn,
  concessionsOf,
  documentAt,
  formOf,
  plantConcession,
  plantDocument,
  plantFile,
  reopeningOf,
} from '#tests/support/rows/concessions.ts'
import type { CallExample, Outcomes } from '../calls.data.ts'

const own = customers.healthy
const signedIn: Outcomes = [401, 200, 200, 200, 200, 200, 200]
// A concession takes each of these once, so these tests send invalid input.
const invalidInput: Outcomes = [401, 400, 400, 400, 400, 400, 400]

/** Number of concessions without comments; each can be commented on once. */
const uncommented = 12
const firstId = 4_000_000
let commented = 0

export async function plantConcessions(api: Api) {
  for (const customer of [own, customers.brandNew]) {
    const concession = await plantConcession(api, customer)
    await plantDocument(api, concession, await plantFile(api, '%PDF-1.7', 'document.pdf', `file-of-${customer}`))
  }
  for (let place = 0; place < uncommented; place += 1) {
    const id = await plantConcession(api, customers.brandNew)
    await api.rows.ask('update concessions set id = ? where id = ?', firstId + place, id)
  }
}

const commentOf = (customer: number, comment: string, isByProvider: boolean) => ({
  body: { idCustomer: customer, comment, byAnvil: isByProvider },
})

export const expectedConcessionCalls: Readonly<Record<string, CallExample & { outcomes: Outcomes }>> = {
  'concessions.list': { method: 'GET', path: () => concessionsOf(own), outcomes: signedIn },
  'concessions.comment': {
    method: 'POST',
    path: () => commentsOn(1),
    sent: () => commentOf(own, '', true),
    outcomes: invalidInput,
  },
  'concessions.approve': {
    method: 'POST',
    path: () => approvalOf(1, own),
    sent: () => ({ body: new FormData() }),
    outcomes: invalidInput,
  },
  'concessions.reopen': {
    method: 'POST',
    path: () => reopeningOf(1),
    sent: () => ({ body: { idCustomer: own, reason: '' } }),
    outcomes: invalidInput,
  },
  'concessions.document': { method: 'GET', path: () => documentAt(`file-of-${own}`, own), outcomes: signedIn },
}

export const concessionCallsOfCustomer: Readonly<Record<string, (customer: number) => CallExample>> = {
  'concessions.comment': (customer) => ({
    method: 'POST',
    path: () => commentsOn(firstId + (commented++ % uncommented)),
    sent: () => commentOf(customer, 'Noted.', true),
  }),
  'concessions.approve': (customer) => ({
    method: 'POST',
    path: () => approvalOf(firstId, customer),
    sent: () => ({ body: formOf('%PDF-1.7') }),
  }),
  'concessions.reopen': (customer) => ({
    method: 'POST',
    path: () => reopeningOf(firstId),
    sent: () => ({ body: { idCustomer: customer, reason: 'Not signed.' } }),
  }),
}

/** Expected status for staff, if it is not 200: only the customer approves. */
export const answersToStaff: Readonly<Record<string, number>> = {
  'concessions.approve': 403,
  'orderReports.setEta': 400,
  'concessions.reopen': 409,
}

const names = Object.keys(expectedConcessionCalls)
export const pagesOfConcessionCalls = Object.fromEntries(names.map((name) => [name, [1004]]))
