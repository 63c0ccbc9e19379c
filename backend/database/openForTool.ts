import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { migrations } from './migrations/index.ts'
import type { Place } from './open.ts'
import { openDatabase } from './openDatabase.ts'
import { openStatements } from './sqlite/connection.ts'

/** True if a SQLite database exists and has exactly the migrations of this version. */
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
 * Ensures that the database exists and is up to date, for tools that open it themselves. An up-to-date database may be
 * in use by a running portal; otherwise it is opened as the portal does, which fails while the portal runs.
 */
export const openForTool = async (place: Place & { timeZone: string }) => {
  if (!place.databaseUrl && isUpToDate(join(place.dataDir, 'database', 'portal.db'))) return
  await (await openDatabase(place)).close()
}
