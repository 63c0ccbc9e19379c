import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemClock } from '#backend/clock.ts'
import { createAdministrator } from '#backend/command/createAdministrator.ts'
import { openDatabase } from '#backend/database/openDatabase.ts'
import { builtProgram } from '#scripts/nodeFlags.js'
import { clientAt, demoPassword } from '#tests/support/client/apiClient.ts'
import { type Portal, startPortal } from '#tests/support/portal/portal.ts'

let folder: string
let dataDir: string
let mask: number

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-folder-'))
  dataDir = join(folder, 'data')
  // The usual umask of a shell: others may read.
  mask = process.umask(0o022)
})
afterEach(() => {
  process.umask(mask)
  rmSync(folder, { recursive: true, force: true })
})

/** The folder and all entries below it to which users other than the owner have any access. */
const openIn = (place: string) => {
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => join(place, name))
  return [place, ...names].filter((path) => (statSync(path).mode & 0o077) !== 0)
}

const whileServing = async (run: (portal: Portal) => Promise<unknown> | unknown, output: string[] = []) => {
  const portal = await startPortal({ template: null, env: { DATA_DIR: dataDir, DEMO: 'off' }, output })
  try {
    await run(portal)
  } finally {
    await portal.stop()
  }
}

const email = 'ines@first.example'

const addAdministrator = async () => {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined })
  const means = { db, clock: systemClock('UTC', null), company: 'Anvil' }
  await createAdministrator(means, { name: 'Inés Ávalos', email, password: demoPassword })
  await close()
}

const use = async ({ url }: Portal) => {
  await clientAt(url).post('/auth/api/password/create/', { email })
  await expect.poll(() => readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml'))).toHaveLength(1)
}

test('files written by the portal are readable by its user only', async () => {
  // No demo data, because inserting its rows takes too long.
  await whileServing(() => expect(openIn(dataDir)).toEqual([]))
  await addAdministrator()
  await whileServing(async (portal) => {
    await use(portal)
    expect(readdirSync(dataDir).sort()).toEqual(['assets', 'database', 'files', 'mail'])
    expect(openIn(dataDir)).toEqual([])
  })
  expect(openIn(dataDir)).toEqual([])
})

test('readable files of earlier versions are restricted at the start, other files are not changed', async () => {
  cpSync(process.env.TEST_TEMPLATE ?? '', dataDir, { recursive: true })
  mkdirSync(join(dataDir, 'mail'), { recursive: true })
  writeFileSync(join(dataDir, 'mail/old.eml'), 'a link')
  writeFileSync(join(dataDir, 'motd'), 'of the operator')
  execFileSync('chmod', ['-R', 'a+rX', dataDir])
  expect(openIn(dataDir)).toContain(join(dataDir, 'mail/old.eml'))
  await whileServing(() => expect(openIn(dataDir)).toEqual([join(dataDir, 'motd')]))
})

test('an interrupted start can be repeated', async () => {
  mkdirSync(join(dataDir, 'files/kept'), { recursive: true })
  writeFileSync(join(dataDir, 'files/kept/one'), 'of a customer')
  chmodSync(join(dataDir, 'files/kept/one'), 0o600)
  await whileServing(() => expect(openIn(dataDir)).toEqual([]))
})

test('creating an administrator before the first start leaves no file readable by others', () => {
  const password = join(folder, 'password')
  writeFileSync(password, 'Quenched-4140')
  const person = ['--name', 'Inés Ávalos', '--email', email, '--password-file', password]
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  execFileSync(process.execPath, [builtProgram('administer'), 'create', ...person], { env, stdio: 'pipe' })
  expect(readdirSync(join(dataDir, 'database'))).toContain('portal.db')
  expect(openIn(dataDir)).toEqual([])
})

test('files that the portal cannot restrict are reported to the operator', async () => {
  mkdirSync(dataDir)
  // Owned by the kernel: even root cannot change its mode.
  symlinkSync('/proc/sys/vm', join(dataDir, 'mail'))
  const output: string[] = []
  await whileServing(() => {}, output)
  expect(output.join('\n')).toMatch(/Other users of this machine may read \S+\/mail.* \(EPERM\)\. Give it to/)
})
