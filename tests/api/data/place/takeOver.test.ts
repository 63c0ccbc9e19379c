import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientSecret, openSession } from '#tests/support/client/apiClient.ts'
import { openRows } from '#tests/support/database/openRows.ts'
import { createDatabase, dropDatabase } from '#tests/support/database/postgres.ts'
import { templateDatabase } from '#tests/support/portal/portal.ts'
import { startOn } from '#tests/support/portal/portalProcess.ts'
import { keepAliveConnection } from '#tests/support/wire/keepAliveConnection.ts'
import { me, newTally, requestUntilClosed } from '#tests/support/wire/requestUntilClosed.ts'

// With SQLite a database serves only one portal.
describe.runIf(process.env.TEST_DATABASE === 'postgres')('another portal on the same database', () => {
  const server = process.env.TEST_POSTGRES_URL ?? ''
  const template = process.env.TEST_TEMPLATE ?? ''
  let dataDir: string
  let databaseUrl: string
  let authorization: string

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'portal-takeover-'))
    cpSync(template, dataDir, { recursive: true })
    databaseUrl = await createDatabase(server, basename(dataDir), templateDatabase(template))
    const rows = await openRows({ dataDir, databaseUrl })
    authorization = `Bearer ${await openSession(rows, 'admin')}`
    await rows.close()
  })

  afterAll(async () => {
    await dropDatabase(server, basename(dataDir))
    rmSync(dataDir, { recursive: true })
  })

  test('takes over without a failed request', async () => {
    const env = { OAUTH_CLIENT_SECRET: clientSecret, DATABASE_URL: databaseUrl }
    const [first, other] = [await startOn(dataDir, env), await startOn(dataDir, env)]
    const tally = newTally()
    const moving = Array.from({ length: 8 }, async (_, index) => {
      await requestUntilClosed(first, authorization, index, tally)
      const connection = keepAliveConnection(other.url)
      const { status } = await connection.ask(me(authorization))
      connection.close()
      return status
    })
    await expect.poll(() => tally.answered, { interval: 1, timeout: 60_000 }).toBeGreaterThan(50)
    expect(await first.end('SIGTERM')).toBe(0)
    expect(await Promise.all(moving)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(tally.failures).toEqual([])
    expect(await other.end('SIGTERM')).toBe(0)
  })
})
