import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#backend/database/openDatabase.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'portal-visits-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const earlier = [
  ['2026-10-31T05:59:59.999Z', 1],
  ['2026-10-31T06:00:00.000Z', 2],
  ['2026-11-01T05:59:59.999Z', 2],
  ['2026-11-20T12:00:00.000Z', 987_654],
] as const

test('visits of an earlier version get day, role and plant, and are counted', async () => {
  mkdirSync(join(dataDir, 'database'))
  const old = new DatabaseSync(join(dataDir, 'database/portal.db'))
  old.exec(readFileSync('tests/upgrade/0.1.0.sql', 'utf8'))
  old.exec("delete from visits; update users set plant = 'aerospace', role_id = 4 where id = 2")
  const insert = old.prepare(
    "insert into visits (at, user_id, page_name, is_mobile, browser, time_zone, language, navigation) values (?, ?, 'P', 0, '', '', '', '')",
  )
  for (const visit of earlier) insert.run(...visit)
  old.close()

  const { db, close } = await openDatabase({ dataDir, timeZone: 'America/Monterrey' })
  const visits = await db.selectFrom('visits').select(['day', 'role_id', 'plant']).orderBy('id').execute()
  expect(visits).toEqual([
    { day: '2026-10-30', role_id: 1, plant: 'forge' },
    { day: '2026-10-31', role_id: 4, plant: 'aerospace' },
    { day: '2026-10-31', role_id: 4, plant: 'aerospace' },
    { day: '2026-11-20', role_id: 0, plant: 'forge' },
  ])
  expect(await db.selectFrom('visit_days').selectAll().orderBy('day').execute()).toEqual([
    { day: '2026-10-30', plant: 'forge', page_name: 'P', visits: 1 },
    { day: '2026-10-31', plant: 'aerospace', page_name: 'P', visits: 2 },
    { day: '2026-11-20', plant: 'forge', page_name: 'P', visits: 1 },
  ])
  await close()
})
