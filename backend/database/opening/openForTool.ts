import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { migrations } from '../migrations/index.ts'
import { openDatabase, type Place } from '../open.ts'
import { openStatements } from '../sqlite/connection.ts'

/** Whether a SQLite database is there and has seen exactly the migrations of this version. */
const isUpToDate = (file: string) => {
  if (!existsSync(file)) return false
  const { run, close } = openStatements(file, { isReadOnly: true })
  try {
    const answered = run('select name from migrations', [])
    const done = 'rows' in answered ? answered.rows.map(([name]) => String(name)) : []
    return done.length === Object.keys(migrations).length && done.every((name) => name in migrations)
  } catch {
    return false
  } finally {
    close()
  }
}

/**
 * Makes sure that a database is there and up to date, for a program that opens it by itself. One that is up to date may
 * be in use by a portal; another is opened as by the portal, which fails while that runs.
 */
export const openForTool = async (place: Place & { timeZone: string }) => {
  if (!place.databaseUrl && isUpToDate(join(place.dataDir, 'database', 'portal.db'))) return
  await (await openDatabase(place)).close()
}
