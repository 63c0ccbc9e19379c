import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { fold, naturalOrder, normalNumber } from '#values/texts.ts'
import { addRareTrigrams } from './rareTrigrams.ts'

const cachedStatements = 500

interface Prepared {
  readonly statement: StatementSync
  /** Column names of the result; empty for statements that return no rows. */
  readonly columns: readonly string[]
}

const prepare = (database: DatabaseSync, text: string): Prepared => {
  const statement = database.prepare(text)
  // Arrays, because `node:sqlite`'s row objects are dictionaries, which are slow to create and read.
  statement.setReturnArrays(true)
  return { statement, columns: statement.columns().map(({ name }) => name) }
}

/** Caches prepared statements by SQL text; preparing costs several times as much as a lookup by key. */
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

const asTextFunction = (change: (text: string) => string) => (text: unknown) =>
  text === null ? null : change(String(text))

/** Defines the functions of `fold.ts`. SQLite does not store functions, so each connection needs them. */
export const addTextFunctions = (database: DatabaseSync) => {
  database.function('fold', { deterministic: true }, asTextFunction(fold))
  database.function('natural_order', { deterministic: true }, asTextFunction(naturalOrder))
  database.function('normal_number', { deterministic: true }, asTextFunction(normalNumber))
}

export type StatementResult =
  | { readonly columns: readonly string[]; readonly rows: readonly (readonly unknown[])[] }
  | { readonly changes: number | bigint; readonly lastInsertRowid: number | bigint }

export type RunStatement = (text: string, parameters: readonly unknown[]) => StatementResult | Promise<StatementResult>

export type StreamStatement = (
  text: string,
  parameters: readonly unknown[],
  rowsAtOnce: number,
) => AsyncIterable<Extract<StatementResult, { rows: unknown }>>

const rowsOf = (rows: unknown) => rows as unknown[][]

export const takeRows = (rows: Iterator<unknown[]>, count: number) => {
  const batch: unknown[][] = []
  while (batch.length < count) {
    const { value, done } = rows.next()
    if (done) break
    batch.push(value)
  }
  return batch
}

export const openStatements = (
  file: string,
  { isReadOnly = false, cacheKibibytes = 16_000, keepsTempOnDisk = false } = {},
) => {
  const database = new DatabaseSync(file, { readOnly: isReadOnly })
  database.exec(
    `pragma busy_timeout = 5000; pragma cache_size = -${cacheKibibytes}; pragma temp_store = ${keepsTempOnDisk ? 'file' : 'memory'}`,
  )
  if (!isReadOnly) database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  // Writers wait outside SQLite, because its busy timeout would block the thread.
  if (!isReadOnly) database.exec('pragma busy_timeout = 0')
  addRareTrigrams(database)
  addTextFunctions(database)
  const prepared = cachePrepared(database)
  const run = (text: string, parameters: readonly unknown[]): StatementResult => {
    const { statement, columns } = prepared(text)
    const values = parameters as SQLInputValue[]
    return columns.length > 0 ? { columns, rows: rowsOf(statement.all(...values)) } : statement.run(...values)
  }
  /** Uses its own statement: a cached one may run again before all of its rows are read. */
  const iterate = (text: string, parameters: readonly unknown[]) => {
    const { statement, columns } = prepare(database, text)
    return { columns, rows: statement.iterate(...(parameters as SQLInputValue[])) as unknown as Iterator<unknown[]> }
  }
  /** Changes with every commit by another connection. */
  const version = () => rowsOf(prepared('pragma data_version').statement.all())[0]?.[0]
  return { run, iterate, version, isInTransaction: () => database.isTransaction, close: () => database.close() }
}

export type SqliteConnection = ReturnType<typeof openStatements>
