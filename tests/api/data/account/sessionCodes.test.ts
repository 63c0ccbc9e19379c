import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Api,
  bearer,
  browserWith,
  clientAt,
  cookiesOf,
  pageHeaders,
  startApi,
} from '#tests/support/client/apiClient.ts'

let api: Api

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.stop())

const me = '/auth/api/logged-user/'
const page = () => clientAt(api.url, { ...pageHeaders, origin: api.url })

describe('session code', () => {
  /** Requests a code; returns it and the browser that requested it. */
  const createCode = async () => {
    const answer = await (await api.browser('customer')).post('/auth/api/session-code/')
    const bound = clientAt(api.url, {
      ...pageHeaders,
      origin: api.url,
      cookie: `frcode=${cookiesOf(answer).frcode?.value}`,
    })
    return { code: answer.body.session, bound }
  }
  const redeem = (session: unknown, by = page()) => by.post('/auth/api/session/', { session })

  test.each(['unknown', 'x'.repeat(43)])('that is %s opens no session', async (code) => {
    const answer = await redeem(code)
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_link'])
    expect(cookiesOf(answer)).toEqual({})
  })

  test('opens a session for its user, and only once', async () => {
    const { code, bound } = await createCode()
    const answer = await redeem(code, bound)
    expect(answer.body).toEqual({ access_token: 'cookie', token_type: 'Bearer', expires_in: expect.any(Number) })
    const token = cookiesOf(answer).friat?.value ?? ''
    expect((await browserWith(api.url, token).get(me)).body.email).toBe('customer@anvil.example')
    expect((await redeem(code, bound)).body.error).toBe('invalid_link')
  })

  test('opens no session in a browser that did not request it', async () => {
    const { code, bound } = await createCode()
    const other = await createCode()
    for (const by of [page(), other.bound]) expect((await redeem(code, by)).body.error).toBe('invalid_link')
    expect((await redeem(code, bound)).status).toBe(200)
  })

  test('ends the previous session of the browser', async () => {
    const browser = await api.browser('customer')
    const answer = await browser.post('/auth/api/session-code/')
    const cookie = `friat=${browser.token}; frcode=${cookiesOf(answer).frcode?.value}`
    expect((await browser.post('/auth/api/session/', answer.body, { cookie })).status).toBe(200)
    expect((await browser.get(me)).status).toBe(401)
  })

  test('opens a single session when redeemed several times at once', async () => {
    const { code, bound } = await createCode()
    const statuses = (await Promise.all([redeem(code, bound), redeem(code, bound), redeem(code, bound)])).map(
      ({ status }) => status,
    )
    expect(statuses.sort()).toEqual([200, 400, 400])
  })

  test('expires after 60 seconds', async () => {
    const { code, bound } = await createCode()
    const [row] = await api.rows.ask(
      "select * from one_time_codes where purpose = 'session' order by created_at desc limit 1",
    )
    expect(Date.parse(row?.expires_at) - Date.parse(row?.created_at)).toBe(60_000)
    await api.rows.ask('update one_time_codes set expires_at = created_at where hash = ?', row?.hash)
    expect((await redeem(code, bound)).body.error).toBe('invalid_link')
  })

  test('returns the token to a program', async () => {
    const { body } = await redeem((await createCode()).code, api.anyone)
    expect((await bearer(api.url, body.access_token).get(me)).body.email).toBe('customer@anvil.example')
  })

  test('cannot be used to reset a password', async () => {
    const password = 'Code-Misuse-1'
    const reset = {
      email: 'customer@anvil.example',
      password,
      password_confirmation: password,
      token: (await createCode()).code,
    }
    expect((await api.anyone.post('/auth/api/password/reset/', reset)).body.error).toBe('invalid_link')
  })
})
