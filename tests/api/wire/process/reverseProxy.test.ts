import { spawnSync } from 'node:child_process'
import { request as plainRequest } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ask, openArtifacts } from '#tests/support/portal/artifact.ts'
import { publicHost } from '#tests/support/portal/nginx.ts'
import { type Portal, startPortal } from '#tests/support/portal/portal.ts'
import { freePort } from '#tests/support/portal/ports.ts'

const { startNginx, close } = openArtifacts()
let portal: Portal
let port: number
let plainPort: number

beforeAll(async () => {
  const ownPort = await freePort()
  portal = await startPortal({ env: { PUBLIC_URL: `https://${publicHost}:${ownPort}`, TRUST_PROXY: 'on' } })
  const { port: portalPort } = new URL(portal.url)
  const nginx = await startNginx([portalPort, portalPort], ownPort)
  port = nginx.port
  plainPort = nginx.plainPort
  await vi.waitFor(async () => expect((await ask(port, '/healthz')).status).toBe(200))
})

afterAll(async () => {
  await close()
  await portal.stop()
})

const host = () => ({ host: `${publicHost}:${port}` })

/** Status and place of the redirect at the port without TLS; the error's code if the connection ends without an answer. */
const askPlain = (name: string) =>
  new Promise<unknown>((resolve) => {
    const sent = plainRequest({ host: '127.0.0.1', port: plainPort, path: '/a?b=1', headers: { host: name } })
    sent.once('response', ({ statusCode, headers }) => resolve([statusCode, headers.location]))
    sent.once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
    sent.end()
  })

test('behind the nginx sample at a port of its own, pages and calls answer at the public address', async () => {
  expect((await ask(port, '/', { headers: host() })).status).toBe(200)
  expect((await ask(port, '/auth/api/logged-user/', { headers: host() })).status).toBe(401)
})

test('the nginx sample redirects to its own name, and does not answer other names', async () => {
  expect(await askPlain(publicHost)).toEqual([301, `https://${publicHost}/a?b=1`])
  expect(await askPlain('evil.example')).toBe('ECONNRESET')
  await expect(ask(port, '/', { servername: 'evil.example' })).rejects.toThrow(/handshake|alert|unrecognized/i)
})

test.each([
  ['POST', '/write/importUploads?name=a.csv', 401],
  ['PUT', '/write/import/segments', 401],
  // This portal is not below the path; nginx itself would answer 413.
  ['PUT', '/portal/write/import/segments', 404],
])('the nginx sample passes files above the limit of forms on to %s %s', async (method, path, status) => {
  const headers = { ...host(), 'content-type': 'text/csv', 'content-length': '200000000' }
  // The portal answers before the body has come, because nobody is signed in.
  expect((await ask(port, path, { method, headers, isHeadOnly: true })).status).toBe(status)
})

test('the systemd unit is valid and closed', () => {
  const { status, stdout, stderr } = spawnSync(
    'systemd-analyze',
    ['security', '--offline=true', '--threshold=25', 'deploy/anvil-portal.service'],
    { encoding: 'utf8' },
  )
  expect([status, stderr], stdout).toEqual([0, ''])
})
