import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PortalProcess, spawnPortal, startOn } from '#tests/support/portal/portalProcess.ts'

let dataDir: string
/** The serving process; each test passes it on to the next. */
let first: PortalProcess

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-second-'))
  cpSync(process.env.TEST_TEMPLATE ?? '', dataDir, { recursive: true })
  first = await startOn(dataDir)
})

afterAll(async () => {
  await first.end('SIGKILL')
  rmSync(dataDir, { recursive: true })
})

const isServing = async ({ url }: PortalProcess) => (await fetch(`${url}/readyz`)).status === 200
const owner = () => readFileSync(join(dataDir, 'database/lock.owner'), 'utf8')

describe('a second process on the same data folder', () => {
  test('names the first one, gives instructions and exits with an error', async () => {
    const { output, ended } = await spawnPortal(dataDir)
    expect(await ended).toBe(1)
    const [message, ...more] = output
    expect(message).toMatch(`${join(dataDir, 'database')} is in use by process ${first.pid}, started 20`)
    expect(message).toMatch(/Stop it, or set DATA_DIR to another folder\.$/)
    expect(more).toEqual([])
    expect(await isServing(first)).toBe(true)
    expect(owner()).toMatch(`process ${first.pid},`)
  })

  test('starts as soon as the first one has stopped', async () => {
    expect(await first.end('SIGTERM')).toBe(0)
    first = await startOn(dataDir)
    expect(await isServing(first)).toBe(true)
  })
})

test('the lock of a killed process is taken over at once', async () => {
  const killed = first
  await killed.end('SIGKILL')
  expect(owner()).toMatch(`process ${killed.pid},`)
  first = await startOn(dataDir)
  expect(await isServing(first)).toBe(true)
  expect(owner()).toMatch(`process ${first.pid},`)
})

test('one of several simultaneous processes serves, and the others name it', async () => {
  await first.end('SIGKILL')
  const starting = await Promise.allSettled([1, 2, 3].map(() => startOn(dataDir)))
  const serving = starting.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  const errors = starting.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []))
  first = serving[0] as PortalProcess
  expect([serving.length, errors.length]).toEqual([1, 2])
  for (const error of errors) expect(error).toMatch(/ended with code 1:\nThe data folder .* is in use by /)
  expect(await isServing(first)).toBe(true)
})
