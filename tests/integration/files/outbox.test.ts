import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { after, type Clock } from '#backend/clock.ts'
import type { OpenDatabase } from '#backend/database/open.ts'
import { openDatabase } from '#backend/database/openDatabase.ts'
import { createOutbox } from '#backend/mail/outbox.ts'
import type { Instant } from '#schema/kinds.ts'

const begin = '2026-11-05T18:00:00.000Z' as Instant

let dataDir: string
let opened: OpenDatabase
let now: Instant
let sent: string[]

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-outbox-'))
  opened = await openDatabase({ dataDir, timeZone: 'America/Monterrey' })
  now = begin
  sent = []
})

afterEach(async () => {
  await opened.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const outboxOn = (afterEach: () => unknown = () => {}) => {
  const clock = { now: () => now } as Clock
  const send = async ({ recipient }: { readonly recipient: string }) => {
    sent.push(recipient)
    await afterEach()
  }
  const raise = (error: unknown) => {
    throw error
  }
  return createOutbox(opened.db, clock, { send, rehearse: send, close: () => {} }, raise)
}

const people = (count: number) => Array.from({ length: count }, (_one, at) => `p${at}@made.example`)

const enter = async (outbox: ReturnType<typeof outboxOn>, recipients: readonly string[]) => {
  for (const recipient of recipients) await outbox.add(opened.db, { recipient, subject: 's', body: 'b' })
}

const waiting = () =>
  opened.db
    .selectFrom('outbox')
    .select(['recipient', 'attempts', 'next_attempt_at'])
    .where('sent_at', 'is', null)
    .execute()

test('outbox sends all due mails by age, and mails added meanwhile in the next round', async () => {
  const outbox = outboxOn(async () => {
    if (sent.length !== 3) return
    now = after(now, 1)
    await enter(outbox, ['late@made.example'])
  })
  const all = people(90)
  await enter(outbox, all)
  await outbox.wake()
  expect(sent.toSorted()).toEqual([...all, 'late@made.example'].toSorted())
  expect(sent.slice(0, 40)).toEqual([...all.slice(70), ...all.slice(51, 70), 'late@made.example'])
  await outbox.stop()
})

test('outbox sends mails of a slow server once, however many processes send', async () => {
  const other = outboxOn()
  const outbox = outboxOn(async () => {
    now = after(now, 10)
    await other.wake()
  })
  await enter(outbox, people(30))
  await outbox.wake()
  expect(sent.toSorted()).toEqual(people(30).toSorted())
  await Promise.all([outbox.stop(), other.stop()])
  expect(await waiting()).toEqual([])
})

test('outbox leaves mails unsent at a stop as never tried', async () => {
  const stopped = Promise.withResolvers<void>()
  const outbox = outboxOn(() => {
    if (sent.length === 2) stopped.resolve(outbox.stop())
  })
  await enter(outbox, people(30))
  await Promise.all([outbox.wake(), stopped.promise])
  expect(sent).toHaveLength(2)
  const left = await waiting()
  expect(left.map(({ attempts, next_attempt_at }) => [attempts, next_attempt_at])).toEqual(
    Array.from({ length: 28 }, () => [0, begin]),
  )
})
