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

/** What a statement answered: rows as arrays under their columns' names, or how much it changed. */
export type Answered =
  | { readonly columns: readonly string[]; readonly rows: readonly (readonly unknown[])[] }
  | { readonly changes: number | bigint; readonly lastInsertRowid: number | bigint }

/** Runs one statement. */
export type RunStatement = (text: string, parameters: readonly unknown[]) => Answered | Promise<Answered>

/** Runs one statement that answers rows, so many at a time. */
export type StreamStatement = (
  text: string,
  parameters: readonly unknown[],
  rowsAtOnce: number,
) => AsyncIterable<Extract<Answered, { rows: unknown }>>

/** A connection, wherever it runs. */
export interface Statements {
  readonly run: RunStatement
  /** Only where a stream does not hold up others. */
  readonly stream?: StreamStatement
  readonly isInTransaction: () => boolean
  readonly close: () => void | Promise<void>
}

const rowsOf = (rows: unknown) => rows as unknown[][]

/** Opens a SQLite file and answers how to run statements on it. */
export const openStatements = (file: string, { isReadOnly = false, cacheKibibytes = 16_000 } = {}) => {
  const database = new DatabaseSync(file, { readOnly: isReadOnly })
  database.exec(`pragma busy_timeout = 5000; pragma cache_size = -${cacheKibibytes}; pragma temp_store = memory`)
  if (!isReadOnly) database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  const prepared = cachePrepared(database)
  const run = (text: string, parameters: readonly unknown[]): Answered => {
    const { statement, columns } = prepared(text)
    const values = parameters as SQLInputValue[]
    return columns.length > 0 ? { columns, rows: rowsOf(statement.all(...values)) } : statement.run(...values)
  }
  /** On a statement of its own: a kept one may be asked again before its rows are all read. */
  const iterate = (text: string, parameters: readonly unknown[]) => {
    const { statement, columns } = prepare(database, text)
    return { columns, rows: statement.iterate(...(parameters as SQLInputValue[])) as unknown as Iterator<unknown[]> }
  }
  return { run, iterate, isInTransaction: () => database.isTransaction, close: () => database.close() }
}

const asRow = (columns: readonly string[], values: readonly unknown[]) => {
  const row: Record<string, unknown> = {}
  // By position: an iterator costs as much again as the row.
  for (let at = 0; at < columns.length; at += 1) row[columns[at] as string] = values[at]
  return row
}

const asResult = <R>(answered: Answered): QueryResult<R> => {
  if (!('rows' in answered))
    return {
      rows: [],
      numAffectedRows: BigInt(answered.changes),
      insertId: BigInt(answered.lastInsertRowid),
    }
  const { columns, rows } = answered
  return { rows: rows.map((values) => asRow(columns, values) as R) }
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

class SqliteConnection implements DatabaseConnection {
  readonly #statements: Statements

  constructor(statements: Statements) {
    this.#statements = statements
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return asResult<R>(await this.#statements.run(sql, parameters))
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery, rowsAtOnce: number): AsyncIterableIterator<QueryResult<R>> {
    const { stream } = this.#statements
    if (!stream) throw new Error('Stream from the reader instead: here a stream would hold the only connection.')
    for await (const portion of stream(sql, parameters, rowsAtOnce)) yield asResult<R>(portion)
  }
}

class SqliteDriver implements Driver {
  readonly #connection: DatabaseConnection
  readonly #statements: Statements
  readonly #turns: Turns | null
  #release = () => {}

  constructor(statements: Statements) {
    this.#statements = statements
    this.#connection = new SqliteConnection(statements)
    // What only reads has no transactions that others could slip into.
    this.#turns = statements.stream ? null : new Turns()
  }

  async init() {}

  async acquireConnection() {
    if (this.#turns) this.#release = await this.#turns.take()
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
    if (this.#statements.isInTransaction()) await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy() {
    await this.#statements.close()
  }
}

/** Kysely over `node:sqlite`, wherever the statements run. */
export const sqliteDialect = (statements: Statements): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new SqliteDriver(statements),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})
