import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { pageHeaders } from '#tests/support/client/apiClient.ts'
import { answerWell, heal, type Probe, startProbe } from '#tests/support/services/stubCompany.ts'

/** Long enough that delays of a busy machine do not matter. */
const deadline = 2_000

let probe: Probe

beforeAll(async () => {
  probe = await startProbe({ read: deadline, upload: deadline })
})
afterEach(() => {
  for (const name of ['read', 'auth'] as const) heal(probe.company[name])
})
afterAll(() => probe.stop())

test('a late response head does not shorten the deadline of the body', async () => {
  probe.company.read.answer = (response) => {
    setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).write('['), deadline * 0.7)
    setTimeout(() => response.end(']'), deadline * 1.4)
  }
  const answer = await fetch(probe.url('read', 'read/1'))
  expect([answer.status, await answer.json()]).toEqual([200, []])
})

test('a browser sign-in without a token in the response returns an unexpected-response error', async () => {
  probe.company.auth.answer = (response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('{"access_token":null}')
  const { url } = probe.gateway
  const answer = await fetch(`${url}/auth/api/oauth/token/`, {
    method: 'POST',
    headers: { ...pageHeaders, origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'password', username: 'a@company.example', password: 'Forge-2026' }),
  })
  expect([answer.status, (await answer.json()).error, answer.headers.getSetCookie()]).toEqual([502, 'unavailable', []])
})

test('a client that disconnects during authentication cancels its call', async () => {
  const { auth, read } = probe.company
  const held = Promise.withResolvers<() => void>()
  auth.answer = (response, request) => held.resolve(() => answerWell(response, request))
  const call = (token: string, path: string, signal?: AbortSignal) =>
    fetch(probe.url('read', `own/${path}`), { headers: { authorization: `Bearer ${token}` }, signal: signal ?? null })
  const leaving = new AbortController()
  const left = call('who-leaves', 'left', leaving.signal)
  const answer = await held.promise
  heal(auth)
  leaving.abort()
  await expect(left).rejects.toThrow('aborted')
  // Once another call is answered, the gateway has noticed the closed connection.
  expect((await call('who-stays', 'before')).status).toBe(200)
  answer()
  // A new caller too, so the gateway makes as many requests as for the first.
  expect((await call('who-comes', 'after')).status).toBe(200)
  const arrived = read.arrived.filter((path) => path.includes('/own/'))
  expect(arrived.map((path) => path.split('/').at(-1))).toEqual(['before', 'after'])
})
