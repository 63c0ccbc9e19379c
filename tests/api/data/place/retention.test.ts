import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#backend/database/openDatabase.ts'
import { countOutdated, deleteOutdated } from '#backend/people/retention.ts'
import type { Instant } from '#schema/kinds.ts'
import { builtProgram } from '#scripts/nodeFlags.js'
import { createDatabase, dropDatabase } from '#tests/support/database/postgres.ts'

const isPostgres = process.env.TEST_DATABASE === 'postgres'
const server = process.env.TEST_POSTGRES_URL ?? ''
const folder = mkdtempSync(join(tmpdir(), 'portal-retention-'))
const days = { visits: 800, tracking: 400, audit: 3_650, mails: 400, requests: 3_650 }

let place: { dataDir: string; databaseUrl: string | undefined; timeZone: string }

beforeAll(async () => {
  const databaseUrl = isPostgres ? await createDatabase(server, basename(folder)) : undefined
  place = { dataDir: folder, databaseUrl, timeZone: 'UTC' }
})

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  if (isPostgres) await dropDatabase(server, basename(folder))
})

const daysAgo = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString() as Instant

type Db = Awaited<ReturnType<typeof openDatabase>>['db']

const visit = {
  user_id: 1,
  role_id: 1,
  plant: 'forge',
  page_id: 59,
  page_name: 'Users',
  customer_id: null,
  is_mobile: 0,
  browser: '',
  time_zone: '',
  language: '',
} as const

const change = {
  user_id: 1,
  call: 'x.y',
  record: null,
  before: null,
  after: null,
  action: 'edited',
  subject_id: null,
} as const
const waiting = {
  recipient: 'a@made.example',
  subject: 'x',
  body: '',
  attempts: 0,
  next_attempt_at: daysAgo(0),
  last_error: null,
}

const request = {
  kind: 'question',
  customer_id: 101,
  subject: 'J-1',
  purchase_order: null,
  wanted_on: null,
  quantity: null,
  reason: null,
  amount: null,
  answer: null,
  offered_on: null,
  offered_quantity: null,
  answered_on: null,
  closed_by: null,
  is_reopened: 0,
  is_unread: 0,
  user_id: 1,
  name: 'A',
  email: 'a@made.example',
  provider_told_at: null,
  customer_told_at: null,
  identities: null,
  defect: null,
  wish: null,
  is_shipping_stopped: null,
  settled_on: null,
} as const

const message = {
  event: 'asked',
  is_by_provider: 0,
  user_id: 1,
  name: 'A',
  message: 'x',
  day: null,
  quantity: null,
} as const

/** A request of long ago with a file, whose last message is of some days ago. */
const enterRequest = async (db: Db, number: string, state: 'open' | 'closed', lastDays: number) => {
  const at = daysAgo(4_000)
  const { id } = await db
    .insertInto('requests')
    .values({ ...request, number, state, subject: number, asked_on: at.slice(0, 10) as never, asked_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const written = daysAgo(lastDays)
  const sent = await db
    .insertInto('request_messages')
    .values({ ...message, request_id: id, written_on: written.slice(0, 10) as never, written_at: written })
    .returning('id')
    .executeTakeFirstOrThrow()
  const file = {
    id: number,
    name: 'a.pdf',
    media_type: 'application/pdf',
    size: 1,
    sha256: 'x',
    created_at: at,
    created_by: 1,
  }
  await db.insertInto('files').values(file).execute()
  await db.insertInto('request_files').values({ file_id: number, message_id: sent.id, position: 1 }).execute()
}

const plant = async (db: Db) => {
  for (const count of [801, 799]) {
    const at = daysAgo(count)
    await db
      .insertInto('visits')
      .values({ ...visit, at, day: at.slice(0, 10) as never, navigation: `${count}` })
      .execute()
  }
  for (const count of [401, 399])
    await db
      .insertInto('tracked')
      .values({ at: daysAgo(count), user_id: 1, customer_id: null, details: '{}' })
      .execute()
  for (const count of [3_651, 3_649])
    await db
      .insertInto('audit')
      .values({ ...change, at: daysAgo(count) })
      .execute()
  for (const sent_at of [daysAgo(401), daysAgo(399), null])
    await db
      .insertInto('outbox')
      .values({ ...waiting, created_at: daysAgo(500), sent_at })
      .execute()
  await enterRequest(db, 'old', 'closed', 3_651)
  await enterRequest(db, 'answered-later', 'closed', 3_649)
  await enterRequest(db, 'open', 'open', 3_651)
}

const left = async (db: Db) => {
  const counts: Record<string, number> = {}
  for (const table of [
    'visits',
    'tracked',
    'audit',
    'outbox',
    'requests',
    'request_messages',
    'request_files',
    'files',
  ] as const)
    counts[table] = (await db.selectFrom(table).selectAll().execute()).length
  return counts
}

test('rows are deleted after the days of their kind, and the command says before how many', async () => {
  const { db, close } = await openDatabase(place)
  await plant(db)
  await close()

  const env = { PATH: process.env.PATH, DATA_DIR: folder, ...(isPostgres ? { DATABASE_URL: place.databaseUrl } : {}) }
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, [builtProgram('administer'), 'retention'], { env })
  expect(stdout.replace(/\d{4}-\d\d-\d\d/g, 'DAY')).toBe(`visits: 1 row before DAY (VISITS_KEPT_DAYS=800)
tracking: 1 row before DAY (TRACKING_KEPT_DAYS=400)
audit: 1 row before DAY (AUDIT_KEPT_DAYS=3650)
mails: 1 row before DAY (MAILS_KEPT_DAYS=400)
requests: 1 row before DAY (REQUESTS_KEPT_DAYS=3650)
`)
  const shorter = await run(process.execPath, [builtProgram('administer'), 'retention'], {
    env: { ...env, MAILS_KEPT_DAYS: '100' },
  })
  expect(shorter.stdout).toContain('mails: 2 rows before')

  const opened = await openDatabase(place)
  try {
    expect(await left(opened.db)).toEqual({
      visits: 2,
      tracked: 2,
      audit: 2,
      outbox: 3,
      requests: 3,
      request_messages: 3,
      request_files: 3,
      files: 3,
    })
    await deleteOutdated(opened.db, daysAgo(0), days)
    expect(await left(opened.db)).toEqual({
      visits: 1,
      tracked: 1,
      audit: 1,
      outbox: 2,
      requests: 2,
      request_messages: 2,
      request_files: 2,
      files: 2,
    })
    expect(
      (await opened.db.selectFrom('requests').select('number').orderBy('number').execute()).map((row) => row.number),
    ).toEqual(['answered-later', 'open'])
    expect((await countOutdated(opened.db, daysAgo(0), days)).map(({ count }) => count)).toEqual([0, 0, 0, 0, 0])
  } finally {
    await opened.close()
  }
})
