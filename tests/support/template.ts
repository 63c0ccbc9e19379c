import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPortal, templateDatabase } from './portal.ts'
import { createDatabase, dropDatabase, startPostgres } from './postgres.ts'

/**
 * Prepares what portals under test begin with: PostgreSQL when TEST_DATABASE asks for it, and a data folder with
 * the demo plant, made once and copied for each portal. Answers how to take it all down.
 */
export async function prepareTemplate(database = process.env.TEST_DATABASE ?? 'sqlite') {
  const cluster =
    database === 'postgres' && !process.env.TEST_POSTGRES_URL ? await startPostgres(console.info) : undefined
  if (cluster) process.env.TEST_POSTGRES_URL = cluster.url
  const template = mkdtempSync(join(tmpdir(), 'portal-template-'))
  const takeDown = async () => {
    rmSync(template, { recursive: true, force: true })
    const server = process.env.TEST_POSTGRES_URL
    if (database === 'postgres' && server) await dropDatabase(server, templateDatabase(template))
    await cluster?.stop()
  }
  try {
    await fill(template, database)
  } catch (error) {
    await takeDown()
    throw error
  }
  process.env.TEST_TEMPLATE = template
  return takeDown
}

async function fill(template: string, database: string) {
  const server = process.env.TEST_POSTGRES_URL ?? ''
  const url = database === 'postgres' ? await createDatabase(server, templateDatabase(template)) : undefined
  const env = { DATA_DIR: template, ...(url ? { DATABASE_URL: url } : {}) }
  const portal = await startPortal({ database: 'sqlite', template: null, env })
  await portal.stop()
}
