import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#schema/index.ts'
import { recordTypes, resourceOf } from '#schema/records/index.ts'
import { type Api, type Client, clientAt, startApi } from '#tests/support/client/apiClient.ts'
import { addUser } from '#tests/support/client/users.ts'
import { expectedCalls } from '../../calls/calls.data.ts'

const publicUrl = 'https://portal.example'

let api: Api
let published: Api
let admin: Client
let row: number

beforeAll(async () => {
  const [plain, behindHttps] = await Promise.all([startApi(), startApi({ env: { PUBLIC_URL: publicUrl } })])
  api = plain
  published = behindHttps
  admin = await api.as('admin')
  row = (await addUser(admin)).id
})

afterAll(() => Promise.all([api.stop(), published.stop()]))

const ofApprovalFiles = (name: string) => `approvalFiles.${name}`

/** Every call that changes data, including two that use GET. */
const changing = [
  'signIn',
  'revokeToken',
  'signOut',
  'signOutByGet',
  'createSessionCode',
  'redeemSessionCode',
  'requestPasswordReset',
  'resetPassword',
  'changePassword',
  'editProfile',
  'track',
].map((name) => `account.${name}`)
changing.push(...['registerUser', 'editUser', 'deleteUser', 'deleteUserByGet'].map((name) => `administration.${name}`))
changing.push('answerFaults.report', 'answerFaults.mute')
changing.push(...['createFolder', 'addFiles', 'saveChild', 'moveFile', 'removeFile', 'comment'].map(ofApprovalFiles))
changing.push('budgets.create', 'budgets.update', 'budgets.mintLink')
changing.push('bulkChanges.changeUsers', 'bulkChanges.undo')
changing.push('concessions.comment', 'concessions.approve', 'concessions.reopen')
changing.push('delays.changeDates')
changing.push('finance.cancelReference', 'finance.generateReference')
changing.push('finance.promisePayment', 'finance.withdrawPromise')
changing.push(
  ...['save', 'upload', 'check', 'apply', 'discard', 'setRhythm', 'keepMapping', 'forgetMapping', 'undo'].map(
    (name) => `imports.${name}`,
  ),
)
changing.push('loadMails.choose', 'logistics.bundleDocuments', 'material.approve')
changing.push('offers.answer', 'offers.sendInvoice')
changing.push('onboarding.create', 'onboarding.undo')
changing.push(...['confirm', 'comment', 'answerLine', 'setEta'].map((name) => `orderReports.${name}`))
changing.push('orderRequests.place', 'people.erasePerson')
changing.push(...['sendFeedback', 'mailFeedback', 'requote'].map((name) => `quoteHistory.${name}`))
changing.push('quotes.quotePart', 'quotes.mail')
changing.push(
  ...['create', 'createForLines', 'addMessage', 'answer', 'agree', 'settle', 'close', 'reopen', 'markRead'].map(
    (name) => `requests.${name}`,
  ),
)
changing.push('plantDocuments.put', 'plantDocuments.remove')
changing.push('tasks.markDone', 'tasks.undoDone', 'tasks.editDigest', 'tasks.editMail')
changing.push('contactPhotos.save', 'teamPhotos.save')
for (const { name } of recordTypes)
  changing.push(...['create', 'update', 'updateMany', 'remove'].map((verb) => `${resourceOf(name)}.${verb}`))
changing.push('earlierCalls.markTaskDone')

test('calls that change data or record a visit are listed here', () => {
  expect(calls.filter(([, call]) => call.changes).map(([name]) => name)).toEqual(changing)
  const leaving = calls.filter(([, call]) => call.leavesVisit)
  expect(leaving.map(([name]) => name)).toEqual(['account.pageAccess', 'account.track', 'answerFaults.report'])
})

const page = { 'x-requested-with': 'XMLHttpRequest' }
const own = { 'sec-fetch-site': 'same-origin' }

const foreign: [string, (url: string) => Record<string, string>][] = [
  ['without the header of the portal’s pages', (url) => ({ ...own, origin: url })],
  ['from another site', (url) => ({ ...page, 'sec-fetch-site': 'cross-site', origin: url })],
  ['from a sister site', (url) => ({ ...page, 'sec-fetch-site': 'same-site', origin: url })],
  ['from no site', () => ({ ...page, 'sec-fetch-site': 'none' })],
  ['from another origin', () => ({ ...page, ...own, origin: 'https://evil.example' })],
  ['from an opaque origin', () => ({ ...page, ...own, origin: 'null' })],
  ['from another port', () => ({ ...page, ...own, origin: 'http://127.0.0.1:1' })],
  ['from the same host by another scheme', (url) => ({ ...page, origin: url.replace('http:', 'https:') })],
]

const tables = [
  'users',
  'tokens',
  'one_time_codes',
  'outbox',
  'audit',
  'tracked',
  'batches',
  'budgets',
  'budget_rows',
  'files',
]

describe.each([...changing, 'account.pageAccess'])('%s by a browser', (name) => {
  const expected = expectedCalls[name]
  let before: Record<string, number>

  beforeAll(async () => {
    before = await api.rows.count(...tables)
  })

  test.each(foreign)('is rejected %s', async (_case, headersAt) => {
    const sent = expected?.sent?.() ?? {}
    const session = { cookie: `friat=${admin.token}` }
    for (const credentials of [session, {}, { ...session, authorization: `Bearer ${admin.token}` }]) {
      const client = clientAt(api.url, { ...credentials, ...headersAt(api.url) })
      const { status, body } = await client.send(expected?.method ?? '', expected?.path(row) ?? '', sent)
      expect([status, body.error]).toEqual([403, 'forbidden'])
    }
  })

  test('has changed nothing in the rejected requests', async () => {
    expect(await api.rows.count(...tables)).toEqual(before)
  })
})

describe('same-origin browser request', () => {
  const track = (client: Client) => client.post('/write/Tracking/', { titulo: 'Home' })
  const statusOf = async (portal: Api, headers: Record<string, string>) => {
    const { token } = await portal.as('customer')
    return (await track(clientAt(portal.url, { ...page, cookie: `friat=${token}; __Host-friat=${token}`, ...headers })))
      .status
  }

  test('is accepted with the headers of browsers of any age', async () => {
    expect(await statusOf(api, { ...own, origin: api.url })).toBe(200)
    expect(await statusOf(api, own)).toBe(200)
    expect(await statusOf(api, { origin: api.url })).toBe(200)
    expect(await statusOf(api, {})).toBe(200)
  })

  test('is accepted at the public address only', async () => {
    expect(await statusOf(published, { ...own, origin: publicUrl })).toBe(200)
    expect(await statusOf(published, { ...own, origin: published.url })).toBe(403)
    expect(await statusOf(published, { ...own, origin: `${publicUrl}.evil.example` })).toBe(403)
  })

  test('with a bearer but no cookie returns 401', async () => {
    const client = clientAt(api.url, { ...page, ...own, authorization: `Bearer ${admin.token}` })
    expect((await track(client)).status).toBe(401)
  })
})

test('a program can call without origin headers', async () => {
  expect((await admin.post('/write/Tracking/', { titulo: 'Home' })).status).toBe(200)
})
