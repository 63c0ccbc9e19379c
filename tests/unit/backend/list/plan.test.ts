import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listUsers } from '../../../../backend/administration/listUsers.ts'
import { systemClock } from '../../../../backend/clock.ts'
import { openDatabase } from '../../../../backend/database/open.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'portal-plans-'))
let database: Awaited<ReturnType<typeof openDatabase>>

beforeAll(async () => {
  database = await openDatabase({ dataDir, timeZone: 'America/Monterrey' })
})

afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** How SQLite reads a page of the users, step by step. */
const planOf = async (list: object) => {
  const { db, reader } = database
  const spies = [...new Set([db, reader])].map((one) => vi.spyOn(one.getExecutor(), 'executeQuery'))
  const context = { ...database, clock: systemClock('America/Monterrey', null), caller: { customers: 'all' } }
  await listUsers.run({ ...context, input: { list } } as never)
  const asked = spies.flatMap((spy) => spy.mock.calls.map(([query]) => query as CompiledQuery))
  for (const spy of spies) spy.mockRestore()
  const steps = asked.map(({ sql: text, parameters }) => {
    const pieces = text.split('?')
    const explained = pieces.slice(1).map((piece, at) => sql`${sql.val(parameters[at])}${sql.raw(piece)}`)
    return sql<{ detail: string }>`explain query plan ${sql.raw(pieces[0] ?? '')}${sql.join(explained, sql``)}`.execute(
      db,
    )
  })
  return (await Promise.all(steps)).flatMap(({ rows }) => rows.map(({ detail }) => detail))
}

test('a search among users reads none but those that it finds', async () => {
  const plan = await planOf({ sort: ['name', 'ASC'], range: [0, 24], filter: { q: 'ostrander' } })
  expect(plan).toContain('SEARCH users USING INTEGER PRIMARY KEY (rowid=?)')
  expect(plan.filter((step) => step.startsWith('SCAN users '))).toEqual([])
})
