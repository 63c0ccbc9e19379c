import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, startApi } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import { documentPaths } from '#tests/support/rows/orders/documentRows.ts'
import { type RecordingService, recordingService } from '#tests/support/services/recordingService.ts'
import { rawRequest } from '#tests/support/wire/rawRequest.ts'

const navigating = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }
const statement = documentPaths.statement(customers.healthy)

let company: RecordingService
let api: Api
let connected: Api

beforeAll(async () => {
  company = await recordingService()
  company.answer = (response) =>
    void response.writeHead(503, { 'content-type': 'application/json' }).end('{"error":"down for <b>ever</b>"}')
  ;[api, connected] = await Promise.all([startApi(), startApi({ env: { CONTENT_URL: company.url } })])
})

afterAll(() => Promise.all([api.stop(), connected.stop(), company.stop()]))

describe('failure page of a document', () => {
  test('links to the sign-in and back after the session has expired', async () => {
    const { status, headers, text } = await api.anyone.get(statement, navigating)
    expect([status, headers.get('content-type')]).toEqual([401, 'text/html; charset=utf-8'])
    expect(text).toContain('Your session has expired. Please log in again.')
    expect(text).toContain(`href="/forge/login?next=${encodeURIComponent(statement)}"`)
    expect(text).not.toContain('Retry')
  })

  test('names the failure and offers a retry', async () => {
    const foreign = documentPaths.statement(customers.creditHold)
    const { status, headers, text } = await (await api.as('customer')).get(`${foreign}?a="<i>`, navigating)
    expect([status, headers.get('content-security-policy')]).toEqual([400, expect.stringContaining("'nonce-")])
    expect(text).toMatch(/<a href="[^"<]*Statetement[^"<]*">Retry<\/a>/)
    const absent = await (await api.as('customer')).get(foreign, navigating)
    expect([absent.status, absent.text]).toEqual([404, expect.stringContaining('This does not exist')])
    expect(absent.text).toContain(String(absent.headers.get('x-request-id')))
  })

  test.each([
    ['chosen', { cookie: 'frlang=es', 'accept-language': 'en' }],
    ['preferred', { 'accept-language': 'de, es-MX;q=0.9, en;q=0.5' }],
  ])('is in the language that the reader has %s', async (_how, headers) => {
    const { text } = await api.anyone.get(statement, { ...navigating, ...headers })
    expect(text).toContain('<html lang="es">')
    expect(text).toContain('Su sesión ha vencido.')
  })

  test('does not contain the response of a connected service', async () => {
    const customer = await connected.as('customer')
    const { status, text } = await customer.get(statement, navigating)
    expect([status, text]).toEqual([503, expect.stringContaining('The service is not available at the moment.')])
    expect(text).not.toContain('ever')
  })

  test.each([
    '//evil.example/forge/login',
    '/\\evil.example',
    '///evil.example',
    '/%2F/evil.example',
    '/%5Cevil.example',
    '/forge//evil.example',
    '/./%2e%2e//evil.example',
    '//evil.example/%00',
    '/;//evil.example',
  ])('does not link from %s to another host', async (path) => {
    const { status, text } = await rawRequest(api.url, path, { headers: navigating })
    expect([status, text]).toEqual([400, expect.stringContaining('This address is not valid.')])
    expect([...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/forge/', '/forge/'])
  })

  test('is not sent to a program, which gets JSON', async () => {
    const { headers, body } = await api.anyone.get(statement)
    expect([headers.get('content-type'), body.error]).toEqual(['application/json; charset=utf-8', 'unauthorized'])
  })
})
