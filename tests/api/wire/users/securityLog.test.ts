import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Api,
  bearer,
  type Client,
  clientAt,
  clientSecret,
  emailOf,
  grant,
  pageHeaders,
  signInPath,
  startApi,
} from '#tests/support/client/apiClient.ts'
import { addMember, customers, remove } from '#tests/support/client/users.ts'

let api: Api
let admin: Client

beforeAll(async () => {
  api = await startApi({ env: { TRUST_PROXY: 'on' } })
  admin = await api.as('admin')
})

afterAll(() => api.stop())

type Event = {
  'event.action': string
  'user.hash'?: string
  'user.id'?: string
  'source.address': string
  'labels.call': string
  'http.request.id': string
}

const eventsFrom = (network: string): Event[] =>
  api.output
    .filter((line) => line.includes('"security"'))
    .map((line) => JSON.parse(line) as Event)
    .filter((event) => event['source.address'] === network)

const from = (address: string) => ({ 'x-forwarded-for': address })
const guess = (email: string, password: string, address: string, more: object = {}) =>
  api.anyone.post(signInPath, { ...grant(email, password), ...more }, from(address))

describe('security log', () => {
  test('contains a failed sign-in with account and network, but nothing that was typed', async () => {
    const answers = [
      await guess('staff@anvil.example', 'Wrong-secret-1', '203.0.113.1'),
      await guess(' STAFF@anvil.example', 'Wrong-secret-2', '203.0.113.1'),
      await guess('nobody@anvil.example', 'Wrong-secret-3', '203.0.113.1'),
    ]
    await expect.poll(() => eventsFrom('203.0.113.1')).toHaveLength(3)
    const events = eventsFrom('203.0.113.1')
    expect(events.map((event) => [event['event.action'], event['labels.call']])).toEqual(
      answers.map(() => ['signInFailed', 'account.signIn']),
    )
    expect(events.map((event) => event['http.request.id'])).toEqual(answers.map(({ body }) => body.id))
    const [first, second, third] = events.map((event) => event['user.hash'])
    expect(first).toMatch(/^[\w-]{16}$/)
    expect([second, third]).toEqual([first, expect.not.stringMatching(first ?? '')])
    const text = JSON.stringify(events)
    for (const secret of ['Wrong-secret', 'staff@', 'nobody@', clientSecret]) expect(text).not.toContain(secret)
  })

  test('contains a failed sign-in in a browser, with the whole network of an IPv6 address', async () => {
    const headers = { ...pageHeaders, origin: api.url, ...from('2001:db8:1:2:3:4:5:6') }
    const typed = { grant_type: 'password', username: emailOf('staff'), password: 'Wrong-secret-4' }
    expect((await clientAt(api.url, headers).post(signInPath, typed)).status).toBe(401)
    await expect
      .poll(() => eventsFrom('2001:db8:1:2::/64').map((event) => event['event.action']))
      .toEqual(['signInFailed'])
  })

  test('contains a sign-in that was rejected without checking the password', async () => {
    const { email } = await addMember(api, admin)
    for (let at = 0; at < 6; at += 1) await guess(email, `Wrong-${at}`, '203.0.113.2')
    const events = () => eventsFrom('203.0.113.2').map((event) => event['event.action'])
    await expect.poll(events).toEqual([...Array.from({ length: 5 }, () => 'signInFailed'), 'signInLimited'])
  })

  test('contains rejected calls of users, but not those of anonymous clients', async () => {
    const user = await addMember(api, admin)
    const { token } = await api.as(user.email)
    const client = clientAt(api.url, { authorization: `Bearer ${token}`, ...from('203.0.113.3') })
    expect((await client.get('/read/Users/metricosAnvilNowForge/1')).status).toBe(403)
    expect((await client.get('/auth/api/logged-user/')).status).toBe(200)
    expect((await client.get(`/read/WIP/overview/${customers.brandNew}`)).status).toBe(404)
    expect((await api.anyone.get('/auth/api/logged-user/', from('203.0.113.3'))).status).toBe(401)
    await remove(admin, user.id)
    expect((await client.get('/auth/api/logged-user/')).status).toBe(401)
    await expect.poll(() => eventsFrom('203.0.113.3').length).toBe(1)
    expect(eventsFrom('203.0.113.3')).toEqual([
      expect.objectContaining({
        '@timestamp': expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        'log.level': 'warn',
        'ecs.version': '8.17.0',
        'service.name': 'anvil-portal',
        'event.kind': 'event',
        'event.category': ['web'],
        'event.type': ['access', 'denied'],
        'event.action': 'accessRefused',
        'event.outcome': 'failure',
        'user.id': String(user.id),
        'labels.call': 'metrics.tiles',
        'http.response.status_code': 403,
      }),
    ])
    expect(JSON.stringify(eventsFrom('203.0.113.3'))).not.toContain(token)
  })

  test('is limited per network, and later reports the number of omitted lines', async () => {
    const client = clientAt(api.url, {
      authorization: `Bearer ${(await api.as('customer')).token}`,
      ...from('203.0.113.4'),
    })
    for (let at = 0; at < 60; at += 1) await client.get('/read/Users/metricosAnvilNowForge/1')
    const lines = eventsFrom('203.0.113.4').length
    expect(lines).toBeGreaterThanOrEqual(20)
    expect(lines).toBeLessThanOrEqual(40)
  })
})

describe("guesses of the client's secret", () => {
  const wrong = { client_secret: 'guessed' }

  test('are logged, and limited per client and network', async () => {
    const { email } = await addMember(api, admin)
    const statuses: number[] = []
    for (let at = 0; at < 25; at += 1) statuses.push((await guess(email, 'any', '203.0.113.5', wrong)).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), ...Array.from({ length: 5 }, () => 429)])
    const right = await guess(email, 'Forge-2026', '203.0.113.5')
    expect([right.status, Number(right.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
    expect(eventsFrom('203.0.113.5').map((event) => event['event.action'])).toContain('clientRefused')
    // Other networks and the portal's own pages are not limited, and no account is locked.
    expect((await guess(email, 'Forge-2026', '203.0.113.6')).status).toBe(200)
    const page = { ...pageHeaders, origin: api.url, ...from('203.0.113.5') }
    const typed = { grant_type: 'password', username: email, password: 'Forge-2026' }
    expect((await clientAt(api.url, page).post(signInPath, typed)).status).toBe(200)
  })

  test.each([
    ['an unknown client', (_at: number) => 'somebody'],
    ['many unknown clients', (at: number) => `somebody ${at}`],
  ])('with the name of %s are limited, but do not affect a known one', async (_case, nameOf) => {
    const address = `198.51.100.${nameOf(1).length}`
    const statuses: number[] = []
    for (let at = 0; at < 25; at += 1)
      statuses.push((await guess('staff', 'any', address, { ...wrong, client_id: nameOf(at) })).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), ...Array.from({ length: 5 }, () => 429)])
    expect((await guess('rep', 'Forge-2026', address)).status).toBe(200)
  })

  test('are limited in the header as well', async () => {
    const basic = `Basic ${Buffer.from('portal:guessed').toString('base64')}`
    const input = { grant_type: 'password', username: emailOf('staff'), password: 'any' }
    const statuses: number[] = []
    for (let at = 0; at < 21; at += 1) {
      const headers = { authorization: basic, ...from('203.0.113.7') }
      statuses.push((await api.anyone.post(signInPath, input, headers)).status)
    }
    expect([...new Set(statuses)]).toEqual([401, 429])
  })

  test('do not pass the limit together, and hide no right one among them', async () => {
    const { email } = await addMember(api, admin)
    const guesses = Array.from({ length: 60 }, () => guess(email, 'Forge-2026', '203.0.113.9', wrong))
    const right = guess(email, 'Forge-2026', '203.0.113.9')
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(20)
    expect((await right).status).toBe(429)
  })

  test('do not include valid credentials', async () => {
    for (let at = 0; at < 25; at += 1) expect((await guess('rep', 'Forge-2026', '203.0.113.8')).status).toBe(200)
  })
})

test('an unknown token identifies no user, and is not logged', async () => {
  expect((await bearer(api.url, 'nobody-holds-this').get('/auth/api/logged-user/')).status).toBe(401)
  expect(api.output.filter((line) => line.includes('nobody-holds'))).toEqual([])
})
