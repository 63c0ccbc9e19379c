import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dialects } from '#backend/database/dialect.ts'
import type { OpenDatabase } from '#backend/database/open.ts'
import { openDatabase } from '#backend/database/openDatabase.ts'
import { addCrowd, crowdName } from '#bench/data/crowd.ts'
import { inconsistencies } from '#tests/support/crash/consistency.ts'
import { openRows } from '#tests/support/database/openRows.ts'

let dataDir: string
let opened: OpenDatabase

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-trigrams-'))
  opened = await openDatabase({ dataDir })
  await sql`insert into customers values (101, 'C', 'C', 1, '', '', '', 0, 1, 0, null, 'c')`.execute(opened.db)
})

afterEach(async () => {
  await opened.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const found = async (text: string, max?: number) => {
  const containing = dialects.sqlite.usersContaining(sql.val(text), max)
  const rows = await opened.db.selectFrom('users').select('id').where(containing).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

const waiting = async () => (await sql`select id from users_unindexed`.execute(opened.db)).rows.length

const expectCompleteIndex = async () => {
  const rows = await openRows({ dataDir, databaseUrl: undefined })
  const broken = await inconsistencies(rows)
  await rows.close()
  expect(broken.filter((message) => message.includes('search index'))).toEqual([])
}

const nameOf = (id: number) =>
  crowdName(id - 1)
    .join(' ')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')

test.each([
  ['has not been filled yet', 99, 99],
  ['has just been filled', 100, 0],
  ['contains some users, while others wait', 250, 50],
])('users are found while the search index %s', async (_state, count, left) => {
  await addCrowd(opened.db, count, '')
  expect(await waiting()).toBe(left)
  for (const id of [1, 60, 99, count]) {
    expect(await found(nameOf(id))).toEqual([id])
    expect(await found(nameOf(id), 5)).toEqual([id])
  }
  expect(await found('crowd.example')).toHaveLength(count)
  expect((await found('crowd.example', 70)).length).toBe(70)
  await expectCompleteIndex()
})

test.each([
  ['waits for the index', 120],
  ['is in the index', 20],
])('a user who %s is found by the new text, and not after deletion', async (_state, id) => {
  await addCrowd(opened.db, 150, '')
  const change = (search: string) => opened.db.updateTable('users').set({ search }).where('id', '=', id).execute()
  await change('zyxwvut')
  await change('zyxwvutsrq')
  expect(await found('zyxw')).toEqual([id])
  expect(await found(nameOf(id))).toEqual([])
  await expectCompleteIndex()
  await opened.db.deleteFrom('user_customers').where('user_id', '=', id).execute()
  await opened.db.deleteFrom('users').where('id', '=', id).execute()
  expect(await found('zyxw')).toEqual([])
  await expectCompleteIndex()
})

test('a rolled-back change does not wait for the search index', async () => {
  await addCrowd(opened.db, 60, '')
  const undone = opened.db.transaction().execute(async (transaction) => {
    await sql`update users set search = search || ' again'`.execute(transaction)
    await sql`update users set search = 'x' || search, email_key = email_key || id`.execute(transaction)
    throw new Error('refused')
  })
  await expect(undone).rejects.toThrow('refused')
  expect(await waiting()).toBe(60)
  expect(await found(' again')).toEqual([])
  await expectCompleteIndex()
})
