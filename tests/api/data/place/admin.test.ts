import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#backend/database/openDatabase.ts'
import { builtProgram } from '#scripts/nodeFlags.js'
import { createDatabase, dropDatabase } from '#tests/support/database/postgres.ts'
import { startPortal } from '#tests/support/portal/portal.ts'

const isPostgres = process.env.TEST_DATABASE === 'postgres'
const server = process.env.TEST_POSTGRES_URL ?? ''
const password = 'Quenched-4140'
const person = ['--name', 'Inés Ávalos', '--email', 'ines@first.example']

let folder: string
let databaseUrl: string | undefined

/** Creates a data folder and, on PostgreSQL, a database named after it. */
const newPlace = async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-admin-'))
  databaseUrl = isPostgres ? await createDatabase(server, basename(folder)) : undefined
}

const leavePlace = async () => {
  rmSync(folder, { recursive: true, force: true })
  if (isPostgres) await dropDatabase(server, basename(folder))
}

/** Runs the command as a separate process; `piped` is its standard input. */
const admin = async (args: string[], { piped = '', env = {} as Record<string, string> } = {}) => {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', builtProgram('administer'), ...args],
    {
      env: { PATH: process.env.PATH, DATA_DIR: folder, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}), ...env },
    },
  )
  child.stdin.end(piped)
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { output, errors, code }
}

const passwordFile = (content: string) => {
  const file = join(folder, 'password.txt')
  writeFileSync(file, content)
  return ['--password-file', file]
}

const rowsAfter = async () => {
  const { db, close } = await openDatabase({ dataDir: folder, databaseUrl })
  const users = await db.selectFrom('users').selectAll().execute()
  const audit = await db.selectFrom('audit').selectAll().execute()
  await close()
  return { users, audit }
}

describe('administrator', () => {
  beforeEach(async () => {
    await newPlace()
    return leavePlace
  })

  test('is created with an audit row, and can sign in', async () => {
    const created = await admin(['create', ...person, ...passwordFile(`${password}\r\n`)])
    expect(created).toMatchObject({ errors: '', code: 0 })
    expect(created.output).toContain('ines@first.example created')

    const { users, audit } = await rowsAfter()
    expect(users).toMatchObject([{ name: 'Inés Ávalos', name_key: 'ines avalos', role_id: 1, last_login: null }])
    expect(users[0]?.password_hash).toMatch(/^\$argon2id\$/)
    expect(audit).toMatchObject([{ call: 'admin.create', record: `user ${users[0]?.id}`, user_id: null, before: null }])
    expect(JSON.stringify(audit)).not.toMatch(/argon2|Quenched/)

    const portal = await startPortal({ template: folder, env: { DEMO: 'off' } })
    const answer = await fetch(`${portal.url}/auth/api/oauth/token/`, {
      method: 'POST',
      headers: { 'X-Requested-With': 'XMLHttpRequest', 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({ grant_type: 'password', username: 'INES@first.example', password }),
    }).finally(portal.stop)
    expect(answer.status).toBe(200)
  })

  test('is created with a piped password', async () => {
    const { code } = await admin(['create', ...person, '--password-file', '-'], { piped: `${password}\n` })
    expect(code).toBe(0)
    expect((await rowsAfter()).users).toHaveLength(1)
  })

  test('is not created twice, whatever the case of the address', async () => {
    await admin(['create', ...person, ...passwordFile(password)])
    const again = ['create', '--name', 'Another', '--email', 'Ines@First.example', ...passwordFile(password)]
    const { errors, code } = await admin(again)
    expect(code).toBe(1)
    expect(errors).toContain('email: Is already in use by another user.')
    const { users, audit } = await rowsAfter()
    expect([users.length, audit.length]).toEqual([1, 1])
  })

  test('is created by only one of two simultaneous commands', async () => {
    const command = ['create', ...person, ...passwordFile(password)]
    const ends = await Promise.all([admin(command), admin(command)])
    const rejected = ends.find(({ code }) => code === 1)
    expect(ends.map(({ code }) => code).sort()).toEqual([0, 1])
    expect(rejected?.errors).toMatch(isPostgres ? /email: Is already in use/ : /email: Is already in use|in use by/)
    expect((await rowsAfter()).users).toHaveLength(1)
  })

  test('cannot be created while the portal runs on SQLite, but can on PostgreSQL', async () => {
    const portal = await startPortal({ template: null, env: { DEMO: 'off' } })
    const env = { DATA_DIR: portal.dataDir, ...(portal.databaseUrl ? { DATABASE_URL: portal.databaseUrl } : {}) }
    const { errors, code } = await admin(['create', ...person, ...passwordFile(password)], { env })
    await portal.stop()
    expect(code).toBe(isPostgres ? 0 : 1)
    expect(errors).toMatch(isPostgres ? /^$/ : /in use by process \d+.*Stop it/)
  })

  test('is created in a database that the command migrate has made, once more without effect', async () => {
    const made = { output: 'The database is up to date.\n', errors: '', code: 0 }
    expect([await admin(['migrate']), await admin(['migrate'])]).toEqual([made, made])
    expect((await rowsAfter()).users).toEqual([])
    expect((await admin(['create', ...person, ...passwordFile(password)])).code).toBe(0)
    expect((await admin(['migrate', 'more'])).code).toBe(2)
  })

  test('is not created with an invalid setting, which is named', async () => {
    const { errors, code } = await admin(['create', ...person], { env: { TIME_ZONE: 'Mars/Olympus' } })
    expect(code).toBe(1)
    expect(errors).toContain('TIME_ZONE')
  })
})
