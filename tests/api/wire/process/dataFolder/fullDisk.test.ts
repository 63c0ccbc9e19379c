import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Answer,
  bearer,
  browserWith,
  type Client,
  clientAt,
  clientSecret,
  grant,
  signInPath,
  tokenAt,
} from '#tests/support/client/apiClient.ts'
import { addUser, changesOf, newUser } from '#tests/support/client/users.ts'
import { inconsistencies } from '#tests/support/crash/consistency.ts'
import { openRows, type Rows } from '#tests/support/database/openRows.ts'
import { type PortalProcess, startOn } from '#tests/support/portal/portalProcess.ts'
import { fill, hasSmallDisks, onSmallDisk, seenBy } from '#tests/support/portal/smallDisk.ts'

// If no small disk can be mounted, tests/integration/database/sqlite/fullDisk.test.ts still covers SQLite's error.
describe.runIf(hasSmallDisks())('a full disk', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-full-'))
  let portal: PortalProcess
  let disk: string
  let admin: Client
  let user: Answer['body']
  let empty: () => void

  beforeAll(async () => {
    cpSync(process.env.TEST_TEMPLATE ?? '', dataDir, { recursive: true })
    portal = await startOn(dataDir, { OAUTH_CLIENT_SECRET: clientSecret }, (program) =>
      onSmallDisk(dataDir, 64, program),
    )
    disk = seenBy(portal.pid, dataDir)
    admin = bearer(portal.url, await tokenAt(portal.url, 'admin'))
    user = await addUser(admin, { email: 'someone@small.example' })
    await fillUp()
  })

  afterAll(async () => {
    await portal.end('SIGTERM')
    for (const folder of [dataDir, `${dataDir}.kept`]) rmSync(folder, { recursive: true })
  })

  /** Reads a copy: SQLite resolves links and therefore cannot open the database on another process's disk. */
  async function look<T>(ask: (rows: Rows) => Promise<T>) {
    const copy = mkdtempSync(join(tmpdir(), 'portal-copy-'))
    cpSync(join(disk, 'database'), join(copy, 'database'), { recursive: true })
    const rows = await openRows({ dataDir: copy, databaseUrl: undefined })
    try {
      return await ask(rows)
    } finally {
      await rows.close()
      rmSync(copy, { recursive: true })
    }
  }

  const track = () => admin.post('/write/Tracking/', { titulo: 'x'.repeat(200) })

  /** Fills the disk completely, including the space that SQLite has reserved. */
  async function fillUp() {
    empty = fill(disk)
    while ((await track()).status !== 507) expect(portal.output.length).toBeLessThan(20_000)
  }

  const key = randomUUID()
  const sent = {
    ...newUser({ email: `${key}@load.example` }),
    newPermissions: [
      { id: 92, hasAccess: false },
      { id: 1018, hasAccess: true },
    ],
  }
  const post = (path: string, body?: unknown, headers = {}) => admin.post(path, body, headers)
  const anyone = () => clientAt(portal.url)

  const writes: Record<string, () => Promise<Answer>> = {
    registerUser: () => post('/auth/api/register-user-forge', sent, { 'idempotency-key': key }),
    editUser: () => post(`/auth/api/edit-userforge/${user.id}`, changesOf(user), { 'if-match': `"${user.version}"` }),
    deleteUser: () => post(`/auth/api/delete-user/${user.id}`),
    track,
    signIn: () => anyone().post(signInPath, grant('customer')),
    'signIn in a browser': () => browserWith(portal.url, '').post(signInPath, grant('customer')),
    requestPasswordReset: () => anyone().post('/auth/api/password/create/', { email: user.email }),
    createSessionCode: () => post('/auth/api/session-code/'),
  }

  test.each(Object.keys(writes))('returns 507 with the reason for %s', async (name) => {
    const answer = await writes[name]?.()
    expect(answer).toMatchObject({
      status: 507,
      body: { error: 'storage_full', message: 'The disk of the portal is full; nothing was changed.' },
    })
  })

  test.each([
    ['/auth/api/logged-user/'],
    ['/read/Users/ObtenerUsuariosForge/?range=[0,24]&sort=["name","ASC"]'],
    ['/read/Users/ObtenerUsuariosForge/?filter={"q":"test"}'],
    ['/auth/api/menu-options2'],
    ['/readyz'],
    ['/forge/users'],
  ])('permits reads: %s', async (path) => expect((await admin.get(path)).status).toBe(200))

  test('permits opening pages, and stores the visits once there is space', async () => {
    const navigation = randomUUID()
    const visit = { slug: 'users', navigation }
    expect((await post('/auth/api/validate-page-access-forge/', visit)).body.ok).toBe(true)
    await expect.poll(() => portal.output.join('\n'), { timeout: 60_000 }).toContain('disk is full')
    empty()
    const stored = () => look(({ ask }) => ask('select id from visits where navigation = ?', navigation))
    await expect.poll(stored, { timeout: 60_000 }).toHaveLength(1)
    await fillUp()
  })

  test('adds one log line per rejected write', async () => {
    const before = portal.output.length
    for (let time = 0; time < 50; time += 1) await track()
    expect(portal.output.length - before).toBeLessThan(60)
    expect(portal.output.slice(before).filter((line) => line.includes('"stack"')).length).toBeLessThan(5)
  })

  test('recovers without a restart: every write succeeds once and completely', async () => {
    empty()
    for (const [name, write] of Object.entries(writes)) {
      const answer = await write()
      expect([name, answer.status, answer.text]).toEqual([name, 200, expect.any(String)])
    }
    expect(await look(({ ask }) => ask('select id from users where email = ?', sent.email))).toHaveLength(1)
    expect(await look(inconsistencies)).toEqual([])
  })

  test('leaves no partial mail file', () => {
    expect(readdirSync(join(disk, 'mail')).filter((file) => file.startsWith('.'))).toEqual([])
  })
})
