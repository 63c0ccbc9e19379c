import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#backend/database/openDatabase.ts'
import { asHttpError } from '#proxy/errors.ts'

const large = 'x'.repeat(1_000_000)

test('a write to a full disk fails with a specific error, leaves nothing, and the next one succeeds', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-full-'))
  const { db, close } = await openDatabase({ dataDir })
  const store = (key: string, value: string) =>
    db.transaction().execute(async (transaction) => {
      await sql`insert into settings (key, value) values (${`${key} first`}, ${'small'})`.execute(transaction)
      await sql`insert into settings (key, value) values (${key}, ${value})`.execute(transaction)
    })
  try {
    // The page limit of SQLite raises the same error as a full disk.
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
    await sql`pragma max_page_count = ${sql.raw(String((rows[0]?.page_count ?? 0) + 20))}`.execute(db)
    const failure = await store('large', large).catch((error: unknown) => error)
    expect(asHttpError(failure)).toMatchObject({ status: 507, code: 'storage_full' })
    await store('small', 'fits')
    const stored = await db.selectFrom('settings').select('key').orderBy('key').execute()
    expect(stored.map(({ key }) => key)).toEqual(['small', 'small first'])
  } finally {
    await close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
