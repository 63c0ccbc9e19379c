import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { administer } from '../client/administer.ts'
import { createDatabase, dropDatabase } from '../database/postgres.ts'

export const firstAdministrator = { name: 'Ana Reyes', email: 'ana@company.example', password: 'Quenched-4140' }

/** Template of a portal without the demo that has only its first administrator, for `startPortal`. */
export async function makeEmptyPlant() {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-empty-plant-'))
  const server = process.env.TEST_DATABASE === 'postgres' ? process.env.TEST_POSTGRES_URL : undefined
  const databaseUrl = server ? await createDatabase(server, basename(dataDir)) : undefined
  const { name, email, password } = firstAdministrator
  const passwordFile = join(dataDir, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  const person = ['--name', name, '--email', email, '--password-file', passwordFile]
  const { code, errors } = await administer({ dataDir, databaseUrl }, 'create', ...person)
  if (code !== 0) throw new Error(errors)
  const remove = async () => {
    rmSync(dataDir, { recursive: true, force: true })
    if (server) await dropDatabase(server, basename(dataDir))
  }
  return { template: dataDir, env: { DEMO: 'off', DEMO_TODAY: '', DEMO_EXTREMES: '' }, remove }
}

export const firstCustomer = {
  id: 101,
  name: 'Bellweather',
  legalName: 'Bellweather Turbines',
  type: 1,
  unit: '',
  segment: '',
  subsegment: '',
  hasEquote: false,
  isShown: true,
  excludeFromContext: false,
  parentId: null,
} as const
