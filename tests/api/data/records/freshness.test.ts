import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'

let api: Api
let reader: Client

beforeAll(async () => {
  api = await startApi()
  reader = await api.as('customer')
})

afterAll(() => api.stop())

const hour = 3_600_000
const metrics = async () => (await fetch(`${api.metricsUrl}/metrics`)).text()

/** Relative to the real clock, because only the business day of the demo is fixed. */
const imported = (file: string, hoursAgo: number, result = 'done') => {
  const at = new Date(Date.now() - hoursAgo * hour).toISOString()
  return api.rows.ask(
    `insert into imports (entity, at, made_by, result, row_count, added, changed, removed, issue_count)
      values (?, ?, 'command', ?, 1, 1, 0, 0, 0) returning at`,
    ...[file, at, result],
  )
}

test('data freshness is empty if no file was ever imported', async () => {
  expect((await reader.get('/read/dataFreshness')).body).toEqual([])
  expect(await metrics()).not.toContain('portal_data_age_seconds{')
})

test('data freshness uses the last successful import of each file, and a limit per file', async () => {
  await imported('jobOrders', 50)
  const [newest] = await imported('jobOrders', 25.9)
  await imported('jobOrders', 1, 'refused')
  await imported('invoices', 26.1)
  await imported('contracts', 26.1)
  const { body } = await reader.get('/read/dataFreshness')
  expect(body.map(({ file, isStale }: { file: string; isStale: boolean }) => [file, isStale])).toEqual([
    ['contracts', false],
    ['invoices', true],
    ['jobOrders', false],
  ])
  expect(body[2].importedAt).toBe(newest?.at)
})

test('metrics contain the age of each file', async () => {
  const seconds = Number(/portal_data_age_seconds\{file="invoices"\} ([\d.]+)/.exec(await metrics())?.[1])
  expect(seconds).toBeGreaterThan(26.1 * 3600 - 1)
  expect(seconds).toBeLessThan(26.2 * 3600)
})
