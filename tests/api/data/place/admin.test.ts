import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { typePassword } from '../../../../backend/administration/enteredPassword.ts'
import { openDatabase } from '../../../../backend/database/open.ts'
import { startPortal } from '../../../support/portal.ts'
import { createDatabase, dropDatabase } from '../../../support/postgres.ts'

const isPostgres = process.env.TEST_DATABASE === 'postgres'
const server = process.env.TEST_POSTGRES_URL ?? ''
const password = 'Quenched-4140'
const person = ['--name', 'Inés Ávalos', '--email', 'ines@first.example']

let folder: string
let databaseUrl: string | undefined

/** A new folder with, on PostgreSQL, a database of its name: what a portal under test can begin with. */
const newPlace = async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-admin-'))
  databaseUrl = isPostgres ? await createDatabase(server, basename(folder)) : undefined
}

const leavePlace = async () => {
  rmSync(folder, { recursive: true, force: true })
  if (isPostgres) await dropDatabase(server, basename(folder))
}

/** Runs the command as a process of its own; `piped` is its standard input. */
const admin = async (args: string[], { piped = '', env = {} as Record<string, string> } = {}) => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/administer.ts', ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}), ...env },
  })
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

describe('a command that is refused', () => {
  beforeAll(newPlace)
  afterAll(leavePlace)

  test.each([
    ['nothing at all', []],
    ['another verb', ['remove', ...person]],
    ['no address', ['create', '--name', 'Inés Ávalos']],
    ['a password on the command line', ['create', ...person, '--password', password]],
  ])('answers the usage to %s and repeats nothing of it', async (_what, args) => {
    const { output, errors, code } = await admin(args)
    expect({ output, code }).toEqual({ output: '', code: 2 })
    expect(errors).toContain('npm run admin -- create --name')
    expect(errors).not.toContain(password)
  })

  const entries: [what: string, args: string[], password: string, issue: string][] = [
    ['an empty name', ['--name', ' ', '--email', 'a@first.example'], password, 'name: Required.'],
    ['what is no address', ['--name', 'A', '--email', 'first.example'], password, 'email: Must be an e-mail address.'],
    ['a short password', person, 'Abc-123', 'password: Must have at least 8 characters.'],
    ['a password without a number', person, 'Quenched-steel', 'password: Must have at least one number.'],
    ['a password in lower case', person, 'quenched-4140', 'password: Must have at least one uppercase character.'],
    ['a common password', person, 'Password1', 'password: Is one of the commonest passwords.'],
    ['an empty password', person, '\n', 'password: Required.'],
    ['two lines', person, `${password}\n${password}\n`, 'more than one line'],
  ]

  test.each(entries)('refuses %s', async (_what, args, entered, issue) => {
    const { output, errors, code } = await admin(['create', ...args, ...passwordFile(entered)])
    expect({ output, code }).toEqual({ output: '', code: 1 })
    expect(errors).toContain(issue)
  })

  test('names the password file that is not there', async () => {
    const { errors } = await admin(['create', ...person, '--password-file', join(folder, 'absent')])
    expect(errors).toContain(`${join(folder, 'absent')} cannot be read (ENOENT)`)
  })

  test('says how to give a password where nobody can type one', async () => {
    const { errors, code } = await admin(['create', ...person])
    expect(code).toBe(1)
    expect(errors).toContain('--password-file')
  })

  test('sends the reader to the auth service where that keeps the users', async () => {
    const env = { AUTH_URL: 'http://127.0.0.1:9' }
    const { errors, code } = await admin(['create', ...person, ...passwordFile(password)], { env })
    expect(code).toBe(1)
    expect(errors).toContain('AUTH_URL')
  })

  test('names a setting that cannot be used', async () => {
    const { errors, code } = await admin(['create', ...person], { env: { TIME_ZONE: 'Mars/Olympus' } })
    expect(code).toBe(1)
    expect(errors).toContain('TIME_ZONE')
  })

  test('makes no database', () => {
    if (!isPostgres) expect(existsSync(join(folder, 'database'))).toBe(false)
  })
})

describe('an administrator', () => {
  beforeEach(async () => {
    await newPlace()
    return leavePlace
  })

  test('is created with an audit row, and signs in', async () => {
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

  test('is created with a password that is piped in', async () => {
    const { code } = await admin(['create', ...person, '--password-file', '-'], { piped: `${password}\n` })
    expect(code).toBe(0)
    expect((await rowsAfter()).users).toHaveLength(1)
  })

  test('is not created twice, in whatever case the address is', async () => {
    await admin(['create', ...person, ...passwordFile(password)])
    const again = ['create', '--name', 'Another', '--email', 'Ines@First.example', ...passwordFile(password)]
    const { errors, code } = await admin(again)
    expect(code).toBe(1)
    expect(errors).toContain('email: Is already in use by another user.')
    const { users, audit } = await rowsAfter()
    expect([users.length, audit.length]).toEqual([1, 1])
  })

  test('is created by one of two commands that run at once', async () => {
    const command = ['create', ...person, ...passwordFile(password)]
    const ends = await Promise.all([admin(command), admin(command)])
    const refused = ends.find(({ code }) => code === 1)
    expect(ends.map(({ code }) => code).sort()).toEqual([0, 1])
    expect(refused?.errors).toMatch(isPostgres ? /email: Is already in use/ : /email: Is already in use|in use by/)
    expect((await rowsAfter()).users).toHaveLength(1)
  })

  test('waits, on SQLite, until the portal has stopped; on PostgreSQL it is created beside it', async () => {
    const portal = await startPortal({ template: null, env: { DEMO: 'off' } })
    const env = { DATA_DIR: portal.dataDir, ...(portal.databaseUrl ? { DATABASE_URL: portal.databaseUrl } : {}) }
    const { errors, code } = await admin(['create', ...person, ...passwordFile(password)], { env })
    await portal.stop()
    expect(code).toBe(isPostgres ? 0 : 1)
    expect(errors).toMatch(isPostgres ? /^$/ : /in use by process \d+.*Stop it/)
  })
})

describe('a typed password', () => {
  const type = async (keys: string) => {
    const input = new PassThrough()
    const output = new PassThrough()
    const typed = typePassword({ input, output })
    input.write(keys)
    const result = await typed.catch((error: Error) => error)
    return { result, shown: output.end().read()?.toString() as string }
  }

  test('is taken when it is typed the same twice, and not shown', async () => {
    const { result, shown } = await type(`${password}\r${password}\r`)
    expect(result).toBe(password)
    expect(shown).toBe('Password: \nThe same again: \n')
  })

  test('can be corrected with the backspace key', async () => {
    expect((await type(`${password}xy\u007f\u007f\r${password}\r`)).result).toBe(password)
  })

  test('is refused when the second differs', async () => {
    const { result } = await type(`${password}\r${password}1\r`)
    expect(String(result)).toContain('The two passwords differ. Nothing was created')
  })

  test.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('is given up with %s', async (_key, character) => {
    expect(String((await type(character)).result)).toContain('Nothing was created')
  })
})
