import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { crashRounds } from '#tests/support/crash/rounds.ts'

const seed = process.env.CRASH_SEED ?? String(Date.now() % 1_000_000)
const kills = Array.from({ length: 13 }, (_, index) => index + 1)

// `npm run soak -- 200 SEED` runs 200 rounds.
describe(`a portal killed during writes, CRASH_SEED=${seed}`, () => {
  let rounds: Awaited<ReturnType<typeof crashRounds>>
  let total = 0
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-crash-'))

  beforeAll(async () => {
    cpSync(process.env.TEST_TEMPLATE ?? '', dataDir, { recursive: true })
    rounds = await crashRounds(dataDir, seed)
  })

  afterAll(async () => {
    await rounds.stop()
    rmSync(dataDir, { recursive: true })
  })

  test.each(kills)('restarts within two seconds without losing a write, kill %i', async () => {
    const { acknowledged, startedIn, faults } = await rounds.next()
    expect(faults).toEqual([])
    total += acknowledged
    expect(startedIn).toBeLessThan(2_000)
  })

  test('has acknowledged many writes', () => expect(total).toBeGreaterThan(100))
})
