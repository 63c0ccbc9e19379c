import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRows, type Rows } from '#tests/support/database/openRows.ts'
import { startPortal } from '#tests/support/portal/portal.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'portal-tidy-'))
let rows: Rows

beforeAll(async () => {
  cpSync(process.env.TEST_TEMPLATE ?? '', dataDir, { recursive: true })
  rows = await openRows({ dataDir, databaseUrl: undefined })
})

afterAll(async () => {
  await rows.close()
  rmSync(dataDir, { recursive: true })
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

const enter = (count: number, days: number) =>
  rows.ask(
    `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
      insert into tracked (at, user_id, details) select ?, 1, '{}' from numbers`,
    daysAgo(days),
  )

test('tracking rows are kept for 400 days, and older ones are deleted at the next start', async () => {
  await rows.ask('delete from tracked')
  await enter(12_000, 401)
  await enter(3, 399)
  await enter(2, 0)
  const portal = await startPortal({ template: null, env: { DATA_DIR: dataDir } })
  try {
    await expect.poll(() => rows.count('tracked')).toEqual({ tracked: 5 })
  } finally {
    await portal.stop()
  }
})

const visitDaysAgo = (days: number, navigation: string) =>
  rows.ask(
    `insert into visits (at, day, user_id, role_id, plant, page_id, page_name, is_mobile, browser, time_zone, language,
      navigation) values (?, ?, 1, 1, 'forge', 59, 'Users', 0, '', '', '', ?)`,
    daysAgo(days),
    daysAgo(days).slice(0, 10),
    navigation,
  )

test.each([
  [{}, 800],
  [{ VISITS_KEPT_DAYS: '400' }, 400],
])('with the settings %j a visit is kept for %i days, then deleted at the next start', async (env, days) => {
  await rows.ask('delete from visits')
  await visitDaysAgo(days + 1, 'too old')
  await visitDaysAgo(days - 1, 'old')
  const portal = await startPortal({ template: null, env: { DATA_DIR: dataDir, ...env } })
  try {
    await expect.poll(() => rows.ask('select navigation from visits')).toEqual([{ navigation: 'old' }])
  } finally {
    await portal.stop()
  }
})
