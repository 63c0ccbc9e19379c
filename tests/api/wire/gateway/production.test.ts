import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Portal, startPortal } from '#tests/support/portal/portal.ts'
import { rawRequest } from '#tests/support/wire/rawRequest.ts'

let portal: Portal

beforeAll(async () => {
  const env = { NODE_ENV: 'production', DEMO: 'off', DEMO_TODAY: '', LINK_SECRET: '' }
  portal = await startPortal({ template: null, env: { ...env, PUBLIC_URL: 'https://portal.example' } })
})

afterAll(() => portal.stop())

const statusAt = async (path: string, host: string) =>
  (await rawRequest(portal.url, path, { headers: { host } })).status

describe('in production', () => {
  test.each([
    'evil.example',
    'portal.example.evil.example',
    'evil.portal.example',
    'portal.example:8443',
    '10.0.0.1',
    'localhost',
    '127.0.0.1',
    '[::1]:4000',
  ])('the foreign host %j is rejected at every address', async (host) => {
    for (const path of ['/', '/forge/', '/auth/api/logged-user/', '/openapi.json', '/assets/x.js'])
      expect(await statusAt(path, host), path).toBe(421)
  })

  test.each(['portal.example', 'PORTAL.example', 'portal.example:443'])(
    'the portal’s own host %j is accepted',
    async (host) => {
      expect(await statusAt('/', host)).toBe(200)
      expect(await statusAt('/auth/api/logged-user/', host)).toBe(401)
    },
  )

  test('probes accept any host', async () => {
    for (const path of ['/healthz', '/readyz']) expect(await statusAt(path, '10.0.0.7:4000'), path).toBe(200)
  })

  test('the OpenAPI document is rejected when signed out', async () => {
    expect(await statusAt('/openapi.json', 'portal.example')).toBe(401)
  })
})
