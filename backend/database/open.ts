import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { openDataFolder } from '../process/dataFolder.ts'
import { type Dialect, dialects } from './dialect.ts'
import { migrate } from './opening/migrate.ts'
import { openStatements } from './sqlite/connection.ts'
import { lightDialect, readerDialect } from './sqlite/kyselyDialect.ts'
import { lockFolder } from './sqlite/lock.ts'
import { startReader } from './sqlite/reader.ts'
import type { Tables } from './tables/tables.ts'
import { type WhileUnchanged, whileUnchanged } from './whileUnchanged.ts'

export type Db = Kysely<Tables>

export interface OpenDatabase {
  /** For light statements: by key, a page over an index, one write. */
  readonly db: Db
  /** For statements that read much. */
  readonly reader: Db
  readonly dialect: Dialect
  /** For what nearly every request reads of `db`. */
  readonly whileUnchanged: WhileUnchanged
  close(): Promise<void>
}

const openSqlite = async (dataDir: string, timeZone: string, onError: OnError): Promise<OpenDatabase> => {
  const folder = join(dataDir, 'database')
  await openDataFolder(dataDir, onError)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unlock = lockFolder(folder)
  const file = join(folder, 'portal.db')
  const writer = openStatements(file, { cacheKibibytes: 8_000 })
  const reads = openStatements(file, { isReadOnly: true })
  const db: Db = new Kysely({ dialect: lightDialect(reads, writer) })
  await migrate(db, dialects.sqlite, timeZone)
  const thread = startReader(file, onError)
  const reader: Db = new Kysely({ dialect: readerDialect(thread) })
  const close = async () => {
    // Kysely reaches a driver only after its first query; these are closed whether or not they were used.
    await thread.close()
    await db.destroy()
    unlock()
  }
  return { db, reader, dialect: dialects.sqlite, whileUnchanged: whileUnchanged(reads.version), close }
}

export type OnError = (error: unknown) => void

/** Where the database is: in a data folder, unless there is a URL of PostgreSQL. */
export interface Place {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
}

interface DatabaseSettings extends Place {
  /** Of the business day: a migration may need to know the day of a moment. */
  readonly timeZone?: string
  /** Hears what goes wrong between statements; what goes wrong with one is raised by it. */
  readonly onError?: OnError
}

/**
 * Opens the database and brings it up to date: PostgreSQL when a URL is given, else SQLite in the data folder. Raises
 * an error that says what to do when it cannot. PostgreSQL's client is loaded only where it is used.
 */
export const openDatabase = async ({
  dataDir,
  databaseUrl,
  timeZone = 'UTC',
  onError = () => {},
}: DatabaseSettings): Promise<OpenDatabase> => {
  if (!databaseUrl) return openSqlite(dataDir, timeZone, onError)
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(databaseUrl, timeZone, onError)
}
