import { afterEach, describe, expect, test, vi } from 'vitest'
import { isAnyCallRunning, onActivity } from '#dataProvider/calls/activity.ts'
import { CallError } from '#dataProvider/calls/callError.ts'
import { send } from '#dataProvider/calls/client.ts'
import { endWaiting, onSessionExpired } from '#dataProvider/calls/expiry.ts'
import { onChange } from '#dataProvider/changes.ts'
import { account } from '#schema/account/account.ts'
import { administration } from '#schema/administration/administration.ts'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

afterEach(() => vi.unstubAllGlobals())

const userPath = '/auth/api/logged-user/'
const person = { id: 7, name: 'Ana Luna', email: 'ana@anvil.example', role: 1, isForge: 2 }

const change = {
  id: 7,
  version: 3,
  name: 'Ana',
  email: 'ana@anvil.example',
  roleId: 3,
  company: 'Forja',
  plant: 'forge' as const,
  newPermissions: [],
}

const failed = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof CallError)) throw new Error('The call did not fail.')
  return error
}

describe('an API call', () => {
  test('requests its service and returns the response in domain names', async () => {
    const { requests } = stubGateway({ [`GET ${userPath}`]: () => json(person) })
    const user = await send(account.currentUser, {})
    expect(user).toEqual({ id: 7, name: 'Ana Luna', email: 'ana@anvil.example', roleId: 1, plant: 'aerospace' })
    expect(requests[0]?.headers.get('X-Requested-With')).toBe('portal')
  })

  test('sends its body in wire names', async () => {
    const { requests } = stubGateway({
      'POST /auth/api/validate-page-access-forge/': () => json({ ok: true, menu: [], current_page: 'Users' }),
    })
    const access = await send(account.pageAccess, { slug: 'users', customerId: 3, isMobile: false, timeZone: 'UTC' })
    expect(access).toEqual({ ok: true, trail: [], currentPage: 'Users' })
    expect(requests[0]?.body).toEqual({ slug: 'users', client_id: 3, is_mobile: false, timezone: 'UTC' })
  })

  test('sends the known version when it changes a versioned record', async () => {
    const { requests } = stubGateway({ 'POST /auth/api/edit-userforge/7': () => json({ message: 'ok', version: 4 }) })
    await send(administration.editUser, change)
    expect(requests[0]?.headers.get('If-Match')).toBe('"3"')
    expect(requests[0]?.body).not.toHaveProperty('version')
  })

  test('counts as running until it settles', async () => {
    stubGateway({ [`GET ${userPath}`]: () => json(person) })
    const states: boolean[] = []
    const stop = onActivity(() => states.push(isAnyCallRunning()))
    await send(account.currentUser, {})
    stop()
    expect(states).toEqual([true, false])
  })

  test('notifies change listeners of a write, but not of a tracked visit', async () => {
    const done = () => json({ ok: true, message: 'ok', version: 4 })
    stubGateway({ 'POST /auth/api/edit-userforge/7': done, 'POST /write/Tracking/': done })
    const listener = vi.fn()
    const stop = onChange(listener)
    await send(account.track, { title: 'Home', customerId: 3 })
    expect(listener).not.toHaveBeenCalled()
    await send(administration.editUser, change)
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
  })

  test('does not notify change listeners of a sign-out', async () => {
    stubGateway({ 'POST /auth/api/logout/': () => json({ ok: true }) })
    const listener = vi.fn()
    const stop = onChange(listener)
    await send(account.signOut, {})
    expect(listener).not.toHaveBeenCalled()
    stop()
  })
})

describe('an API call failure', () => {
  test('names its fields in domain names', async () => {
    const fields = { company_position: 'Too long.', phone: 'Wrong.' }
    const codes = { company_position: { code: 'tooLong', limit: 120 } }
    stubGateway({ 'POST /auth/api/edit-userforge/7': () => failure(400, 'invalid_input', { fields, codes }) })
    const error = await failed(send(administration.editUser, change))
    expect(error).toMatchObject({ status: 400, code: 'invalid_input', id: 'request-1' })
    expect(error.issues).toEqual({
      position: { code: 'tooLong', limit: 120, message: 'Too long.' },
      phone: { code: 'type', message: 'Wrong.' },
    })
  })

  test('carries the newer state after a stale write', async () => {
    stubGateway({ 'POST /auth/api/edit-userforge/7': () => failure(409, 'conflict', { current: { version: 9 } }) })
    const error = await failed(send(administration.editUser, change))
    expect(error.current).toEqual({ version: 9 })
  })

  test.each([
    [403, 'forbidden'],
    [404, 'not_found'],
    [502, 'unavailable'],
    [504, 'timeout'],
    [500, 'internal'],
  ])('maps an HTML error page with status %i to the code %s', async (status, code) => {
    stubGateway({ [`GET ${userPath}`]: () => new Response('<h1>Bad gateway</h1>', { status }) })
    expect(await failed(send(account.currentUser, {}))).toMatchObject({ status, code })
  })

  test('carries the seconds of Retry-After', async () => {
    const body = JSON.stringify({ error: 'rate_limited' })
    stubGateway({ [`GET ${userPath}`]: () => new Response(body, { status: 429, headers: { 'Retry-After': '30' } }) })
    expect(await failed(send(account.currentUser, {}))).toMatchObject({ code: 'rate_limited', retryAfter: 30 })
  })

  test('keeps the sentence in `error` from an external service as its message', async () => {
    const answer = () => json({ error: 'The password was used before.' }, { status: 400 })
    stubGateway({ 'POST /auth/api/change-password/': answer })
    const change = { password: 'Forge-2027', confirmation: 'Forge-2027' }
    const error = await failed(send(account.changePassword, change))
    expect([error.code, error.message]).toEqual(['invalid_input', 'The password was used before.'])
  })

  test('has the code offline without a response', async () => {
    stubGateway({ [`GET ${userPath}`]: () => Promise.reject(new TypeError('Failed to fetch')) })
    expect(await failed(send(account.currentUser, {}))).toMatchObject({ status: 0, code: 'offline' })
  })

  test.each([
    ['a missing field', { id: 7 }, 'GET /auth/api/logged-user/ name: Required.'],
    ['no JSON', undefined, 'GET /auth/api/logged-user/: Required.'],
  ])('names call and field after a response with %s', async (_, body, message) => {
    stubGateway({ [`GET ${userPath}`]: () => (body ? json(body) : new Response('nonsense')) })
    const error = await failed(send(account.currentUser, {}))
    expect(error.code).toBe('invalid_answer')
    expect(error.message).toContain(message)
  })

  test.each([
    ['the connection breaks', new TypeError('network error'), 'offline'],
    ['the deadline passes', new DOMException('too late', 'TimeoutError'), 'timeout'],
  ])('has the code of a call without a response when %s within the body', async (_, reason, code) => {
    const broken = new ReadableStream({ start: (body) => body.error(reason) })
    stubGateway({ [`GET ${userPath}`]: () => new Response(broken) })
    expect(await failed(send(account.currentUser, {}))).toMatchObject({ status: 0, code })
  })

  test('rejects a call that is aborted within the body with the reason of its signal', async () => {
    const page = new AbortController()
    const open = new ReadableStream({
      pull: (body) => {
        page.abort(new Error('left the page'))
        body.error(page.signal.reason)
      },
    })
    stubGateway({ [`GET ${userPath}`]: () => new Response(open) })
    await expect(send(account.currentUser, {}, { signal: page.signal })).rejects.toThrow('left the page')
  })

  test('rejects an aborted call with the reason of its signal', async () => {
    stubGateway({ [`GET ${userPath}`]: () => json(person) })
    const aborted = AbortSignal.abort(new Error('left the page'))
    await expect(send(account.currentUser, {}, { signal: aborted })).rejects.toThrow('left the page')
  })
})

describe('an expired session', () => {
  let stop = () => {}
  afterEach(() => stop())

  const listen = (follow: () => void) => {
    const listener = vi.fn(() => queueMicrotask(follow))
    stop = onSessionExpired(listener)
    return listener
  }

  const heard = async (call: () => Promise<unknown>) => {
    stubGateway({
      [`GET ${userPath}`]: () => failure(401, 'unauthorized'),
      'POST /auth/api/oauth/token/': () => failure(401, 'invalid_grant'),
    })
    const listener = listen(() => endWaiting(false))
    await failed(call())
    return listener.mock.calls.length
  }

  test('is reported when any call finds it', async () =>
    expect(await heard(() => send(account.currentUser, {}))).toBe(1))

  test('is not reported for a call that handles expiry itself', async () => {
    expect(await heard(() => send(account.currentUser, {}, { handlesExpiry: true }))).toBe(0)
  })

  test('is not reported for a wrong password', async () => {
    expect(await heard(() => send(account.signIn, { grantType: 'password' }))).toBe(0)
  })

  const registration = '/auth/api/register-user-forge'
  const { id: _, version: __, ...edited } = change
  const someone = { ...edited, salesContact: 'Sam Seller', salesEmail: 'sam.seller@anvil.example' }
  const register = (signal?: AbortSignal) => send(administration.registerUser, someone, { repeatKey: 'key-1', signal })

  test('suspends its calls and repeats them once with the same key after sign-in', async () => {
    const answers = [failure(401, 'unauthorized'), json({ id: 8, message: 'Made.', mail_sent: true })]
    const gateway = stubGateway({ [`POST ${registration}`]: () => answers.shift() ?? failure(500, 'internal') })
    listen(() => endWaiting(true))
    await register()
    const sent = gateway.to(registration)
    expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key-1', 'key-1'])
    expect(sent[1]?.body).toEqual(sent[0]?.body)
  })

  test('is reported again when the repeated call gets 401, and the call fails', async () => {
    const gateway = stubGateway({ [`POST ${registration}`]: () => failure(401, 'unauthorized') })
    const listener = listen(() => endWaiting(true))
    expect(await failed(register())).toMatchObject({ status: 401 })
    expect(listener).toHaveBeenCalledTimes(2)
    expect(gateway.to(registration)).toHaveLength(2)
  })

  test('rejects a suspended call when its page is left', async () => {
    const gateway = stubGateway({ [`POST ${registration}`]: () => failure(401, 'unauthorized') })
    const left = new AbortController()
    listen(() => setTimeout(() => left.abort(new Error('left the page'))))
    await expect(register(left.signal)).rejects.toThrow('left the page')
    endWaiting(true)
    expect(gateway.to(registration)).toHaveLength(1)
  })
})
