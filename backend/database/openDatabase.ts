import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { cacheUntilCommit } from './cacheUntilCommit.ts'
import { openDataFolder } from './dataFolder.ts'
import { dialects } from './dialect.ts'
import { migrate } from './migrate.ts'
import type { Db, OnError, OpenDatabase, Place } from './open.ts'
import { openStatements } from './sqlite/connection.ts'
import { lightDialect, readerDialect } from './sqlite/kyselyDialect.ts'
import { lockFolder } from './sqlite/lock.ts'
import { startReader } from './sqlite/reader.ts'

const openSqlite = async (dataDir: string, timeZone: string, onError: OnError): Promise<OpenDatabase> => {
  const folder = join(dataDir, 'database')
  await openDataFolder(dataDir, onError)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unlock = lockFolder(folder)
  const file = join(folder, 'portal.db')
  const writer = openStatements(file, { cacheKibibytes: 8_000 })
  const reads = openStatements(file, { isReadOnly: true })
  const db: Db = new Kysely({ dialect: lightDialect(reads, writer) })
  try {
    await migrate(db, dialects.sqlite, timeZone)
  } catch (error) {
    await db.destroy()
    unlock()
    throw error
  }
  const thread = startReader(file, onError)
  const reader: Db = new Kysely({ dialect: readerDialect(thread) })
  const close = async () => {
    // Kysely initializes a driver only with the first query; these must be closed even if unused.
    await thread.close()
    await db.destroy()
    unlock()
  }
  return {
    db,
    reader,
    replica: null,
    dialect: dialects.sqlite,
    cacheUntilCommit: cacheUntilCommit(reads.version),
    unhurried: (work) => work(db),
    close,
  }
}

interface DatabaseSettings extends Place {
  /** Time zone of the business day; migrations may need the day of an instant. */
  readonly timeZone?: string
  /** The same PostgreSQL database for transactions without a session, such as through a pooler. */
  readonly databasePoolUrl?: string | undefined
  /** A replica of the same PostgreSQL database. */
  readonly databaseReadUrl?: string | undefined
  /** Called with errors between statements; errors of a statement are thrown by it. */
  readonly onError?: OnError
}

/**
 * Opens and migrates the database: PostgreSQL if a URL is given, otherwise SQLite in the data folder. Throws an error
 * that explains what to do if it cannot. Loads the PostgreSQL client only if needed.
 */
export const openDatabase = async ({
  dataDir,
  databaseUrl,
  databasePoolUrl = databaseUrl,
  databaseReadUrl,
  timeZone = 'UTC',
  onError = () => {},
}: DatabaseSettings): Promise<OpenDatabase> => {
  if (!databaseUrl || !databasePoolUrl) return openSqlite(dataDir, timeZone, onError)
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres({ url: databaseUrl, poolUrl: databasePoolUrl, readUrl: databaseReadUrl }, timeZone, onError)
}
