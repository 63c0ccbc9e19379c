import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
    file,
    at,
    result,
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

describe('a rhythm', () => {
  const kindOf = async (file: string) => {
    const { body } = await (await api.as('admin')).get('/read/importKinds')
    return body.find((kind: { file: string }) => kind.file === file)
  }
  const setRhythm = async (file: string, rhythm: string | null) =>
    (await api.as('admin')).send('PUT', `/write/importKinds/${file}`, { body: { rhythm } })
  const isStale = async (file: string) => {
    const { body } = await reader.get('/read/dataFreshness')
    return body.find((one: { file: string }) => one.file === file)?.isStale
  }

  test('makes a kind overdue that has not come in it, on the screen of imports and at the foot of pages', async () => {
    expect(await kindOf('contracts')).toMatchObject({ rhythm: null, isOverdue: false })
    await setRhythm('contracts', 'daily')
    expect(await kindOf('contracts')).toMatchObject({ rhythm: 'daily', isOverdue: true })
    expect(await isStale('contracts')).toBe(true)
    await setRhythm('contracts', 'weekly')
    expect(await kindOf('contracts')).toMatchObject({ rhythm: 'weekly', isOverdue: false })
    expect(await isStale('contracts')).toBe(false)
  })

  test('makes a kind overdue that has never come, and is taken back', async () => {
    await setRhythm('heats', 'monthly')
    expect(await kindOf('heats')).toMatchObject({ importedAt: null, isOverdue: true })
    await setRhythm('heats', null)
    expect(await kindOf('heats')).toMatchObject({ rhythm: null, isOverdue: false })
  })
})
