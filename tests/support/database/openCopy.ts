import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { openDatabase } from '#backend/database/openDatabase.ts'
import { templateDatabase } from '../portal/portal.ts'
import { openRows } from './openRows.ts'
import { createDatabase, dropDatabase } from './postgres.ts'

const place = async () => {
  const template = process.env.TEST_TEMPLATE ?? ''
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-copy-'))
  cpSync(template, dataDir, { recursive: true })
  const server = process.env.TEST_POSTGRES_URL
  if (process.env.TEST_DATABASE !== 'postgres' || !server)
    return { dataDir, databaseUrl: undefined, drop: async () => {} }
  const name = basename(dataDir)
  const databaseUrl = await createDatabase(server, name, templateDatabase(template))
  return { dataDir, databaseUrl, drop: () => dropDatabase(server, name) }
}

/** Database of the demo without a portal, for jobs with a clock of the test. */
export const openCopy = async (timeZone: string) => {
  const { drop, ...settings } = await place()
  const opened = await openDatabase({ ...settings, timeZone })
  const rows = await openRows({ ...settings, databaseUrl: settings.databaseUrl ?? '' })
  const close = async () => {
    await rows.close()
    await opened.close()
    await drop()
    rmSync(settings.dataDir, { recursive: true, force: true })
  }
  return { ...opened, ...settings, rows, close }
}

export type Copy = Awaited<ReturnType<typeof openCopy>>
