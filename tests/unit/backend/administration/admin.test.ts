import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, describe, expect, test } from 'vitest'
import { runAdmin } from '#backend/command/admin.ts'
import { typePassword } from '#backend/command/enteredPassword.ts'
import { readConfig } from '#proxy/config.ts'

const password = 'Quenched-4140'
const person = ['--name', 'Inés Ávalos', '--email', 'ines@first.example']
const folder = mkdtempSync(join(tmpdir(), 'portal-admin-'))
afterAll(() => rmSync(folder, { recursive: true }))

const { keptDays } = readConfig({})
const settings = { dataDir: folder, databaseUrl: undefined, product: 'Anvil', timeZone: 'UTC', keptDays }

/** Runs the command without a terminal and without piped input. */
const admin = async (args: string[], services: { auth: string | undefined } = { auth: undefined }) => {
  const [input, output, errors] = [new PassThrough().end(), new PassThrough(), new PassThrough()]
  const code = await runAdmin(args, { ...settings, services }, { input, output }, errors)
  return { code, output: output.read()?.toString() ?? '', errors: errors.read()?.toString() ?? '' }
}

const passwordFile = (content: string) => {
  const file = join(folder, 'password.txt')
  writeFileSync(file, content)
  return ['--password-file', file]
}

describe('rejected admin command', () => {
  test.each([
    ['nothing at all', []],
    ['another verb', ['remove', ...person]],
    ['no address', ['create', '--name', 'Inés Ávalos']],
    ['a password on the command line', ['create', ...person, '--password', password]],
  ])('prints the usage for %s, without repeating it', async (_what, args) => {
    const { output, errors, code } = await admin(args)
    expect({ output, code }).toEqual({ output: '', code: 2 })
    expect(errors).toContain('npm run admin -- create --name')
    expect(errors).not.toContain(password)
  })

  const entries: [what: string, args: string[], password: string, issue: string][] = [
    ['an empty name', ['--name', ' ', '--email', 'a@first.example'], password, 'name: Required.'],
    ['a malformed address', ['--name', 'A', '--email', 'first.example'], password, 'email: Must be an e-mail address.'],
    ['a short password', person, 'Abc-123', 'password: Must have at least 8 characters.'],
    ['a password without a number', person, 'Quenched-steel', 'password: Must have at least one number.'],
    ['a password in lower case', person, 'quenched-4140', 'password: Must have at least one uppercase character.'],
    ['a common password', person, 'Password1', 'password: Is one of the most common passwords.'],
    ['the password of the demo', person, 'Forge-2026', 'password: Is one of the most common passwords.'],
    ['an empty password', person, '\n', 'password: Required.'],
    ['two lines', person, `${password}\n${password}\n`, 'more than one line'],
  ]

  test.each(entries)('prints the issue for %s', async (_what, args, entered, issue) => {
    const { output, errors, code } = await admin(['create', ...args, ...passwordFile(entered)])
    expect({ output, code }).toEqual({ output: '', code: 1 })
    expect(errors).toContain(issue)
  })

  test('names a missing password file', async () => {
    const { errors } = await admin(['create', ...person, '--password-file', join(folder, 'absent')])
    expect(errors).toContain(`${join(folder, 'absent')} cannot be read (ENOENT)`)
  })

  test('explains --password-file if there is no terminal', async () => {
    const { errors, code } = await admin(['create', ...person])
    expect(code).toBe(1)
    expect(errors).toContain('--password-file')
  })

  test('refers to the auth service if AUTH_URL is set', async () => {
    const services = { auth: 'http://127.0.0.1:9' }
    const { errors, code } = await admin(['create', ...person, ...passwordFile(password)], services)
    expect(code).toBe(1)
    expect(errors).toContain('AUTH_URL')
  })

  test('does not create a database', () => {
    expect(existsSync(join(folder, 'database'))).toBe(false)
  })
})

describe('typed password', () => {
  const type = async (keys: string) => {
    const input = new PassThrough()
    const output = new PassThrough()
    const typed = typePassword({ input, output })
    input.write(keys)
    const result = await typed.catch((error: Error) => error)
    return { result, shown: output.end().read()?.toString() as string }
  }

  test('is accepted if typed twice alike, and is not shown', async () => {
    const { result, shown } = await type(`${password}\r${password}\r`)
    expect(result).toBe(password)
    expect(shown).toBe('Password: \nThe same again: \n')
  })

  test('can be corrected with the backspace key', async () => {
    expect((await type(`${password}xy\u007f\u007f\r${password}\r`)).result).toBe(password)
  })

  test('is rejected if the second differs', async () => {
    const { result } = await type(`${password}\r${password}1\r`)
    expect(String(result)).toContain('The two passwords differ. Nothing was created')
  })

  test.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('is aborted with %s', async (_key, character) => {
    expect(String((await type(character)).result)).toContain('Nothing was created')
  })
})
