import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, dropDatabase, startPostgres } from '../database/postgres.ts'
import { startPortal, templateDatabase } from '../portal/portal.ts'

/**
 * Prepares the initial data of portals under test: PostgreSQL if TEST_DATABASE requests it, and a data folder with the
 * demo, created once and copied for each portal. Returns a function that removes it all.
 */
export async function prepareTemplate(database = process.env.TEST_DATABASE ?? 'sqlite') {
  if (database !== 'postgres') return prepareFolder()
  const cluster = process.env.TEST_POSTGRES_URL ? undefined : await startPostgres(console.info)
  if (cluster) process.env.TEST_POSTGRES_URL = cluster.url
  const server = process.env.TEST_POSTGRES_URL ?? ''
  const template = mkdtempSync(join(tmpdir(), 'portal-template-'))
  const takeDown = async () => {
    rmSync(template, { recursive: true, force: true })
    await dropDatabase(server, templateDatabase(template))
    await cluster?.stop()
  }
  try {
    await plantTemplate(template, await createDatabase(server, templateDatabase(template)))
  } catch (error) {
    await takeDown()
    throw error
  }
  process.env.TEST_TEMPLATE = template
  return takeDown
}

/** True if an earlier stage of the run has already created the demo in this folder. */
const isPlanted = (folder = '') => existsSync(join(folder, 'database/portal.db'))

async function prepareFolder() {
  if (isPlanted(process.env.TEST_TEMPLATE)) return () => {}
  const template = mkdtempSync(join(tmpdir(), 'portal-template-'))
  const takeDown = () => rmSync(template, { recursive: true, force: true })
  try {
    await plantTemplate(template)
  } catch (error) {
    takeDown()
    throw error
  }
  process.env.TEST_TEMPLATE = template
  return takeDown
}

export async function plantTemplate(template: string, url?: string) {
  mkdirSync(template, { recursive: true })
  const env = { DATA_DIR: template, ...(url ? { DATABASE_URL: url } : {}) }
  const portal = await startPortal({ database: 'sqlite', template: null, env })
  await portal.stop()
}
