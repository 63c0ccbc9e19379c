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
  'earlierCalls.listTasks': { method: 'GET', path: () => '/read/api/Waiting', outcomes: signedIn },
  'earlierCalls.markTaskDone': {
    method: 'POST',
    path: () => '/write/api/Waiting/done',
    sent: sent({ kind: 'comment', key: '0' }),
    outcomes: [401, 403, 404, 403, 404, 404, 403],
  },
  'tasks.getDigest': { method: 'GET', path: () => '/auth/api/digest/', outcomes: signedIn },
  'tasks.editDigest': {
    method: 'POST',
    path: () => '/auth/api/digest/',
    sent: sent({ frequency: 'off', language: 'en' }),
    outcomes: isConnected ? [401, 404, 404, 404, 404, 404, 404] : signedIn,
  },
  'loadMails.get': { method: 'GET', path: () => '/auth/api/load-mails/', outcomes: signedIn },
  'loadMails.choose': {
    method: 'POST',
    path: () => '/auth/api/load-mails/',
    sent: sent({ isChosen: false }),
    // Not for staff, nor in front of a company's services.
    outcomes: isConnected ? [401, 404, 404, 404, 404, 404, 404] : [401, 200, 404, 200, 404, 404, 200],
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
  'earlierCalls.markTaskDone': pagesOf(tasks.markDone),
  'tasks.getDigest': [80],
  'tasks.editDigest': [80],
  'loadMails.get': [80],
  'loadMails.choose': [80],
  'tasks.getMails': [80],
  'tasks.editMail': [80],
}
