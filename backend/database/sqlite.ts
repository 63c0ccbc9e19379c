import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

const cachedStatements = 500

interface Prepared {
  readonly statement: StatementSync
  /** The names of what it answers; none for a statement that answers no rows. */
  readonly columns: readonly string[]
}

const prepare = (database: DatabaseSync, text: string): Prepared => {
  const statement = database.prepare(text)
  // Rows as arrays: the library's own objects are dictionaries, slow to make and slower to read.
  statement.setReturnArrays(true)
  return { statement, columns: statement.columns().map(({ name }) => name) }
}

/** Prepared statements by their text; preparing costs several times what a look-up by key does. */
const cachePrepared = (database: DatabaseSync) => {
  const known = new Map<string, Prepared>()
  return (text: string) => {
    const found = known.get(text)
    if (found) return found
    const prepared = prepare(database, text)
    if (known.size >= cachedStatements) known.clear()
    known.set(text, prepared)
    return prepared
  }
}

const asRow = (columns: readonly string[], values: readonly unknown[]) => {
  const row: Record<string, unknown> = {}
  // By position: an iterator costs as much again as the row.
  for (let at = 0; at < columns.length; at += 1) row[columns[at] as string] = values[at]
  return row
}

/** Runs one statement; rows for those that answer rows, counts for the others. */
export type RunStatement = (
  text: string,
  parameters: readonly unknown[],
) => QueryResult<unknown> | Promise<QueryResult<unknown>>

/** A connection, wherever it runs. */
export interface Statements {
  readonly run: RunStatement
  readonly isInTransaction: () => boolean
  readonly close: () => void | Promise<void>
}

/** Opens a SQLite file and answers how to run statements on it. */
export const openStatements = (file: string, { isReadOnly = false } = {}) => {
  const database = new DatabaseSync(file, { readOnly: isReadOnly })
  database.exec('pragma busy_timeout = 5000; pragma cache_size = -32000; pragma temp_store = memory')
  if (!isReadOnly) database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  const prepared = cachePrepared(database)
  const run = (text: string, parameters: readonly unknown[]): QueryResult<unknown> => {
    const { statement, columns } = prepared(text)
    const values = parameters as SQLInputValue[]
    if (columns.length > 0) {
      const rows = statement.all(...values) as unknown as unknown[][]
      return { rows: rows.map((row) => asRow(columns, row)) }
    }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }
  return { run, isInTransaction: () => database.isTransaction, close: () => database.close() }
}

/** A queue of one: on a single connection, statements of others must not slip into a transaction. */
class Turns {
  #last: Promise<void> = Promise.resolve()

  async take() {
    const before = this.#last
    let release = () => {}
    this.#last = new Promise((resolve) => {
      release = resolve
    })
    await before
    return release
  }
}

class SqliteDriver implements Driver {
  readonly #connection: DatabaseConnection
  readonly #close: Statements['close']
  readonly #isInTransaction: Statements['isInTransaction']
  readonly #turns = new Turns()
  #release = () => {}

  constructor({ run, close, isInTransaction }: Statements) {
    this.#close = close
    this.#isInTransaction = isInTransaction
    this.#connection = {
      executeQuery: async <R>({ sql, parameters }: CompiledQuery) => (await run(sql, parameters)) as QueryResult<R>,
      streamQuery: () => {
        throw new Error('Read in pages by key instead: a stream would hold the only connection.')
      },
    }
  }

  async init() {}

  async acquireConnection() {
    this.#release = await this.#turns.take()
    return this.#connection
  }

  async releaseConnection() {
    this.#release()
  }

  /** Immediate: a transaction that will write waits for its turn now and cannot fail for it later. */
  async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    // A full disk has rolled back already; a second rollback would hide why.
    if (this.#isInTransaction()) await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy() {
    await this.#close()
  }
}

/** Kysely over `node:sqlite`, wherever the statements run. */
export const sqliteDialect = (statements: Statements): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new SqliteDriver(statements),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})
