import { waiting } from '../../../schema/home/waiting.ts'
import { pageAt } from '../../../schema/pages.ts'
import type { Asking, Outcomes } from './calls.data.ts'

const signedIn: Outcomes = [401, 200, 200, 200, 200, 200, 200]
const isConnected = process.env.TEST_SERVICES === 'connected'
const sent = (body: object) => () => ({ body })

export const expectedWaitingCalls: Readonly<Record<string, Asking & { outcomes: Outcomes }>> = {
  'waiting.list': { method: 'GET', path: () => '/read/api/Waiting', outcomes: signedIn },
  'waiting.markDone': {
    method: 'POST',
    path: () => '/write/api/Waiting/done',
    sent: sent({ kind: 'comment', key: '0' }),
    outcomes: [401, 403, 404, 403, 404, 404, 403],
  },
  'waiting.getDigest': { method: 'GET', path: () => '/auth/api/digest/', outcomes: signedIn },
  'waiting.editDigest': {
    method: 'POST',
    path: () => '/auth/api/digest/',
    sent: sent({ frequency: 'off', language: 'en' }),
    outcomes: isConnected ? [401, 404, 404, 404, 404, 404, 404] : signedIn,
  },
}

const pagesOf = (call: { access: { pages: readonly string[] } }) => [
  ...new Set(call.access.pages.flatMap((route) => pageAt(route)?.id ?? [])),
]

export const pagesOfWaitingCalls: Readonly<Record<string, readonly number[]>> = {
  'waiting.markDone': pagesOf(waiting.markDone),
  'waiting.getDigest': [80],
  'waiting.editDigest': [80],
}

export const waitingCallsWhenGranted: Readonly<Record<string, readonly [own: number, foreign: number]>> = {
  'waiting.markDone': [403, 403],
  'waiting.getDigest': [200, 200],
  'waiting.editDigest': isConnected ? [404, 404] : [200, 200],
}
