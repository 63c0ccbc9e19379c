import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, startApi } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import { documentPaths } from '#tests/support/rows/orders/documentRows.ts'
import { type RecordingService, recordingService } from '#tests/support/services/recordingService.ts'

const own = customers.healthy
const statement = documentPaths.statement(own)

let company: RecordingService
let plain: Api
let withToken: Api

beforeAll(async () => {
  company = await recordingService()
  company.answer = (response) =>
    void response
      .writeHead(200, {
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="of-the-company.pdf"',
        'cache-control': 'public, max-age=600',
      })
      .end('%PDF-1.7 of the company')
  const env = { CONTENT_URL: company.url }
  ;[plain, withToken] = await Promise.all([startApi({ env }), startApi({ env: { ...env, STATEMENT_COOKIE: 'token' } })])
})

afterAll(() => Promise.all([plain.stop(), withToken.stop(), company.stop()]))

const open = async (portal: Api, path: string) => (await portal.as('customer')).get(path)
const lastRequest = () => company.recorded.at(-1)?.url

describe('statement of a connected service', () => {
  test('is streamed with its headers and not cached', async () => {
    const { status, text, headers } = await open(plain, statement)
    expect([status, text]).toEqual([200, '%PDF-1.7 of the company'])
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="of-the-company.pdf"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
  })

  test('is requested with the customer id in place of the dash', async () => {
    await open(plain, statement)
    expect(lastRequest()).toBe(`/base/api/Documents/ObtenerStatetement/${own}/${own}`)
  })

  test("is requested with the caller's token if configured, which is not logged", async () => {
    const customer = await withToken.as('customer')
    const { headers } = await customer.get(statement)
    expect(lastRequest()).toBe(`/base/api/Documents/ObtenerStatetement/${own}/${customer.token}`)
    const id = headers.get('x-request-id') ?? 'none'
    await expect.poll(() => withToken.output.join('\n'), { interval: 20 }).toContain(id)
    expect(withToken.output.join('\n')).not.toContain(customer.token)
  })

  test('is requested with the own customer id, whatever the client sends in place of the dash', async () => {
    await open(plain, statement.replace(/-$/, String(customers.creditHold)))
    expect(lastRequest()).toBe(`/base/api/Documents/ObtenerStatetement/${own}/${own}`)
  })

  test('of another customer returns 404 without a request', async () => {
    const requestsBefore = company.recorded.length
    expect((await open(plain, documentPaths.statement(customers.creditHold))).status).toBe(404)
    expect(company.recorded).toHaveLength(requestsBefore)
  })
})

describe('photo of a connected service', () => {
  const answer = (status: number, type: string, text: string) => {
    company.answer = (response) =>
      void response.writeHead(status, { 'content-type': type, 'cache-control': 'public' }).end(text)
    return open(plain, '/content/Contacts/of-the-company/photo')
  }

  test('is cached for a day by the browser only', async () => {
    const { status, text, headers } = await answer(200, 'image/webp', 'a photo')
    expect([status, text, headers.get('content-type')]).toEqual([200, 'a photo', 'image/webp'])
    expect(headers.get('cache-control')).toBe('private, max-age=86400')
    expect(lastRequest()).toBe('/base/Contacts/of-the-company/photo')
  })

  test.each([
    ['not found', 404, 'application/json', '{"error":"not_found"}', 404],
    ['an expired session', 401, 'application/json', '{"error":"unauthorized"}', 401],
    ['an outage page', 500, 'text/html', '<html>', 502],
  ])('is not cached if the response is %s', async (_what, headers, type, text, status) => {
    const answered = await answer(headers, type, text)
    expect([answered.status, answered.headers.get('cache-control')]).toEqual([status, 'no-store'])
  })
})
