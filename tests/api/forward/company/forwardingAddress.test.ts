import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Api, grant, signInPath, startApi } from '#tests/support/client/apiClient.ts'
import { servicesOf } from '#tests/support/portal/connectedPortal.ts'
import { type RecordingService, recordingService } from '#tests/support/services/recordingService.ts'

let company: Api
let behindProxy: Api
let open: Api

beforeAll(async () => {
  company = await startApi({ env: { TRUST_PROXY: 'on' } })
  const env = servicesOf(company)
  const [trusting, plain] = await Promise.all([startApi({ env: { ...env, TRUST_PROXY: 'on' } }), startApi({ env })])
  behindProxy = trusting
  open = plain
})

afterAll(() => Promise.all([company.stop(), behindProxy.stop(), open.stop()]))

beforeEach(() => company.rows.ask('delete from attempts'))

const signIn = async (portal: Api, from: string, password?: string, account = 'admin') =>
  (await portal.anyone.post(signInPath, grant(account, password), { 'x-forwarded-for': from })).status

const exhaust = async (portal: Api, from: string) => {
  expect(await signIn(portal, from, 'Wrong-2026', 'nobody')).toBe(400)
  await company.rows.ask('update attempts set tries = 100')
}

describe('sign-in limit per address with a connected service', () => {
  test('counts the address seen by the proxy in front of the portal', async () => {
    await exhaust(behindProxy, '203.0.113.7')
    expect(await signIn(behindProxy, '203.0.113.7')).toBe(429)
    expect(await signIn(behindProxy, '203.0.113.8')).toBe(200)
    expect(await signIn(behindProxy, '203.0.113.8, 203.0.113.7')).toBe(429)
  })

  test('ignores addresses sent by the client', async () => {
    await exhaust(open, '203.0.113.7')
    expect(await signIn(open, '203.0.113.8')).toBe(429)
    expect(await signIn(behindProxy, '203.0.113.7')).toBe(200)
  })
})

describe('request to a connected service', () => {
  let service: RecordingService
  beforeAll(async () => {
    service = await recordingService()
    service.answer = (response) => void response.writeHead(400, { 'content-type': 'application/json' }).end('{}')
  })
  afterAll(() => service.stop())

  const https = 'https://portal.example'
  test.each([
    ['without a proxy', {}, { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' }],
    ['behind a proxy', { TRUST_PROXY: 'on' }, { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' }],
  ])(
    "contains the client's address and protocol, %s, and not the client's own headers",
    async (_case, env, expected) => {
      const portal = await startApi({ env: { ...env, AUTH_URL: service.url, PUBLIC_URL: https } })
      const headers = {
        'x-forwarded-for': '198.51.100.1, 203.0.113.7',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-port': '1',
        'x-real-ip': '198.51.100.1',
        forwarded: 'for=198.51.100.1',
        host: 'portal.example',
      }
      for (const [path, body] of [
        [signInPath, grant('admin')],
        ['/auth/api/password/create/', { email: 'admin@anvil.example' }],
      ] as const) {
        await portal.anyone.post(path, body, headers)
        const { headers: learned } = service.recorded.at(-1) ?? {}
        const forwardedHeaders = Object.entries(learned ?? {}).filter(([name]) =>
          /^x-(?!request-id)|^forwarded|^via/.test(name),
        )
        expect(Object.fromEntries(forwardedHeaders), path).toEqual(expected)
      }
      await portal.stop()
    },
  )
})
