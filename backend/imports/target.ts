import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type Dialect, dialects } from '../database/dialect.ts'
import type { Db, Place } from '../database/open.ts'
import { openStatements } from '../database/sqlite/connection.ts'
import { asResult, lightDialect } from '../database/sqlite/kyselyDialect.ts'
import type { Stored } from './reading/readCell.ts'
import type { Ask } from './writing/checks.ts'

/** Batches of rows to stage: the line number of each, then its values. */
type Rows = AsyncIterable<readonly (readonly Stored[])[]>

/** Target database of an import. It uses a single connection, because temporary tables are local to one. */
export interface Target {
  /** Transactions that write to the portal's tables. */
  readonly db: Db
  readonly dialect: Dialect
  /** Statements on temporary tables outside the transaction, so that they block no other connection. */
  readonly ask: Ask
  /** Runs the function on one snapshot of the database. */
  onSnapshot<T>(run: () => Promise<T>): Promise<T>
  load(table: string, columns: readonly string[], rows: Rows): Promise<void>
  close(): Promise<void>
}

/** Half of the memory that an import may use next to the portal. */
const cacheKibibytes = 48_000

const openSqliteTarget = (dataDir: string): Target => {
  const file = join(dataDir, 'database', 'portal.db')
  const connection = openStatements(file, { cacheKibibytes, keepsTempOnDisk: true })
  const db: Db = new Kysely({ dialect: lightDialect(connection, connection) })
  const onSnapshot = async <T>(run: () => Promise<T>) => {
    connection.run('begin', [])
    try {
      return await run()
    } finally {
      connection.run('commit', [])
    }
  }
  const load = (table: string, columns: readonly string[], rows: Rows) =>
    onSnapshot(async () => {
      const places = ['line', ...columns].map(() => '?').join(', ')
      const insert = `insert into ${table} values (${places})`
      for await (const portion of rows) for (const row of portion) connection.run(insert, row)
    })
  return {
    db,
    dialect: dialects.sqlite,
    onSnapshot,
    load,
    ask: async (text) => asResult<Record<string, unknown>>(connection.run(text, [])).rows,
    close: async () => {
      // Checkpoints the write-ahead log here, so that no request has to.
      connection.run('pragma wal_checkpoint(passive)', [])
      connection.close()
    },
  }
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }
const escaped = (value: Stored) => {
  if (value === null) return '\\N'
  if (typeof value === 'number') return String(value)
  if (value instanceof Uint8Array) return `\\\\x${Buffer.from(value).toString('hex')}`
  return value.replace(/[\\\n\r\t]/g, (sign) => escapes[sign] ?? '')
}

const asLine = (row: readonly Stored[]) => `${row.map(escaped).join('\t')}\n`

async function* asCopy(rows: Rows) {
  for await (const portion of rows) yield Buffer.from(portion.map(asLine).join(''))
}

const openPostgresTarget = async (url: string): Promise<Target> => {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // Without a listener this error would end the process; the running statement fails by itself.
  client.on('error', () => {})
  await client.connect()
  await client.query("set jit = off; set work_mem = '32MB'; set maintenance_work_mem = '64MB'")
  const lent = { query: client.query.bind(client), release: () => {} }
  const pool = { connect: async () => lent, end: () => client.end() }
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  const load = async (table: string, columns: readonly string[], rows: Rows) => {
    const names = ['line', ...columns].map((name) => `"${name}"`).join(', ')
    const copy = client.query(copyFrom(`copy ${table} (${names}) from stdin`))
    await pipeline(Readable.from(asCopy(rows), { objectMode: false }), copy)
    await client.query(`analyze ${table}`)
  }
  return {
    db,
    dialect: dialects.postgres,
    load,
    ask: async (text) => (await client.query(text)).rows,
    onSnapshot: (run) => run(),
    close: () => client.end(),
  }
}

export const openTarget = async ({ dataDir, databaseUrl }: Place): Promise<Target> =>
  databaseUrl ? openPostgresTarget(databaseUrl) : openSqliteTarget(dataDir)
