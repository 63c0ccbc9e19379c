import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fileTransport } from '#backend/mail/transport.ts'
import { readEnd } from '#backend/tasks/endLink.ts'
import { sendDigests } from '#backend/tasks/sendDigests.ts'
import { taskKind } from '#schema/home/taskKinds.ts'
import { customers } from '#tests/support/client/users.ts'
import { type Copy, openCopy } from '#tests/support/database/openCopy.ts'
import { linkSecret } from '#tests/support/portal/settings.ts'
import { plants } from '#tests/support/rows/tasks.ts'
import { partsOf } from '#tests/support/services/mails.ts'
import { type MailServer, mailServer } from '#tests/support/services/smtpServer.ts'
import { raise, taskMailer } from '#tests/support/services/taskMailer.ts'
import type { Cents, Day, Instant } from '#values/types.ts'

const timeZone = 'America/Monterrey'
const hour = 7
/** A Monday in Monterrey: one millisecond before 07:00, and 07:00. */
const tooEarly = '2026-11-23T12:59:59.999Z' as Instant
const monday = '2026-11-23T13:00:00.000Z' as Instant
const tuesday = '2026-11-24T13:00:00.000Z' as Instant
const nextMonday = '2026-11-30T13:00:00.000Z' as Instant
const longAgo = '2026-11-01' as Day

let opened: Copy
let mails: MailServer
let now: Instant
let readerId: number

beforeAll(async () => {
  opened = await openCopy(timeZone)
  mails = await mailServer()
  await mails.start()
  const { db } = opened
  const found = await db.selectFrom('users').select('id').where('email_key', '=', 'customer@anvil.example').execute()
  readerId = Number(found[0]?.id)
})

afterAll(async () => {
  await opened.close()
  await mails.stop()
})

beforeEach(async () => {
  mails.received.length = 0
  await opened.db.deleteFrom('digests').execute()
})

const sender = async () => {
  const tools = await taskMailer(opened, mails.url, { timeZone, digestHour: hour, now: () => now })
  const send = async (moment: Instant) => {
    now = moment
    await sendDigests(tools, hour, { isStopping: () => false, onError: raise })
    await tools.outbox.wake()
  }
  return { send, stop: tools.outbox.stop }
}

const choose = (userId: number, frequency: 'off' | 'daily' | 'weekly', language: 'en' | 'es' = 'en') =>
  opened.db.insertInto('digests').values({ user_id: userId, frequency, language, sent_for: longAgo }).execute()

const countsAt = async (...moments: readonly Instant[]) => {
  const { send, stop } = await sender()
  const counts: number[] = []
  for (const moment of moments) {
    await send(moment)
    counts.push(mails.received.length)
  }
  await stop()
  return counts
}

describe('digest', () => {
  test('is sent daily, from seven in the morning', async () => {
    await choose(readerId, 'daily')
    await opened.db
      .updateTable('digests')
      .set({ sent_for: '2026-11-22' as Day })
      .execute()
    expect(await countsAt(tooEarly, monday, monday, tuesday, tuesday)).toEqual([0, 1, 1, 2, 2])
  })

  test('is sent weekly on Monday', async () => {
    await choose(readerId, 'weekly')
    await opened.db
      .updateTable('digests')
      .set({ sent_for: '2026-11-16' as Day })
      .execute()
    expect(await countsAt(tooEarly, monday, tuesday, nextMonday)).toEqual([0, 1, 1, 2])
  })

  test('is sent once by several processes', async () => {
    await choose(readerId, 'daily')
    const senders = await Promise.all(Array.from({ length: 4 }, sender))
    await Promise.all(senders.map(({ send }) => send(monday)))
    await Promise.all(senders.map(({ stop }) => stop()))
    expect(mails.received.length).toBe(1)
  })

  test('is not sent if switched off, to a deleted user, or without tasks', async () => {
    const { db } = opened
    const emails = ['customer', 'new', 'hold'].map((name) => `${name}@anvil.example`)
    const rows = await db.selectFrom('users').select(['id', 'email']).where('email_key', 'in', emails).execute()
    const idOf = (email: string) => rows.find((row) => row.email === email)?.id ?? 0
    const [off = 0, nothing = 0, deleted = 0] = emails.map(idOf)
    await choose(off, 'off')
    await choose(nothing, 'daily')
    await choose(deleted, 'daily')
    const setDeleted = (deleted_at: Instant | null) =>
      db.updateTable('users').set({ deleted_at }).where('id', '=', deleted).execute()
    await setDeleted(monday)
    expect(await countsAt(monday)).toEqual([0])
    await setDeleted(null)
    const seen = await db.selectFrom('digests').select('sent_for').where('user_id', '=', nothing).execute()
    expect(seen).toEqual([{ sent_for: '2026-11-23' }])
  })

  test('contains the kinds that are mailed in the summary, and those without a choice', async () => {
    const { db } = opened
    const planting = { rows: opened.rows, dataDir: opened.dataDir }
    const kinds = ['bar', 'concession', 'approvalFile', 'overdueInvoice'] as const
    const planted = []
    for (const kind of kinds) planted.push(await plants[kind](planting, customers.healthy))
    await choose(readerId, 'daily')
    await db
      .insertInto('task_mails')
      .values([
        { user_id: readerId, kind: 'bar', choice: 'atOnce', language: 'en' },
        { user_id: readerId, kind: 'concession', choice: 'never', language: 'en' },
        { user_id: readerId, kind: 'approvalFile', choice: 'summary', language: 'en' },
      ])
      .execute()
    await countsAt(monday)
    await db.deleteFrom('task_mails').execute()
    await countsAt(tuesday)
    const listed = mails.received.map(({ text }) =>
      kinds.filter((kind) => partsOf(text)['text/plain']?.includes(`${taskKind(kind).name} (`)),
    )
    expect(listed).toEqual([['approvalFile', 'overdueInvoice'], kinds])
    for (const { end } of planted) await end()
  })

  test('names the state of an invoice', async () => {
    const { number, end } = await plants.overdueInvoice(
      { rows: opened.rows, dataDir: opened.dataDir },
      customers.healthy,
    )
    const { db } = opened
    const invoice = await db.selectFrom('invoices').select('id').where('number', '=', number).executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('bank_references')
      .values({ customer_id: customers.healthy, number: 'R-1', status: 1, created_on: longAgo, total: 2_000 as Cents })
      .returning('id')
      .executeTakeFirstOrThrow()
    const line = { reference_id: id, position: 1, invoice_id: invoice.id, credit_note_id: null }
    await db
      .insertInto('bank_reference_lines')
      .values({ ...line, amount: 2_000 as Cents, applied: 0 as Cents })
      .execute()
    await choose(readerId, 'daily')
    await countsAt(monday)
    expect(partsOf(mails.received[0]?.text ?? '')['text/plain']).toContain('In bank reference: 20.00')
    await end()
  })

  test('contains what the reader is permitted to see when it is sent', async () => {
    const { db } = opened
    await choose(readerId, 'daily')
    await countsAt(monday)
    const partOf = (at: number) => partsOf(mails.received[at]?.text ?? '')['text/plain'] ?? ''
    expect(partOf(0)).toContain('/forge/concessions?')
    expect(partOf(0)).toContain(`fcid=${customers.healthy}`)
    await db.insertInto('user_pages').values({ user_id: readerId, page_id: 1004, has_access: 0 }).execute()
    await countsAt(tuesday)
    expect(partOf(1)).toContain('/forge/')
    expect(partOf(1)).not.toContain('/forge/concessions?')
    await db.deleteFrom('user_pages').where('user_id', '=', readerId).where('page_id', '=', 1004).execute()
    const links = await db.selectFrom('user_customers').selectAll().where('user_id', '=', readerId).execute()
    await db.deleteFrom('user_customers').where('user_id', '=', readerId).execute()
    expect(await countsAt(nextMonday)).toEqual([2])
    await db.insertInto('user_customers').values(links).execute()
  })

  test("is in the reader's language, as text and HTML, with escaped names and an unsubscribe link", async () => {
    const { db } = opened
    const hostile = '<img src=x onerror=alert(1)>\u202e "Ana"\r\nBcc: c@d.example'
    const { name } = await db.selectFrom('users').select('name').where('id', '=', readerId).executeTakeFirstOrThrow()
    const rename = (next: string) => db.updateTable('users').set({ name: next }).where('id', '=', readerId).execute()
    await rename(hostile)
    await choose(readerId, 'daily', 'es')
    await countsAt(monday)
    await rename(name)
    const [{ to, text } = { to: [], text: '' }] = mails.received
    expect(to).toEqual(['customer@anvil.example'])
    const [head = ''] = text.split('\r\n\r\n')
    expect(head).toMatch(/^Subject: \d+ pendientes en Anvil\r?$/m)
    expect(head).not.toMatch(/^Bcc:/m)
    const { 'text/plain': plain = '', 'text/html': html = '' } = partsOf(text)
    expect(plain).toContain('Hola <img src=x onerror=alert(1)> "Ana" Bcc: c@d.example:')
    expect(plain).toContain('Concesiones por aprobar')
    expect(html).toContain('&#60;img src=x onerror=alert(1)&#62;')
    expect(html).not.toMatch(/<img|\u202e|<script/)
    expect(html).toContain('lang="es"')
    const link = /^List-Unsubscribe: <https:\/\/portal\.example\/unsubscribe\?t=([\w-]+)>\r?$/m.exec(
      head.replace(/\r\n\s+/g, ' '),
    )?.[1]
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
    expect(readEnd(linkSecret, link ?? '')).toBe(readerId)
    for (const part of [plain, html]) expect(part).toContain(`https://portal.example/unsubscribe?t=${link}`)
  })
})

test('mail files of a portal without SMTP contain text, HTML and the unsubscribe header', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-eml-'))
  const transport = fileTransport(folder, 'portal@anvil.example')
  const mail = { recipient: 'a@b.example', subject: 'Two', body: 'Señor\n= plain' }
  await transport.send({ ...mail, html: '<p>Señor</p>', unsubscribe: 'https://p.example/unsubscribe?t=x' })
  const [file = ''] = readdirSync(folder)
  const text = readFileSync(join(folder, file), 'utf8')
  expect(text).toContain('List-Unsubscribe: <https://p.example/unsubscribe?t=x>\r\n')
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
  const parts = partsOf(text)
  expect([parts['text/plain']?.trim(), parts['text/html']?.trim()]).toEqual(['Señor\r\n= plain', '<p>Señor</p>'])
  rmSync(folder, { recursive: true })
})
