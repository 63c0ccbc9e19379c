import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bearer, type Client } from '#tests/support/client/apiClient.ts'
import { openHostedPortal, type Portal } from '#tests/support/portal/portal.ts'
import { freePort } from '#tests/support/portal/ports.ts'
import { type RecordingService, recordingService } from '#tests/support/services/recordingService.ts'

let service: RecordingService
let portal: Portal
let client: Client

beforeAll(async () => {
  service = await recordingService()
  portal = await openHostedPortal({ env: { AUTH_URL: service.url } })
  client = bearer(portal.url, 'a-token-of-the-company')
})

afterAll(async () => {
  await portal.stop()
  await service.stop()
})

const path = '/read/Users/ObtenerUsuariosForge/'
const causeOf = (output: readonly string[], id: string) =>
  output.find((line) => line.includes(id) && line.includes('"level":50')) ?? ''

describe('an auth service', () => {
  test.each<[string, number, string, string, string]>([
    ['answers with 404', 204, '', 'unavailable', 'answered status 204'],
    ['redirects', 302, '', 'unavailable', 'answered status 302'],
    ['fails', 500, 'secret words', 'unavailable', 'answered status 500'],
    ['answers without JSON', 200, 'secret words', 'invalid_answer', 'bytes that are no JSON'],
    ['answers another object', 200, '{"id":"secret words"}', 'invalid_answer', 'currentUser.email'],
  ])(
    'that %s returns 502, and the log contains the cause without the response text',
    async (_how, status, words, error, cause) => {
      service.answer = (response) => void response.writeHead(status, { location: '/elsewhere' }).end(words)
      const answer = await client.get(path)
      expect([answer.status, answer.body.error]).toEqual([502, error])
      await expect.poll(() => causeOf(portal.output, answer.body.id)).toContain(cause)
      expect(portal.output.join('\n')).not.toMatch(/secret words|a-token-of/)
    },
  )

  test.each([403, 401])('that returns %i rejects the call with it', async (status) => {
    service.answer = (response) => void response.writeHead(status).end('{}')
    expect((await client.get(path)).status).toBe(status)
  })

  test('without a listener returns 502, and the log contains the address', async () => {
    const port = await freePort()
    const lonely = await openHostedPortal({ env: { AUTH_URL: `http://127.0.0.1:${port}` } })
    const answer = await bearer(lonely.url, 'x').get(path)
    expect(answer.status).toBe(502)
    await expect.poll(() => causeOf(lonely.output, answer.body.id)).toContain(`ECONNREFUSED 127.0.0.1:${port}`)
    await lonely.stop()
  })
})
