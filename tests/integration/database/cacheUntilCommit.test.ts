import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cacheUntilCommit } from '#backend/database/cacheUntilCommit.ts'
import type { OpenDatabase } from '#backend/database/open.ts'
import { openDatabase } from '#backend/database/openDatabase.ts'
import { openStatements } from '#backend/database/sqlite/connection.ts'

let dataDir: string
let database: OpenDatabase
let reads: number

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-unchanged-'))
  database = await openDatabase({ dataDir })
  reads = 0
})

afterEach(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true })
})

const readColour = () =>
  database.cacheUntilCommit('colour', async () => {
    reads += 1
    const row = await database.db.selectFrom('settings').select('value').where('key', '=', 'colour').executeTakeFirst()
    return row?.value ?? null
  })

const paint = (value: string) =>
  database.db
    .insertInto('settings')
    .values({ key: 'colour', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()

test('a cached value is read once until a write', async () => {
  await paint('red')
  expect([await readColour(), await readColour(), await readColour(), reads]).toEqual(['red', 'red', 'red', 1])
})

test('a cached value is read again after each write, also to another table', async () => {
  for (const colour of ['red', 'green', 'blue']) {
    await paint(colour)
    expect(await readColour()).toBe(colour)
  }
  await database.db
    .insertInto('recoveries')
    .values({ email_key: 'a', asked_at: '' as never })
    .execute()
  expect([await readColour(), reads]).toEqual(['blue', 4])
})

test('a cached value is read again after a write of another process', async () => {
  await paint('red')
  await readColour()
  const foreign = openStatements(join(dataDir, 'database', 'portal.db'))
  foreign.run("update settings set value = 'green' where key = 'colour'", [])
  foreign.close()
  expect(await readColour()).toBe('green')
})

test('uncommitted values are neither returned nor cached', async () => {
  await paint('red')
  await database.db.transaction().execute(async (transaction) => {
    await transaction.updateTable('settings').set({ value: 'green' }).where('key', '=', 'colour').execute()
    expect(await readColour()).toBe('red')
  })
  expect(await readColour()).toBe('green')
})

test('a value read during a write is not cached', async () => {
  let version = 1
  const cache = cacheUntilCommit(() => version)
  const old = await cache('colour', async () => {
    version += 1
    return 'red'
  })
  expect([old, await cache('colour', async () => 'green')]).toEqual(['red', 'green'])
})

test('without a version every value is read each time', async () => {
  const cache = cacheUntilCommit(null)
  expect([await cache('colour', async () => 'red'), await cache('colour', async () => 'green')]).toEqual([
    'red',
    'green',
  ])
})
