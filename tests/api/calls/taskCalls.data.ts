import { tasks } from '#schema/home/tasks.ts'
import { pageAt } from '#schema/pages.ts'
import type { CallExample, Outcomes } from './calls.data.ts'

const signedIn: Outcomes = [401, 200, 200, 200, 200, 200, 200]
const isConnected = process.env.TEST_SERVICES === 'connected'
const sent = (body: object) => () => ({ body })

export const expectedTaskCalls: Readonly<Record<string, CallExample & { outcomes: Outcomes }>> = {
  'tasks.list': { method: 'GET', path: () => '/read/api/Tasks', outcomes: signedIn },
  'tasks.listRows': { method: 'GET', path: () => '/read/api/Tasks/rows', outcomes: signedIn },
  'tasks.markDone': {
    method: 'POST',
    path: () => '/write/api/Tasks/done',
    sent: sent({ tasks: [{ kind: 'comment', key: '0' }] }),
    outcomes: [401, 403, 404, 403, 404, 404, 403],
  },
  'tasks.undoDone': {
    method: 'POST',
    path: () => '/write/api/Tasks/undo',
    sent: sent({ tasks: [{ kind: 'comment', key: '0' }] }),
    outcomes: [401, 403, 404, 403, 404, 404, 403],
  },
  'tasks.getDigest': { method: 'GET', path: () => '/auth/api/digest/', outcomes: signedIn },
  'tasks.editDigest': {
    method: 'POST',
    path: () => '/auth/api/digest/',
    sent: sent({ frequency: 'off', language: 'en' }),
    outcomes: isConnected ? [401, 404, 404, 404, 404, 404, 404] : signedIn,
  },
  'tasks.getMails': { method: 'GET', path: () => '/auth/api/task-mails/', outcomes: signedIn },
  'tasks.editMail': {
    method: 'POST',
    path: () => '/auth/api/task-mails/',
    sent: sent({ kind: 'requestAnswer', choice: 'never' }),
    // Staff get no answers to requests.
    outcomes: [401, 200, 400, 200, 400, 400, 200],
  },
}

const pagesOf = (call: { access: { pages: readonly string[] } }) => [
  ...new Set(call.access.pages.flatMap((route) => pageAt(route)?.id ?? [])),
]

export const pagesOfTaskCalls: Readonly<Record<string, readonly number[]>> = {
  'tasks.markDone': pagesOf(tasks.markDone),
  'tasks.undoDone': pagesOf(tasks.undoDone),
  'tasks.getDigest': [80],
  'tasks.editDigest': [80],
  'tasks.getMails': [80],
  'tasks.editMail': [80],
}

export const taskCallsWhenGranted: Readonly<Record<string, readonly [own: number, foreign: number]>> = {
  'tasks.markDone': [403, 403],
  'tasks.undoDone': [403, 403],
  'tasks.getDigest': [200, 200],
  'tasks.editDigest': isConnected ? [404, 404] : [200, 200],
  'tasks.getMails': [200, 200],
  'tasks.editMail': [200, 200],
}
