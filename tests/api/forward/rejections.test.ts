import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { heal, type Probe, serviceNames, startProbe } from '#tests/support/services/stubCompany.ts'

let probe: Probe

beforeAll(async () => {
  probe = await startProbe({ read: 10_000, upload: 10_000 })
})

afterAll(() => probe.stop())

afterEach(() => {
  for (const name of serviceNames) heal(probe.company[name])
})

const send = async (name: (typeof serviceNames)[number], call = 'write/1') => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  const answer = await fetch(probe.url(name, call), init)
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, text, body: JSON.parse(text) }
}

describe.each(serviceNames)('error responses of the %s service', (name) => {
  const answer = (status: number, type: string | null, body: string, headers: Record<string, string> = {}) => {
    probe.company[name].answer = (response) =>
      void response.writeHead(status, { ...(type ? { 'content-type': type } : {}), ...headers }).end(body)
  }

  test.each([400, 401, 403, 404, 409, 412, 422, 428, 429, 500, 503, 507])(
    'with %i and JSON are forwarded unchanged',
    async (status) => {
      const body = '{ "error": "theirs", "fields": {"a": "b"} }'
      answer(status, 'application/problem+json; charset=utf-8', body, { 'retry-after': '7', etag: '"3"' })
      const seen = await send(name)
      expect([seen.status, seen.text, seen.headers.get('retry-after'), seen.headers.get('etag')]).toEqual([
        status,
        body,
        '7',
        '"3"',
      ])
    },
  )

  test('with 200 that are a web page are replaced, and none of the page is forwarded', async () => {
    for (const page of ['<!doctype html><h1>Maintenance</h1>', '\n  <html>at Stack.trace</html>']) {
      answer(200, 'text/html; charset=utf-8', page)
      const seen = await send(name)
      expect([seen.status, seen.body.error]).toEqual([502, 'invalid_answer'])
      expect(seen.text).not.toMatch(/Maintenance|Stack/)
    }
  })

  test.each(['{"ok":true}', '[]', '"<b>"'])('with 200 and the JSON %s as text/html are forwarded', async (body) => {
    answer(200, 'text/html', body)
    const seen = await send(name)
    expect([seen.status, seen.text]).toEqual([200, body])
  })

  test.each([
    [400, 400, 'invalid_input'],
    [401, 401, 'unauthorized'],
    [403, 403, 'forbidden'],
    [404, 404, 'not_found'],
    [405, 405, 'invalid_input'],
    [409, 409, 'conflict'],
    [413, 413, 'invalid_input'],
    [428, 428, 'precondition_required'],
    [429, 429, 'rate_limited'],
    [500, 502, 'unavailable'],
    [502, 502, 'unavailable'],
    [503, 503, 'unavailable'],
    [504, 504, 'timeout'],
    [599, 502, 'unavailable'],
    [300, 502, 'unavailable'],
    [307, 502, 'unavailable'],
    [304, 502, 'unavailable'],
  ])('with %i and an HTML page become %i with the common JSON error', async (status, expected, error) => {
    for (const type of ['text/html; charset=utf-8', null]) {
      answer(status, type, type && status !== 304 ? '<h1>Secret of the web server</h1>' : '', {
        location: 'https://evil.example/',
        'www-authenticate': 'Basic realm="theirs"',
        'set-cookie': 'friat=theirs',
      })
      const seen = await send(name)
      expect([seen.status, seen.body.error, seen.body.id]).toEqual([expected, error, seen.headers.get('x-request-id')])
      expect(seen.text).not.toContain('Secret')
      for (const header of ['location', 'www-authenticate', 'set-cookie']) expect(seen.headers.get(header)).toBeNull()
    }
  })

  test('keep their retry-after header', async () => {
    answer(503, 'text/html', 'Down for repair', { 'retry-after': '120' })
    expect((await send(name)).headers.get('retry-after')).toBe('120')
  })

  test('sent before the end of an upload reach the client', async () => {
    probe.company[name].isEarly = true
    for (const [status, type, expected] of [
      [413, 'application/json', 413],
      [413, 'text/html', 413],
      [500, 'text/html', 502],
    ] as const) {
      answer(status, type, '{"error":"too_large"}')
      const body = new FormData()
      body.set('file', new Blob([Buffer.alloc(15_000_000)]), 'file.bin')
      expect((await fetch(probe.url(name, 'upload/1'), { method: 'POST', body })).status).toBe(expected)
    }
  })
})

test.each(serviceNames)(
  'an endless upload to the %s service while down gets a response and is cut off',
  async (name) => {
    await probe.company[name].goDown()
    onTestFinished(() => probe.company[name].comeUp())
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const sending = request(probe.url(name, 'upload/1'), { method: 'POST', headers })
    const piece = Buffer.alloc(1_000_000)
    let sent = 0
    const send = () => {
      if (sending.destroyed) return
      sent += piece.length
      sending.write(piece, send)
    }
    const closed = new Promise((resolve) => sending.once('close', resolve).on('error', resolve))
    send()
    const [answer] = await once(sending, 'response')
    expect(answer.statusCode).toBe(502)
    answer.resume()
    await closed
    expect(sent).toBeLessThan(60_000_000)
  },
)

test('a sign-in that the auth service answers with an HTML page returns 502', async () => {
  probe.company.auth.answer = (response) => void response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>')
  const form = new URLSearchParams({ grant_type: 'password', username: 'a@b.example', password: 'x', client_id: 'c' })
  const answer = await fetch(`${probe.gateway.url}/auth/api/oauth/token/`, { method: 'POST', body: form })
  expect([answer.status, (await answer.json()).error]).toEqual([502, 'unavailable'])
})
