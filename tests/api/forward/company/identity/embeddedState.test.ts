import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bearer, clientSecret, tokenAt } from '#tests/support/client/apiClient.ts'
import { connectPortals } from '#tests/support/portal/connectedPortal.ts'
import { openHostedPortal, type Portal } from '#tests/support/portal/portal.ts'
import { type RecordingService, recordingService } from '#tests/support/services/recordingService.ts'

async function openedAt({ url }: Portal, path: string, token: string) {
  const answer = await fetch(`${url}${path}`, { headers: { cookie: `friat=${token}; fricn=somebody` } })
  const [, json = ''] =
    /<script type="application\/json" id="opened"[^>]*>([^<]*)<\/script>/.exec(await answer.text()) ?? []
  return JSON.parse(json)
}

test('HTML pages embed the session data of a connected auth service', async () => {
  const portal = await connectPortals(openHostedPortal, { env: { OAUTH_CLIENT_SECRET: clientSecret } })
  const token = await tokenAt(portal.url, 'admin')
  const client = bearer(portal.url, token)
  const opened = {
    route: 'users',
    user: (await client.get('/auth/api/logged-user/')).body,
    menu: (await client.post('/auth/api/menu-options2', { client_id: null })).body,
    access: (await client.get('/auth/api/validate-page-access-forge/?slug=users')).body,
  }
  // The document contains no session if the service took longer than half a second, as it may on a busy machine.
  await expect.poll(() => openedAt(portal, '/forge/users', token), { timeout: 60_000 }).toMatchObject(opened)
  await portal.stop()
})

describe('embedded session data', () => {
  let service: RecordingService
  let portal: Portal

  beforeAll(async () => {
    service = await recordingService()
    portal = await openHostedPortal({ env: { AUTH_URL: service.url, COMPANY_CALLS: 'all' } })
  })

  afterAll(async () => {
    await portal.stop()
    await service.stop()
  })

  test('is empty if the auth service fails', async () => {
    service.answer = (response) => void response.writeHead(500).end()
    expect(await openedAt(portal, '/forge/users', 'a-token-of-the-company')).toBeNull()
  })

  test('is empty, without a request that would count a visit, if only specified calls are answered', async () => {
    const plain = await openHostedPortal({ env: { AUTH_URL: service.url } })
    const before = service.arrived.length
    expect(await openedAt(plain, '/forge/users', 'a-token-of-the-company')).toBeNull()
    expect(service.arrived.length).toBe(before)
    await plain.stop()
  })

  test('is empty if the auth service does not respond within half a second', async () => {
    service.answer = () => {}
    const began = performance.now()
    expect(await openedAt(portal, '/forge/users', 'another-token-of-the-company')).toBeNull()
    expect(performance.now() - began).toBeGreaterThan(490)
    expect(performance.now() - began).toBeLessThan(5_000)
  })
})
