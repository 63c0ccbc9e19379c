import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { type Dialect, dialects } from './dialect.ts'
import { lockFolder } from './lock.ts'
import { migrations } from './migrations/index.ts'
import { enterNewPages } from './pages.ts'
import { startReader } from './reader.ts'
import { openStatements, sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

export interface OpenDatabase {
  /** For light statements: by key, a page over an index, one write. */
  readonly db: Db
  /** For statements that read much. */
  readonly reader: Db
  readonly dialect: Dialect
  close(): Promise<void>
}

const migrate = async (db: Db, dialect: Dialect) => {
  await sql`create table if not exists migrations (name text primary key, at text not null)`.execute(db)
  const done = new Set(
    (await sql<{ name: string }>`select name from migrations`.execute(db)).rows.map((row) => row.name),
  )
  for (const [name, run] of Object.entries(migrations)) {
    if (done.has(name)) continue
    await db.transaction().execute(async (transaction) => {
      await run(transaction, dialect)
      await sql`insert into migrations (name, at) values (${name}, ${new Date().toISOString()})`.execute(transaction)
    })
  }
  await db.transaction().execute(enterNewPages)
}

const openSqlite = async (folder: string): Promise<OpenDatabase> => {
  await mkdir(folder, { recursive: true })
  const unlock = lockFolder(folder)
  const file = join(folder, 'portal.db')
  const writer = openStatements(file)
  const db: Db = new Kysely({ dialect: sqliteDialect(writer.run, writer.close) })
  await migrate(db, dialects.sqlite)
  const thread = startReader(file)
  const reader: Db = new Kysely({ dialect: sqliteDialect(thread.run, () => {}) })
  const close = async () => {
    // Kysely reaches a driver only after its first query; these are closed whether or not they were used.
    await thread.close()
    await db.destroy()
    unlock()
  }
  return { db, reader, dialect: dialects.sqlite, close }
}

/** Advisory lock of the migrations: gateways that start together take turns. */
const migrationLock = 7_203_114

const openPostgres = async (url: string): Promise<OpenDatabase> => {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  // An idle connection that breaks is replaced by the pool; unheard, its error would end the process.
  pool.on('error', () => {})
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${migrationLock})`.execute(connection)
    try {
      await migrate(connection, dialects.postgres)
    } finally {
      await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection)
    }
  })
  return { db, reader: db, dialect: dialects.postgres, close: () => db.destroy() }
}

/** Opens the database and brings it up to date: PostgreSQL when a URL is given, else SQLite in the data folder. */
export const openDatabase = (settings: { dataDir: string; databaseUrl?: string | undefined }) =>
  settings.databaseUrl ? openPostgres(settings.databaseUrl) : openSqlite(join(settings.dataDir, 'database'))
