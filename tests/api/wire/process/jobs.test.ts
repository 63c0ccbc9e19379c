import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { clientSecret } from '#tests/support/client/apiClient.ts'
import { openRows, type Rows } from '#tests/support/database/openRows.ts'
import { type Cluster, startPostgres } from '#tests/support/database/postgres.ts'
import { startOn } from '#tests/support/portal/portalProcess.ts'
import { freePort } from '#tests/support/portal/ports.ts'
import { linkSecret } from '#tests/support/portal/settings.ts'
import { type MailServer, mailServer } from '#tests/support/services/smtpServer.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-jobs-'))
const mailCount = 60
let cluster: Cluster
let mails: MailServer
let rows: Rows

const settings = () => ({
  DATABASE_URL: cluster.url,
  OAUTH_CLIENT_SECRET: clientSecret,
  LINK_SECRET: linkSecret,
  SMTP_URL: mails.url,
})

beforeAll(async () => {
  cluster = await startPostgres()
  mails = await mailServer()
  // Plants the demo.
  await (await startOn(folder, { ...settings(), DIGEST_HOUR: 'off' })).end('SIGTERM')
  rows = await openRows({ dataDir: folder, databaseUrl: cluster.url })
})

afterAll(async () => {
  await rows.close()
  await cluster.stop()
  rmSync(folder, { recursive: true })
})

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()

const enterMails = () =>
  rows.ask(
    `insert into outbox (recipient, subject, body, created_at, sent_at, attempts, next_attempt_at, last_error)
      select 'reader-' || n || '@jobs.example', 'News', 'Body', cast(? as text), null, 0, cast(? as text), null
      from generate_series(1, ${mailCount}) as n`,
    secondsAgo(600),
    secondsAgo(600),
  )

const chooseDigests = () =>
  rows.ask(`insert into digests (user_id, frequency, language, sent_for)
    select id, 'daily', 'en', '2026-01-01' from users where email_key in ('customer@anvil.example', 'staff@anvil.example')`)

const chooseTaskMails = () =>
  rows.ask(`insert into task_mails (user_id, kind, choice, language)
    select id, 'concessionComment', 'atOnce', 'en' from users where email_key = 'admin@anvil.example'`)

const gaugesAt = async (port: number) => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const values = [...text.matchAll(/^portal_mails_(\w+) ([\d.]+)$/gm)].map(([, name, value]) => [name, Number(value)])
  return Object.fromEntries(values) as Record<'waiting' | 'oldest_seconds' | 'failed', number>
}

const enterOutdated = () =>
  rows.ask(
    `insert into tracked (at, user_id, details) select '2020-01-01T00:00:00.000Z', 1, '{}' from generate_series(1, 5000)`,
  )

test('three portals on one database do each job once, and report the mails that wait', {
  timeout: 120_000,
}, async () => {
  await enterMails()
  await chooseDigests()
  await chooseTaskMails()
  await enterOutdated()
  const metricsPort = await freePort()
  const ports: Record<string, string>[] = [{ METRICS_PORT: String(metricsPort) }, {}, {}]
  // Nobody listens for mails yet: each attempt fails.
  const portals = await Promise.all(ports.map((port) => startOn(folder, { ...settings(), ...port, DIGEST_HOUR: '0' })))
  onTestFinished(async () => void (await Promise.all(portals.map((portal) => portal.end('SIGTERM')))))
  await expect.poll(() => gaugesAt(metricsPort)).toMatchObject({ waiting: mailCount + 3, failed: mailCount + 3 })
  const { oldest_seconds: oldest } = await gaugesAt(metricsPort)
  expect(oldest).toBeGreaterThan(600)
  expect(oldest).toBeLessThan(700)

  await mails.start()
  onTestFinished(mails.stop)
  await rows.ask('update outbox set next_attempt_at = created_at where sent_at is null')
  await expect.poll(() => gaugesAt(metricsPort)).toEqual({ waiting: 0, oldest_seconds: 0, failed: 0 })
  const recipients = mails.received.flatMap(({ to }) => to).sort()
  expect(recipients).toEqual([...new Set(recipients)])
  expect(recipients).toHaveLength(mailCount + 3)
  expect(recipients).toEqual(
    expect.arrayContaining(['customer@anvil.example', 'staff@anvil.example', 'admin@anvil.example']),
  )
  await expect.poll(() => rows.ask("select count(*)::int as old from tracked where at < '2021'")).toEqual([{ old: 0 }])
})
