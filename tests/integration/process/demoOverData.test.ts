import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { openDatabase } from '#backend/database/openDatabase.ts'
import { openPortal } from '#proxy/process/portal.ts'

test('a demo is not planted over imported rows, and the message names the setting', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-imported-'))
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined, timeZone: 'UTC' })
  await db
    .insertInto('contacts')
    .values({ id: 1, name: 'Ada Seller', email: 'ada@plant.example', phone: '', guid: 'ada' })
    .execute()
  await close()
  const opened = openPortal({ DATA_DIR: dataDir, DEMO: 'on', PORT: '0' }, new PassThrough())
  await expect(opened).rejects.toThrow(/rows in contacts and no user.*Set DEMO=off/)
  rmSync(dataDir, { recursive: true })
})
