import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import Cursor from 'pg-cursor'
import { openDataFolder } from '../dataFolder.ts'
import { type Dialect, dialects } from './dialect.ts'
import { migrations } from './migrations/index.ts'
import { enterNewPages } from './newPages.ts'
import { DatabaseAway, openPool } from './postgres.ts'
import { openStatements } from './sqlite/connection.ts'
import { lightDialect, readerDialect } from './sqlite/kyselyDialect.ts'
import { lockFolder } from './sqlite/lock.ts'
import { startReader } from './sqlite/reader.ts'
import type { Tables } from './tables.ts'
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

/** A later version may mean something else by the very columns that this one would write. */
const demandKnown = (done: ReadonlySet<string>) => {
  const unknown = [...done].filter((name) => !(name in migrations))
  if (unknown.length === 0) return
  throw new Error(
    `A newer version of the portal has changed this database (${unknown.join(', ')}). Start that version, or restore a backup.`,
  )
}

const migrate = async (db: Db, dialect: Dialect, timeZone: string) => {
  await sql`create table if not exists migrations (name text primary key, at text not null)`.execute(db)
  const done = new Set((await db.selectFrom('migrations').select('name').execute()).map(({ name }) => name))
  demandKnown(done)
  for (const [name, run] of Object.entries(migrations)) {
    if (done.has(name)) continue
    await db.transaction().execute(async (transaction) => {
      await run(transaction, dialect, timeZone)
      await sql`insert into migrations (name, at) values (${name}, ${new Date().toISOString()})`.execute(transaction)
    })
  }
  await db.transaction().execute(enterNewPages)
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

/** Advisory lock of the migrations: gateways that start together take turns. */
const migrationLock = 7_203_114

/** Brings the database up to date; a migration may take its time. */
const migratePostgres = async (url: string, timeZone: string, onError: OnError) => {
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool: openPool(url, { onError }) }) })
  try {
    await db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${migrationLock})`.execute(connection)
      try {
        await migrate(connection, dialects.postgres, timeZone)
      } finally {
        await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection)
      }
    })
  } catch (error) {
    if (error instanceof DatabaseAway)
      throw new Error(`${error.message} Check DATABASE_URL, and that PostgreSQL runs there.`, { cause: error })
    throw error
  } finally {
    await db.destroy()
  }
}

const statementMilliseconds = 15_000

const openPostgres = async (url: string, timeZone: string, onError: OnError): Promise<OpenDatabase> => {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  await migratePostgres(url, timeZone, onError)
  const pool = openPool(url, { statementMilliseconds, onError })
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool, cursor: Cursor }) })
  // Other processes write here too, and nothing says at once that they have.
  const unkept = whileUnchanged(null)
  return { db, reader: db, dialect: dialects.postgres, whileUnchanged: unkept, close: () => db.destroy() }
}

type OnError = (error: unknown) => void

interface DatabaseSettings {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
  /** Of the business day: a migration may need to know the day of a moment. */
  readonly timeZone?: string
  /** Hears what goes wrong between statements; what goes wrong with one is raised by it. */
  readonly onError?: OnError
}

/**
 * Opens the database and brings it up to date: PostgreSQL when a URL is given, else SQLite in the data folder. Raises
 * an error that says what to do when it cannot.
 */
export const openDatabase = ({ dataDir, databaseUrl, timeZone = 'UTC', onError = () => {} }: DatabaseSettings) =>
  databaseUrl ? openPostgres(databaseUrl, timeZone, onError) : openSqlite(dataDir, timeZone, onError)
