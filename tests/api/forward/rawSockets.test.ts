import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHostedPortal, type Portal } from '#tests/support/portal/portal.ts'
import { type Arrived, type CompanyOnWire, companyOnWire } from '#tests/support/services/companyOnWire.ts'
import { sendBytes } from '#tests/support/wire/rawRequest.ts'
import { framing, oddFraming, overlong, unfinished } from './raw/framing.data.ts'
import { heads } from './raw/heads.data.ts'
import { hiding, paths, strange } from './raw/paths.data.ts'
import { type Target, type Vector, withHeaders } from './raw/sending.ts'

let company: CompanyOnWire
let portal: Portal
let sent = 0

beforeAll(async () => {
  company = await companyOnWire()
  const at = (name: string) => [`${name}_URL`, `${company.url}/${name.toLowerCase()}`]
  portal = await openHostedPortal({ env: Object.fromEntries(['AUTH', 'READ', 'WRITE', 'CONTENT'].map(at)) })
})

afterAll(async () => {
  await portal.stop()
  await company.stop()
})

const target = (method: Target['method'], path: string, body = '', isDeclared = true): Target => {
  const [, service] = path.split('/')
  return { service: service as Target['service'], method, path, body, isDeclared }
}

const targets = [
  target('GET', '/auth/api/logged-user/'),
  target('POST', '/auth/api/validate-content-access/', '{"access":"1"}'),
  target('GET', '/read/Users/ObtenerUsuariosForge/'),
  target('POST', '/read/GetNames/', '[{"id":101}]'),
  target('POST', '/write/Tracking/', '{"titulo":"Home"}'),
  target('GET', '/content/nothing/', '', false),
]

const vectors = [...framing, ...oddFraming, ...overlong, ...unfinished, ...heads, ...paths]
const isFor =
  ({ method }: Target) =>
  ({ on }: Vector) =>
    on === undefined || on === method

const send = async ({ bytes, isEnd = false }: Vector, to: Target) => {
  sent += 1
  const token = `raw-${sent}.`
  const answer = await sendBytes(portal.url, bytes({ ...to, host: new URL(portal.url).host, token }), { isEnd })
  const isOfThis = ({ rawHeaders }: Arrived) => rawHeaders.some((value) => value.includes(token))
  return {
    statuses: [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)),
    arrived: company.arrived.filter(({ isWhole }) => isWhole).filter(isOfThis),
  }
}

/** A call that is not declared gets 404 where a declared one gets 200. */
const statusesFor = ({ ends }: Vector, { isDeclared }: Target) =>
  (ends === 'passes' ? [200] : ends).map((status) => (status === 200 && !isDeclared ? 404 : status))

/** Allowlist of the headers that a service may receive. */
const expected =
  /^(host|connection|content-length|transfer-encoding|accept|accept-language|content-type|if-match|idempotency-key|range|authorization|x-request-id|x-forwarded-(for|proto)|user-agent|sec-fetch-mode|accept-encoding)$/

const expectInOrder = ({ method, url, rawHeaders, body }: Arrived, vector: Vector, to: Target) => {
  expect(`${method} ${url}`).toBe(`${to.method} /base${to.path}`)
  const names = rawHeaders.filter((_text, index) => index % 2 === 0).map((name) => name.toLowerCase())
  expect(names.filter((name) => !expected.test(name))).toEqual([])
  expect(names).toHaveLength(new Set(names).size)
  expect(names.includes('content-length') && names.includes('transfer-encoding')).toBe(false)
  expect(rawHeaders.join()).not.toMatch(/smuggled|evil/)
  if (vector.on !== 'GET') expect(body).toBe(to.body)
}

const isAlive = async () => expect((await fetch(`${portal.url}/healthz`)).status).toBe(200)

describe.each(targets)('$method $path', (to) => {
  test.each(vectors.filter(isFor(to)))(
    'responds as expected to $name, and forwards it at most once',
    async (vector) => {
      const { statuses, arrived } = await send(vector, to)
      const expected = statusesFor(vector, to)
      expect(statuses).toEqual(expected)
      const times = expected.includes(200) ? 1 : 0
      expect(arrived.length).toBeGreaterThanOrEqual(times)
      expect(arrived.length).toBeLessThanOrEqual(vector.mayArrive ? 1 : times)
      for (const one of arrived) expectInOrder(one, vector, to)
      await isAlive()
    },
  )
})

describe('id in a path', () => {
  const sendId = (id: string) =>
    send({ name: id, bytes: withHeaders(), ends: 'passes' }, target('GET', `/auth/api/userforge/${id}`))

  test.each([...hiding.filter((what) => what !== '/'), ...strange, '7%20', '0', '-1'])(
    'returns 400 for %j',
    async (id) => {
      const { statuses, arrived } = await sendId(id)
      expect([statuses, arrived]).toEqual([[400], []])
      await isAlive()
    },
  )

  test.each(['7.5', '7.0', '1e1', '007', '99999999999', 'A-1007'])('forwards %j as it came', async (id) => {
    const { statuses, arrived } = await sendId(id)
    expect([statuses, arrived.map(({ url }) => url)]).toEqual([[200], [`/base/auth/api/userforge/${id}`]])
  })

  test.each(['7', '%37', '7/'])('accepts %j, and is forwarded in normalized form', async (id) => {
    const { statuses, arrived } = await sendId(id)
    expect([statuses, arrived.map(({ url }) => url)]).toEqual([[200], ['/base/auth/api/userforge/7']])
  })
})

test('two pipelined calls on one connection arrive as two', async () => {
  const [list, names] = [targets[2], targets[3]] as [Target, Target]
  const bytes: Vector['bytes'] = (to) =>
    `${withHeaders()({ ...to, ...list }).replace('Connection: close\r\n', '')}${withHeaders()({ ...to, ...names })}`
  const { statuses, arrived } = await send({ name: 'two', bytes, ends: 'passes' }, list)
  expect([statuses, arrived.map(({ method }) => method).sort()]).toEqual([
    [200, 200],
    ['GET', 'POST'],
  ])
})

test('at least 500 cases are sent to one process, which answers them all', async () => {
  expect(sent).toBeGreaterThan(500)
  const pids = portal.output.filter((text) => text.startsWith('{')).map((text) => JSON.parse(text).pid)
  expect(new Set(pids).size).toBe(1)
})

test('no forwarded request is malformed, and no error is logged', () => {
  expect(company.unreadable).toEqual([])
  expect(portal.output.filter((text) => text.includes('"level":50'))).toEqual([])
})
