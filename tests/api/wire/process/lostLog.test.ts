import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { portalEnvironment, portalFlags, portalProgram } from '#scripts/nodeFlags.js'
import { clientAt } from '#tests/support/client/apiClient.ts'
import { freePort } from '#tests/support/portal/ports.ts'
import { testSettings, withoutSettings } from '#tests/support/portal/settings.ts'

/** Every write to it fails as on a full disk (Linux). */
const fullDevice = '/dev/full'

test.runIf(existsSync(fullDevice))('a portal that cannot write its log and greeting keeps serving', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-log-'))
  const port = await freePort()
  const full = openSync(fullDevice, 'w')
  const child = spawn(process.execPath, [...portalFlags, portalProgram], {
    env: { ...withoutSettings(process.env), ...portalEnvironment, ...testSettings, PORT: `${port}`, DATA_DIR: folder },
    stdio: ['ignore', full, full],
  })
  const ended = once(child, 'close')
  const anyone = clientAt(`http://127.0.0.1:${port}`)
  const isServing = () =>
    anyone.get('/healthz').then(
      ({ status }) => status === 200,
      () => false,
    )
  await expect.poll(isServing, { timeout: 120_000 }).toBe(true)
  for (let time = 0; time < 5; time += 1) expect((await anyone.get('/auth/api/logged-user/')).status).toBe(401)
  expect(child.exitCode).toBeNull()
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  rmSync(folder, { recursive: true })
})
