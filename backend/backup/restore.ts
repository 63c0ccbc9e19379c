import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Place } from '../database/open.ts'
import { databaseFile, dumpName, manifestName } from './backUp.ts'
import { hasFiles, putFiles } from './copyFiles.ts'
import { runOn } from './postgresPrograms.ts'

interface Manifest {
  readonly startedAt: string
  readonly version: string
  readonly database: 'postgres' | 'sqlite'
}

const readManifest = (folder: string): Manifest => {
  const file = join(folder, manifestName)
  if (!existsSync(file)) throw new Error(`${folder} is no complete backup: ${manifestName} is missing.`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

const hasPostgresTables = async (url: string) => {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query("select 1 from pg_tables where schemaname = 'public' limit 1")
    return rows.length > 0
  } finally {
    await client.end()
  }
}

const isUsed = async (place: Place) => {
  const { dataDir, databaseUrl } = place
  if (await hasFiles(place)) return true
  return databaseUrl ? hasPostgresTables(databaseUrl) : existsSync(join(dataDir, databaseFile))
}

/** Restores a backup into an empty data folder and database; throws an error with instructions if they are not. */
export const restore = async (place: Place, folder: string) => {
  const { dataDir, databaseUrl } = place
  const manifest = readManifest(folder)
  if ((manifest.database === 'postgres') !== (databaseUrl !== undefined))
    throw new Error(`This is a backup of ${manifest.database}. ${databaseUrl ? 'Unset' : 'Set'} DATABASE_URL.`)
  if (await isUsed(place))
    throw new Error(
      'There is data already. Set DATA_DIR to an empty folder, DATABASE_URL to an empty database and FILES_URL to an empty prefix.',
    )
  const files = await putFiles(folder, place)
  if (databaseUrl) {
    const whole = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction']
    await runOn(databaseUrl, 'pg_restore', [...whole, join(folder, dumpName)])
  } else {
    await mkdir(join(dataDir, 'database'), { recursive: true, mode: 0o700 })
    await copyFile(join(folder, databaseFile), join(dataDir, databaseFile))
  }
  return { ...manifest, files }
}
