import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startPortal } from '#tests/support/portal/portal.ts'
import { freePort } from '#tests/support/portal/ports.ts'

const start = (env: Record<string, string>) => startPortal({ template: null, env })

describe('error message of a failed start', () => {
  test.each(['127.0.0.1', 'localhost'])('names DATABASE_URL if nothing listens on %s', async (host) =>
    expect(start({ DATABASE_URL: `postgres://portal:hidden@${host}:${await freePort()}/portal` })).rejects.toThrow(
      /^(?![\s\S]*hidden)[\s\S]*ECONNREFUSED[\s\S]*Check DATABASE_URL/,
    ),
  )

  test('names DATA_DIR if it is a file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-data-'))
    const file = join(folder, 'file')
    writeFileSync(file, '')
    await expect(start({ DATA_DIR: file })).rejects.toThrow(`DATA_DIR ${file} cannot be used (EEXIST). Set it to`)
    rmSync(folder, { recursive: true })
  })

  test('is a line of the security log as well in production', async () => {
    const env = { NODE_ENV: 'production', DEMO: 'off', PUBLIC_URL: 'http://portal.example' }
    const failed = await start(env).catch((error: Error) => error.message)
    const line = String(failed)
      .split('\n')
      .find((text) => text.startsWith('{'))
    expect(JSON.parse(line ?? '')).toMatchObject({
      'log.level': 'fatal',
      'event.category': ['process'],
      'event.type': ['start'],
      'event.action': 'startFailed',
      'event.outcome': 'failure',
      'error.message': expect.stringContaining('PUBLIC_URL'),
    })
  })

  test('names HOST if the demo would listen on another than a loopback address', () =>
    expect(start({ HOST: '0.0.0.0' })).rejects.toThrow(/The demo.*Set HOST=127\.0\.0\.1/))
})
