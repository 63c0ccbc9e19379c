import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailLinks, storeRecovery } from '#backend/account/recoveries.ts'
import { after, systemClock } from '#backend/clock.ts'
import { createAdministrator } from '#backend/command/createAdministrator.ts'
import type { OpenDatabase } from '#backend/database/open.ts'
import { openDatabase } from '#backend/database/openDatabase.ts'
import { createOutbox } from '#backend/mail/outbox.ts'
import type { Mail } from '#backend/mail/transport.ts'

const system = systemClock('UTC', null)
let passed = 0
const clock = { ...system, now: () => after(system.now(), passed) }
let dataDir: string
let opened: OpenDatabase

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-recoveries-'))
  opened = await openDatabase({ dataDir, timeZone: 'UTC' })
  const known = { name: 'Inés Ávalos of Anvil', email: 'known@made.example', password: 'Quenched-4140' }
  await createAdministrator({ db: opened.db, clock, company: 'Anvil' }, known)
})

afterAll(async () => {
  await opened.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Handles this many requests for an address; returns the sent and the rehearsed mails. */
const request = async (email: string, times: number) => {
  const [sent, rehearsed]: [Mail[], Mail[]] = [[], []]
  const transport = {
    send: async (mail: Mail) => void sent.push(mail),
    rehearse: async (mail: Mail) => void rehearsed.push(mail),
    close: () => {},
  }
  const raise = (error: unknown) => {
    throw error
  }
  const outbox = createOutbox(opened.db, clock, transport, raise)
  const settings = {
    publicUrl: 'https://portal.example',
    product: 'Anvil',
    plantAddress: null,
    isDemo: false,
    linkSecret: 'x',
    digestHour: null,
    hasOwnTasks: true,
    mailsFiles: false,
    oauthClient: { id: 'portal', secret: 'x' },
    place: { dataDir, databaseUrl: undefined },
  }
  const { db, dialect } = opened
  for (let at = 0; at < times; at += 1) {
    await storeRecovery(db, clock, email)
    await mailLinks({ db, dialect, clock, settings, outbox })
  }
  await outbox.stop()
  return { sent, rehearsed }
}

test('a request for an unknown address does the work of a mail as often as for an account', async () => {
  const known = await request('known@made.example', 8)
  const unknown = await request('unknown@made.example', 8)
  expect([known.sent.length, known.rehearsed.length]).toEqual([5, 0])
  expect([unknown.sent.length, unknown.rehearsed.length]).toEqual([0, 5])
  const [real, other] = [known.sent[0], unknown.rehearsed[0]]
  expect(other?.subject).toBe(real?.subject)
  expect(Math.abs((other?.body.length ?? 0) - (real?.body.length ?? 0))).toBeLessThan(100)
  expect(other?.body).not.toContain('unknown@made.example')
})

test('after enough mails, every address gets one after each pause', async () => {
  const counts: number[][] = []
  for (const seconds of [120, 70, 60, 130, 190]) {
    passed += seconds
    const known = await request('known@made.example', 2)
    const unknown = await request('unknown@made.example', 2)
    counts.push([known.sent.length, unknown.rehearsed.length])
  }
  expect(counts).toEqual([
    [0, 0],
    [1, 1],
    [0, 0],
    [1, 1],
    [1, 1],
  ])
})

test('a rehearsed mail leaves no data', async () => {
  const rows = await opened.db.selectFrom('outbox').select('recipient').execute()
  expect(new Set(rows.map(({ recipient }) => recipient))).toEqual(new Set(['known@made.example']))
  expect(await opened.db.selectFrom('recoveries').selectAll().execute()).toEqual([])
})
