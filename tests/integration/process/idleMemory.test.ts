import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { portalFlags } from '#scripts/nodeFlags.js'

const program = fileURLToPath(new URL('../../support/portal/memoryBurst.ts', import.meta.url))

test('an idle portal releases the memory of a burst', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [...portalFlags, program], { timeout: 25_000 })
  const [before = 0, peak = 0, after = 0] = stdout.split(' ').map(Number)
  expect(peak).toBeGreaterThan(before + 100)
  expect(after).toBeLessThanOrEqual((before + peak) / 2)
})
