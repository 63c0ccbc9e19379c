import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startPortal } from '../../../support/portal/portal.ts'
import { freePort } from '../../../support/portal/ports.ts'

const start = (env: Record<string, string>) => startPortal({ template: null, env })

describe('a start without its database says what to do', () => {
  test.each(['127.0.0.1', 'localhost'])('when nothing listens at DATABASE_URL on %s', async (host) =>
    expect(start({ DATABASE_URL: `postgres://portal:hidden@${host}:${await freePort()}/portal` })).rejects.toThrow(
      /^(?![\s\S]*hidden)[\s\S]*ECONNREFUSED[\s\S]*Check DATABASE_URL/,
    ),
  )

  test('when DATA_DIR is a file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-data-'))
    const file = join(folder, 'file')
    writeFileSync(file, '')
    await expect(start({ DATA_DIR: file })).rejects.toThrow(`DATA_DIR ${file} cannot be used (EEXIST). Set it to`)
    rmSync(folder, { recursive: true })
  })

  test('when it is the demo’s, and HOST is no loopback address', () =>
    expect(start({ HOST: '0.0.0.0' })).rejects.toThrow(/The demo.*Set HOST=127\.0\.0\.1/))
})
