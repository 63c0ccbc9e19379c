import { describe, expect, test } from 'vitest'
import {
  type Api,
  bearer,
  type Client,
  cookiesOf,
  demoPassword,
  grant,
  signInPath,
} from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { addMember, edit } from '#tests/support/client/users.ts'

let api: Api
let admin: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  admin = await api.as('admin')
})

const isSignedIn = async (client: Client) => (await client.get('/auth/api/logged-user/')).status === 200
const codeOf = async (client: Client): Promise<string> => (await client.post('/auth/api/session-code/')).body.session
const redeem = (session: string, by = api.anyone) => by.post('/auth/api/session/', { session })
const madeOf = async (client: Client) => {
  const { status, body, text } = await redeem(await codeOf(client))
  expect([status, text]).toEqual([200, expect.any(String)])
  return { session: bearer(api.url, body.access_token), seconds: body.expires_in as number }
}
const member = async () => {
  const user = await addMember(api, admin)
  return { user, first: await api.as(user.email) }
}
const logOut = (client: Client) => client.post('/auth/api/logout/')

describe('a session created from another session', () => {
  test('expires with the first session, however often it is passed on', async () => {
    const { user, first } = await member()
    const soon = new Date(Date.now() + 100_000).toISOString()
    await api.rows.ask('update tokens set expires_at = ? where user_id = ?', soon, user.id)
    const second = await madeOf(first)
    const third = await madeOf(second.session)
    for (const { seconds } of [second, third]) {
      expect(seconds).toBeGreaterThan(60)
      expect(seconds).toBeLessThanOrEqual(100)
    }
    const ends = await api.rows.ask('select distinct expires_at from tokens where user_id = ?', user.id)
    expect(ends).toEqual([{ expires_at: soon }])
    await api.rows.ask("update tokens set expires_at = '2026-01-01T00:00:00.000Z' where user_id = ?", user.id)
    expect([await isSignedIn(second.session), await isSignedIn(third.session)]).toEqual([false, false])
  })

  test('has the same expiry in the browser cookie', async () => {
    const { user } = await member()
    const browser = await api.browser(user.email)
    const soon = new Date(Date.now() + 100_000).toISOString()
    await api.rows.ask('update tokens set expires_at = ? where user_id = ?', soon, user.id)
    const created = await browser.post('/auth/api/session-code/')
    const cookie = `friat=${browser.token}; frcode=${cookiesOf(created).frcode?.value}`
    const landed = await browser.post('/auth/api/session/', { session: created.body.session }, { cookie })
    expect(landed.status).toBe(200)
    expect(Number(/Max-Age=(\d+)/.exec(cookiesOf(landed).friat?.attributes ?? '')?.[1])).toBeLessThanOrEqual(100)
  })

  test('cannot be created after the first session has expired', async () => {
    const { user, first } = await member()
    const code = await codeOf(first)
    await api.rows.ask("update tokens set expires_at = '2026-01-01T00:00:00.000Z' where user_id = ?", user.id)
    expect((await redeem(code)).body.error).toBe('invalid_link')
  })
})

describe('logout', () => {
  test.each([
    ['the first', 0],
    ['one in between', 1],
    ['the last', 2],
  ])('of %s ends the whole session family and its codes, but no other sessions', async (_which, at) => {
    const { user, first } = await member()
    const { session: second } = await madeOf(first)
    const { session: third } = await madeOf(second)
    const code = await codeOf(second)
    const elsewhere = await api.as(user.email)
    const family = [first, second, third]
    expect((await logOut(family[at] as Client)).status).toBe(200)
    for (const session of family) expect(await isSignedIn(session)).toBe(false)
    expect((await redeem(code)).body.error).toBe('invalid_link')
    expect(await isSignedIn(elsewhere), 'another machine').toBe(true)
  })

  test('while a session is being created leaves neither session valid', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { first } = await member()
      const code = await codeOf(first)
      const [, made] = await Promise.all([logOut(first), redeem(code)])
      expect([200, 400]).toContain(made.status)
      if (made.status === 200) expect(await isSignedIn(bearer(api.url, made.body.access_token))).toBe(false)
    }
  })

  test('is also done for the family when another user signs in in the same browser', async () => {
    const { user, first } = await member()
    const { session: second } = await madeOf(first)
    const other = await addMember(api, admin)
    const answer = await first.post(signInPath, grant(other.email, demoPassword))
    expect(answer.status).toBe(200)
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, false])
    expect(await isSignedIn(await api.as(user.email, demoPassword))).toBe(true)
  })
})

test('a browser that redeems a code of its own session stays in the same family', async () => {
  const { user } = await member()
  const first = await api.as(user.email)
  const { body } = await redeem(await codeOf(first), first)
  const second = bearer(api.url, body.access_token)
  expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true])
  const { session: third } = await madeOf(second)
  await logOut(second)
  expect(await isSignedIn(third)).toBe(false)
})

test('sessions ended by an administrator stay ended with all derived sessions', async () => {
  const { user, first } = await member()
  const { session: second } = await madeOf(first)
  expect((await edit(admin, user, { role: 6 })).status).toBe(200)
  expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, false])
})
