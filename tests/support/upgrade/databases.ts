import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type DialectName, dialects } from '#backend/database/dialect.ts'
import { migrate } from '#backend/database/migrate.ts'
import { migrations } from '#backend/database/migrations/index.ts'
import { addTextFunctions, openStatements } from '#backend/database/sqlite/connection.ts'
import { lightDialect } from '#backend/database/sqlite/kyselyDialect.ts'
import type { Tables } from '#backend/database/tables.ts'
import { createDatabase, startPostgres } from '../database/postgres.ts'
import { provideProgram } from '../setup/debian.ts'

export type Db = Kysely<Tables>
export type Migrations = typeof migrations
export type Row = Readonly<Record<string, unknown>>

const names = Object.keys(migrations)

/** The migrations up to this one. */
export const migrationsUpTo = (name: string): Migrations =>
  Object.fromEntries(Object.entries(migrations).slice(0, names.indexOf(name) + 1))

export const ask = async (db: Db, text: string) => (await db.executeQuery<Row>(CompiledQuery.raw(text))).rows

/** States of earlier versions, by their last migration. */
export const earlierStates = ['053-team', '075-userOrder'] as const

type EarlierState = (typeof earlierStates)[number]

const textOf = (state: EarlierState) => readFileSync(`tests/upgrade/${state}.sql`, 'utf8')

/** Rows of an earlier version, by table, in the order in which the tables were made. */
const rowsOf = (state: EarlierState) => {
  const database = new DatabaseSync(':memory:')
  addTextFunctions(database)
  database.exec(textOf(state))
  const tables = database
    .prepare(`select name from sqlite_master where type = 'table' and name not glob 'users_search*'
      and name not glob 'sqlite_*' order by rowid`)
    .all()
  return tables.map(({ name: table }) => {
    const columns = database.prepare(`select name from pragma_table_info('${table}')`).all()
    const rows = database.prepare(`select ${columns.map(({ name }) => `"${name}"`)} from "${table}"`).all()
    return { table: String(table), rows }
  })
}

const literal = (value: unknown) => {
  if (value instanceof Uint8Array) return `'\\x${Buffer.from(value).toString('hex')}'`
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
}

/** A statement that inserts rows; bytes are in the notation of PostgreSQL. */
const insertion = (table: string, rows: readonly Row[]) => {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map((row) => `(${columns.map((column) => literal(row[column])).join(', ')})`)
  return `insert into "${table}" (${columns.map((column) => `"${column}"`).join(', ')}) values ${values.join(', ')}`
}

/** Enters the rows of an earlier version into an empty database of PostgreSQL. */
const restoreInPostgres = async (db: Db, state: EarlierState) => {
  await migrate(db, dialects.postgres, 'UTC', migrationsUpTo(state))
  await db.transaction().execute(async (transaction) => {
    // Without triggers, as in a dump, and without the order that references need.
    await ask(transaction, 'set local session_replication_role = replica')
    for (const { table, rows } of rowsOf(state)) {
      if (['users_unindexed', 'added_together'].includes(table)) continue
      await ask(transaction, `delete from "${table}"`)
      if (rows.length > 0) await ask(transaction, insertion(table, rows))
    }
  })
}

/** Databases of a folder, or of a PostgreSQL server of its own, that are removed at the end. */
export interface Databases {
  readonly name: DialectName
  /** Opens the database of this name. At first it is empty, or in the state of an earlier version. */
  open(name: string, state?: EarlierState): Promise<Db>
  /** Everything in a database that is not open. */
  contentOf(name: string): Promise<string>
  close(): Promise<void>
}

const sqliteDatabases = async (): Promise<Databases> => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-databases-'))
  const fileOf = (name: string) => join(folder, `${name}.db`)
  return {
    name: 'sqlite',
    open: async (name, state) => {
      if (state !== undefined) {
        const database = new DatabaseSync(fileOf(name))
        addTextFunctions(database)
        database.exec(`pragma synchronous = off; ${textOf(state)}`)
        database.close()
      }
      const writer = openStatements(fileOf(name))
      return new Kysely({ dialect: lightDialect(openStatements(fileOf(name), { isReadOnly: true }), writer) })
    },
    contentOf: async (name) => {
      const database = new DatabaseSync(fileOf(name), { readOnly: true })
      const described = database.prepare('select type, name, sql from sqlite_master order by name').all()
      const tables = described.filter(({ type, sql }) => type === 'table' && !/^create virtual/i.test(String(sql)))
      const rows = tables.map(({ name: table }) => [table, database.prepare(`select * from "${table}"`).all()])
      database.close()
      return JSON.stringify([described, rows])
    },
    close: async () => rmSync(folder, { recursive: true }),
  }
}

const postgresDatabases = async (): Promise<Databases> => {
  const { url, stop } = await startPostgres()
  const urls = new Map<string, string>()
  return {
    name: 'postgres',
    open: async (name, state) => {
      const known = urls.get(name) ?? (await createDatabase(url, name))
      urls.set(name, known)
      const db: Db = new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: known }) }) })
      if (state !== undefined) await restoreInPostgres(db, state)
      return db
    },
    contentOf: async (name) => {
      const program = await provideProgram('pg_dump', 'postgresql-client')
      const dump = execFileSync(program, [urls.get(name) ?? ''], { encoding: 'utf8', maxBuffer: 200_000_000 })
      // Newer versions write a random key.
      return dump.replaceAll(/^\\(un)?restrict .*$/gm, '')
    },
    close: stop,
  }
}

export const openDatabases: Record<DialectName, () => Promise<Databases>> = {
  sqlite: sqliteDatabases,
  postgres: postgresDatabases,
}
