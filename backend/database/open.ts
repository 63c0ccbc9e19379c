import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { Bucket } from '../files/bucket.ts'
import { openDataFolder } from '../process/dataFolder.ts'
import { type CacheUntilCommit, cacheUntilCommit } from './cacheUntilCommit.ts'
import { type Dialect, dialects } from './dialect.ts'
import { migrate } from './migrate.ts'
import type { Replica } from './replica.ts'
import { openStatements } from './sqlite/connection.ts'
import { lightDialect, readerDialect } from './sqlite/kyselyDialect.ts'
import { lockFolder } from './sqlite/lock.ts'
import { startReader } from './sqlite/reader.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

export interface OpenDatabase {
  /** For fast statements: lookups by key, a page from an index, a single write. */
  readonly db: Db
  /** For statements that read a lot. */
  readonly reader: Db
  readonly replica: Replica | null
  readonly dialect: Dialect
  readonly cacheUntilCommit: CacheUntilCommit
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
    // Kysely initializes a driver only with the first query; these must be closed even if unused.
    await thread.close()
    await db.destroy()
    unlock()
  }
  return {
    ...{ db, reader, replica: null, dialect: dialects.sqlite },
    cacheUntilCommit: cacheUntilCommit(reads.version),
    close,
  }
}

export type OnError = (error: unknown) => void

export interface Place {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
  /** Bucket of the files; without one they are in the data folder. */
  readonly bucket?: Bucket | undefined
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
