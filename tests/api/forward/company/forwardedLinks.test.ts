import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { linkHeader } from '#schema/call.ts'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addMember, remove } from '#tests/support/client/users.ts'
import { byLink, changesTo, linkTo, mintPath, modifyPath, updatePath } from '#tests/support/rows/commercial/budgets.ts'
import { type RecordingService, recordingService } from '#tests/support/services/recordingService.ts'

// A service that accepts every link, so only the portal can reject an invalid one.
let service: RecordingService
let api: Api
let rep: Client

beforeAll(async () => {
  service = await recordingService()
  const { url } = service
  api = await startApi({ env: { READ_URL: url, WRITE_URL: url } })
  rep = await api.as('rep')
  service.answer = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('{"message":"done","version":2}')
  }
})

beforeEach(() => {
  service.recorded.length = 0
})

afterAll(async () => {
  await api.stop()
  await service.stop()
})

const changes = JSON.stringify(changesTo(1, 2026), null, 1)
const ask = async (link: string) => [
  await rep.get(modifyPath(1, 2026), byLink(link)),
  await rep.post(updatePath, changes, { ...byLink(link), 'if-match': '"1"' }),
]

test('a connected service receives a request with a valid link, and the link', async () => {
  const link = linkTo(1, 2026)
  expect((await ask(link)).map(({ status }) => status)).toEqual([200, 200])
  const header = linkHeader.toLowerCase()
  expect(service.recorded.map(({ headers, body }) => [headers[header], body])).toEqual([
    [link, ''],
    [link, JSON.stringify(JSON.parse(changes))],
  ])
})

const bad: Record<string, () => string> = {
  missing: () => '',
  forged: () => 'A'.repeat(60),
  'altered in one character': () => linkTo(1, 2026).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
  'for another seller': () => linkTo(2, 2026),
  'for another year': () => linkTo(1, 2025),
  expired: () => linkTo(1, 2026, { expiresAt: Date.now() - 1 }),
  foreign: () => linkTo(1, 2026, { secret: 'another' }),
  'of a user who may not sign': () => linkTo(1, 2026, { issuerId: 2 }),
}

test.each(Object.entries(bad))(
  'a connected service receives no request with a link that is %s',
  async (_case, link) => {
    for (const { status, body } of await ask(link())) {
      expect([status, body.error]).toEqual([403, 'link_expired'])
      expect(body.message).toBe('The requested link has expired. Contact your sales manager.')
    }
    expect(service.recorded).toEqual([])
  },
)

test('a connected service receives no request with a link whose issuer is deleted in the portal', async () => {
  const admin = await api.as('admin')
  const { id } = await addMember(api, admin, { role: 5 })
  const link = linkTo(1, 2026, { issuerId: id })
  expect((await ask(link)).map(({ status }) => status)).toEqual([200, 200])
  service.recorded.length = 0
  expect((await remove(admin, id)).status).toBe(200)
  expect((await ask(link)).map(({ status }) => status)).toEqual([403, 403])
  expect(service.recorded).toEqual([])
})

test('links are signed by the portal, whatever services are connected', async () => {
  const { status, body } = await (await api.as('manager')).post(mintPath, { seller: 1, year: 2026 })
  expect([status, service.recorded]).toEqual([200, []])
  expect((await ask(body.t)).map((answer) => answer.status)).toEqual([200, 200])
})
