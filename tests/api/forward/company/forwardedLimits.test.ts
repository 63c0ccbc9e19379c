import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import { aboutQuote, requotePath } from '#tests/support/rows/commercial/quotes.ts'
import { type RecordingService, recordingService } from '#tests/support/services/recordingService.ts'

const max = 3
let api: Api
let company: RecordingService
let by: Client

beforeAll(async () => {
  company = await recordingService()
  const env = { READ_URL: company.url, WRITE_URL: company.url, MAILS_PER_HOUR: String(max) }
  api = await startApi({ env })
  by = await api.as('staff')
})

afterAll(async () => {
  await api.stop()
  await company.stop()
})

beforeEach(async () => {
  await api.rows.ask('delete from attempts')
  company.arrived.length = 0
})

const answering = (status: number, body: string) => {
  company.answer = (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}

const requote = () => by.post(requotePath(customers.healthy), aboutQuote(7))

test(`a connected service receives ${max} mail calls of a user per hour, and no more`, async () => {
  answering(200, '{"value":"Sent"}')
  for (let time = 0; time < max; time += 1) expect((await requote()).status).toBe(200)
  const answer = await requote()
  expect([answer.status, Number(answer.headers.get('retry-after')) > 3_500]).toEqual([429, true])
  expect(company.arrived).toHaveLength(max)
})

test('a call that the connected service rejects does not count', async () => {
  answering(409, '{"error":"conflict","message":"Not now."}')
  for (let time = 0; time < 2 * max; time += 1) expect((await requote()).status).toBe(409)
  await expect.poll(() => api.rows.ask('select tries from attempts')).toEqual([{ tries: 0 }])
})

test.each([
  ['[0,9999]', '[0,9999]'],
  ['[0,10000]', '[0,9999]'],
  ['[5,999999999]', '[5,10004]'],
])('the range %s is forwarded as %s', async (range, passed) => {
  answering(200, '[]')
  await by.get(`/read/Users/ObtenerUsuariosForge/?range=${range}`)
  const [url = ''] = company.arrived
  expect(new URL(url, company.url).searchParams.get('range')).toBe(passed)
})

test('a list export is forwarded with its whole range', async () => {
  answering(200, '[]')
  await by.get('/read/Users/ObtenerUsuariosForge/?range=[0,10000]', { accept: 'text/csv' })
  expect(new URL(company.arrived[0] ?? '', company.url).searchParams.get('range')).toBe('[0,10000]')
})

test('a filter behind more parameters than are read is not checked, and not forwarded', async () => {
  answering(200, '[]')
  await by.get(`/read/Users/ObtenerUsuariosForge/?${'&'.repeat(1_000)}filter=%7B%22x%22%3A1%7D`)
  expect(company.arrived.map((url) => new URL(url, company.url).search)).toEqual([''])
})
