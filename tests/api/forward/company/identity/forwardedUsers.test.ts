import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, bearer, startApi } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import { byLink, mintPath, modifyPath } from '#tests/support/rows/commercial/budgets.ts'
import { approvalOf, commentsOn, documentAt, formOf, plantConcession } from '#tests/support/rows/concessions.ts'
import { type RecordingService, recordingService } from '#tests/support/services/recordingService.ts'

// Users are stored by the company's auth service only: the portal has no rows for their ids.
let auth: RecordingService
let api: Api

const people: Readonly<Record<string, object>> = {
  customer: { id: 70_001, name: 'Cleo Customer', email: 'cleo@company.example', role: 3, isForge: 1 },
  manager: { id: 70_002, name: 'Mara Manager', email: 'mara@company.example', role: 5, isForge: 1 },
}

beforeAll(async () => {
  auth = await recordingService()
  auth.answer = (response, request) => {
    const known = people[request.headers.authorization?.replace('Bearer ', '') ?? '']
    const answers: Readonly<Record<string, unknown>> = {
      '/base/api/logged-user/': known,
      '/base/api/menu-options2': [[], [customers.healthy]],
    }
    const [path = ''] = (request.url ?? '').split('?')
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[path] ?? { ok: true }))
  }
  api = await startApi({ env: { AUTH_URL: auth.url } })
})

afterAll(async () => {
  await api.stop()
  await auth.stop()
})

test('a user of a connected auth service comments on a concession and approves it', async () => {
  const customer = bearer(api.url, 'customer')
  const id = await plantConcession(api, customers.healthy)
  const comment = { idCustomer: customers.healthy, comment: 'Accepted.', byAnvil: false }
  expect((await customer.post(commentsOn(id), comment)).status).toBe(200)
  const approved = await customer.post(approvalOf(id, customers.healthy), formOf('%PDF-1.7 accepted'))
  expect(approved.status).toBe(200)
  expect((await customer.get(documentAt(approved.body.IdFile, customers.healthy))).text).toBe('%PDF-1.7 accepted')
})

test('a user of a connected auth service signs a link that opens its budget', async () => {
  const manager = bearer(api.url, 'manager')
  const { status, body } = await manager.post(mintPath, { seller: 1, year: 2026 })
  expect(status).toBe(200)
  expect((await manager.get(modifyPath(1, 2026), byLink(body.t))).status).toBe(200)
})
