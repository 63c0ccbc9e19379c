import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#proxy/config.ts'
import { runCheckServices } from '#scripts/services/command.ts'
import { firstChoice, otherChoices } from '#tests/support/secondCompany/choices.ts'
import { type SecondCompany, startSecondCompany } from '#tests/support/secondCompany/company.ts'
import { password } from '#tests/support/secondCompany/people.ts'
import { writes } from '#tests/support/secondCompany/writes.ts'

let company: SecondCompany
const folder = mkdtempSync(join(tmpdir(), 'check-writes-'))

beforeAll(async () => {
  company = await startSecondCompany()
})

afterAll(async () => {
  await company.stop()
  rmSync(folder, { recursive: true })
})

beforeEach(() => {
  Object.assign(company.choice, firstChoice())
  company.arrived.length = 0
  company.refused.length = 0
})

const sink = () => {
  const pieces: string[] = []
  const stream = new Writable({
    write: (piece, _encoding, done) => {
      pieces.push(String(piece))
      done()
    },
  })
  return { stream, text: () => pieces.join('') }
}

const run = async (...more: string[]) => {
  const [output, errors] = [sink(), sink()]
  const args = ['--as', 'admin@nandu.example', '--password-file', '-', '--customer', '101', ...more]
  const code = await runCheckServices(args, () => readConfig({ ...company.settings }), {
    terminal: { input: Readable.from([Buffer.from(password)]), output: errors.stream },
    output: output.stream,
    errors: errors.stream,
  })
  return { code, output: output.text(), errors: errors.text() }
}

const fileOf = (records: unknown) => {
  const file = join(folder, 'records.json')
  writeFileSync(file, JSON.stringify(records))
  return file
}

interface Reported {
  readonly call: string
  readonly result: string
  readonly faults: readonly string[]
  readonly fails: boolean
}

/** Changes with a fault, by the end of their address. */
const faultsIn = (output: string) => {
  const { changes } = JSON.parse(output) as { changes: Reported[] }
  return Object.fromEntries(
    changes.filter(({ fails }) => fails).map(({ call, result, faults }) => [call, [result, ...faults]]),
  )
}

test('makes no change without the option', async () => {
  await run()
  expect(company.arrived).toEqual([])
})

test('names a file that it cannot use, and makes no change', async () => {
  for (const [records, message] of [
    [null, 'must be JSON such as'],
    [[], 'must be JSON such as'],
    [{ 'concessions.delete': {} }, 'names "concessions.delete"'],
  ] as const) {
    const { code, errors } = await run('--writes', fileOf(records))
    expect(code).toBe(2)
    expect(errors).toContain(message)
  }
  expect((await run('--writes', join(folder, 'nowhere'))).errors).toContain('cannot be read')
  expect(company.arrived).toEqual([])
})

test('makes every change in a sandbox, as the portal sends it', async () => {
  const { code, output } = await run('--writes', 'sandbox', '--json')
  expect(company.refused).toEqual([])
  expect(faultsIn(output)).toEqual({})
  expect(code).toBe(0)
  const made = new Set(company.arrived.map(({ call }) => call))
  expect(Object.keys(writes).filter((call) => !made.has(call))).toEqual([
    // The password and profile of who runs the check, and what needs a link or a token of a mail, stay as they are.
    'POST /auth/api/edit-profile',
    'POST /auth/api/change-password',
    'POST /auth/api/password/reset',
    'POST /write/DownloadZipShipment',
    'POST /write/api/Budgets/modify',
    'POST /write/Tracking',
  ])
})

test('changes only the records of a file', async () => {
  const { code, output } = await run('--writes', fileOf({ 'concessions.comment': { id: 2 } }))
  expect(output).toContain('| `POST /write/api/Consessions/:id/Comments` | ok |')
  expect(output).toContain('1 changes made: 0 of them with faults. 0 not made.')
  expect(company.arrived.map(({ path }) => path)).toEqual(['POST /write/api/Consessions/2/Comments'])
  expect(code).toBe(0)
})

describe('an answer that no specification gives is success', () => {
  test.each(otherChoices.filter((choice) => 'writes' in choice).map((choice) => [choice.writes, choice] as const))(
    '%s',
    async (_name, choice) => {
      Object.assign(company.choice, choice)
      expect(faultsIn((await run('--writes', 'sandbox', '--json')).output)).toEqual({})
    },
  )
})

describe('finds a service that keeps something else than it was sent', () => {
  test('a new user without pages', async () => {
    company.choice.newUsers = 'withoutPages'
    const { code, output } = await run('--writes', fileOf({ users: {} }), '--json')
    expect(code).toBe(1)
    const faults = faultsIn(output)['POST /auth/api/register-user-forge']
    expect(faults).toContain('page 64 was not granted')
    expect(faults).not.toContain('page 61 was not granted')
  })

  test('an edit that withdraws the pages it does not name', async () => {
    company.choice.edits = 'replaced'
    const { code, output } = await run('--writes', fileOf({ users: {} }), '--json')
    expect(code).toBe(1)
    expect(faultsIn(output)['POST /auth/api/edit-userforge/:id']).toContain('page 72 was not granted')
    expect(faultsIn(output)['POST /auth/api/register-user-forge']).toBeUndefined()
  })
})

test('names the fields that a service refuses, but no text of its answer', async () => {
  const { output } = await run('--writes', fileOf({ 'concessions.comment': { id: 2, comment: '' } }))
  expect(output).toContain('| `POST /write/api/Consessions/:id/Comments` | failed (400) | names comment |')
  expect(output).not.toContain('wrong form')
})
