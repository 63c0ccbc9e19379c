import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import type { Place } from '../database/open.ts'
import { saveFiles } from './copyFiles.ts'
import { runOn } from './postgresPrograms.ts'

export const manifestName = 'backup.json'
export const dumpName = 'database.dump'
export const databaseFile = 'database/portal.db'

/** More pages than a database has: in one step, because each write of the portal would restart a copy in several. */
const allPages = 2 ** 31 - 1

const copySqlite = async (dataDir: string, folder: string) => {
  await mkdir(join(folder, 'database'), { mode: 0o700 })
  const source = new DatabaseSync(join(dataDir, databaseFile), { readOnly: true })
  await backup(source, join(folder, databaseFile), { rate: allPages }).finally(() => source.close())
}

/**
 * Writes database and files into a new folder, while portals go on. It has all that was acknowledged before it began.
 * The files are copied before the database, since their rows may be deleted meanwhile, and again after it for new ones.
 * Returns the number of files.
 */
export const backUp = async (place: Place, folder: string, version: string) => {
  await mkdir(folder, { mode: 0o700 })
  const startedAt = new Date().toISOString()
  const { dataDir, databaseUrl } = place
  let files = await saveFiles(place, folder)
  if (databaseUrl) await runOn(databaseUrl, 'pg_dump', ['--format=custom', '--file', join(folder, dumpName)])
  else await copySqlite(dataDir, folder)
  files += await saveFiles(place, folder)
  // Written last: without it, a backup is not complete.
  const manifest = { startedAt, version, database: databaseUrl ? 'postgres' : 'sqlite', files }
  await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`)
  return files
}
