import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { fold } from '../../../values/text/texts.ts'
import { addRareTrigrams } from './rareTrigrams.ts'

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

/** Adds `fold(text)`: the text as it is searched, for columns that have no folded copy. SQLite keeps no functions. */
const addFold = (database: DatabaseSync) =>
  database.function('fold', { deterministic: true }, (text) => (text === null ? null : fold(String(text))))

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

const rowsOf = (rows: unknown) => rows as unknown[][]

/** So many of the rows that are left; fewer where there are no more. */
export const takeRows = (rows: Iterator<unknown[]>, count: number) => {
  const taken: unknown[][] = []
  while (taken.length < count) {
    const { value, done } = rows.next()
    if (done) break
    taken.push(value)
  }
  return taken
}

/** Opens a SQLite file and answers how to run statements on it. */
export const openStatements = (
  file: string,
  { isReadOnly = false, cacheKibibytes = 16_000, keepsTempOnDisk = false } = {},
) => {
  const database = new DatabaseSync(file, { readOnly: isReadOnly })
  database.exec(
    `pragma busy_timeout = 5000; pragma cache_size = -${cacheKibibytes}; pragma temp_store = ${keepsTempOnDisk ? 'file' : 'memory'}`,
  )
  if (!isReadOnly) database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  // Who writes waits outside of SQLite, which would hold up the thread.
  if (!isReadOnly) database.exec('pragma busy_timeout = 0')
  addRareTrigrams(database)
  addFold(database)
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
  /** Another number after every commit of another connection. */
  const version = () => rowsOf(prepared('pragma data_version').statement.all())[0]?.[0]
  return { run, iterate, version, isInTransaction: () => database.isTransaction, close: () => database.close() }
}

export type SqliteConnection = ReturnType<typeof openStatements>
