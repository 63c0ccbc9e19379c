import { CompiledQuery, type Kysely, type KyselyPlugin, type RootOperationNode, sql, type Transaction } from 'kysely'
import type { DialectName } from './dialect.ts'
import type { Tables } from './tables.ts'
import { type Violation, violationOf } from './violations.ts'

const maxKeys = 5

interface Obstacle {
  readonly table: string | null
  /** Columns of the table's key. */
  readonly columns: readonly string[]
  /** Keys of rows in the way, at most one more than are named. */
  readonly keys: readonly (readonly unknown[])[]
}

const faults: Record<Violation['rule'], string> = {
  unique: 'would not be unique',
  check: 'would violate a check constraint',
  notNull: 'would lack a required value',
  foreignKey: 'would break a reference to another table',
}

const asText = (values: readonly unknown[]) => (values.length === 1 ? String(values[0]) : `(${values.join(', ')})`)

const explanationOf = (migration: string, { table, columns, keys }: Obstacle, cause: unknown) => {
  const violation = violationOf(cause)
  const place = table === null ? '' : ` of the table ${table}`
  const named = keys.slice(0, maxKeys).map(asText).join(', ')
  const rows =
    named === ''
      ? 'some rows'
      : `the rows with ${asText(columns)} ${named}${keys.length > maxKeys ? ' and others' : ''}`
  const reason = violation
    ? `${rows}${place} ${faults[violation.rule]}.`
    : `it failed${table === null ? '' : ` at the table ${table}`}: ${cause instanceof Error ? cause.message : String(cause)}.`
  const remedy = violation ? 'Correct these rows with it, or report this message,' : 'Report this message'
  return `Migration ${migration} cannot be applied: ${reason} Nothing has been changed, and the version before this one can be started again. ${remedy} before you start this version again.`
}

/** A migration that failed; the message says what to do. All pending migrations were rolled back. */
export class MigrationError extends Error {
  /** For the log. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(migration: string, obstacle: Obstacle, cause: unknown) {
    super(explanationOf(migration, obstacle, cause), { cause })
    this.name = 'MigrationError'
    const { table, columns, keys } = obstacle
    // Without the other fields of the database's error, which may hold the values of a row.
    const database = cause instanceof Error ? cause.message : String(cause)
    this.details = { migration, table, columns, keys: keys.slice(0, maxKeys), database }
  }
}

/** Thrown in place of a statement. */
class StoppedError extends Error {}

/** Counts the statements of the migrations, and can stop before one of them. */
export class Steps implements KyselyPlugin {
  migration = ''
  count = 0
  node: RootOperationNode | null = null
  readonly #last: number

  constructor(last = Number.POSITIVE_INFINITY) {
    this.#last = last
  }

  transformQuery({ node }: { node: RootOperationNode }) {
    this.node = node
    this.count += 1
    if (this.count === this.#last) throw new StoppedError()
    return node
  }

  transformResult = async <R>({ result }: { result: R }) => result
}

const keyColumns: Record<DialectName, (table: string) => ReturnType<typeof sql<{ name: string }>>> = {
  sqlite: (table) => sql`select name from pragma_table_info(${table}) where pk > 0 order by pk`,
  postgres: (table) => sql`select attname as name from pg_index
    join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = ${table}::regclass and indisprimary order by array_position(indkey, attnum)`,
}

const literal = (value: unknown) => (typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value))

/** Splits a statement at its own `where`, outside of parentheses and quotes. */
const atCondition = (text: string) => {
  let depth = 0
  for (const { 0: token, index } of text.matchAll(/'[^']*'|[()]|\bwhere\b/gi)) {
    if (token === '(') depth += 1
    if (token === ')') depth -= 1
    if (depth === 0 && /^where$/i.test(token)) return { head: text.slice(0, index), condition: text.slice(index + 5) }
  }
  return { head: text, condition: 'true' }
}

/** True if the constraints reject the statement. Leaves no change. */
const isRejected = async (db: Transaction<Tables>, text: string, parameters: readonly unknown[]) => {
  await sql`savepoint probe`.execute(db)
  try {
    await db.executeQuery(CompiledQuery.raw(text, [...parameters]))
    return false
  } catch (error) {
    if (violationOf(error) === null) throw error
    return true
  } finally {
    await sql`rollback to savepoint probe`.execute(db)
  }
}

/** Rows that a statement cannot change together with the rows before them, in the order of their keys. */
const rejectedRows = async (
  db: Transaction<Tables>,
  { text, parameters }: { text: string; parameters: readonly unknown[] },
  { table, columns }: { table: string; columns: readonly string[] },
) => {
  const { head, condition } = atCondition(text)
  const key = columns.join(', ')
  const changed = CompiledQuery.raw(`select ${key} from ${table} where ${condition} order by ${key}`, [...parameters])
  const rows = (await db.executeQuery<Record<string, unknown>>(changed)).rows
  const keys = rows.map((row) => columns.map((column) => row[column]))
  const rowOf = (values: readonly unknown[] | undefined) => `(${values?.map(literal).join(', ')})`
  const found: (readonly unknown[])[] = []
  const isRejectedUpTo = (end: number) => {
    const others = found.map((values) => ` and (${key}) <> ${rowOf(values)}`).join('')
    const range = `(${key}) <= ${rowOf(keys[end])}${others}`
    return isRejected(db, `${head} where (${condition}) and ${range}`, parameters)
  }
  let first = 0
  while (found.length <= maxKeys && keys.length > 0 && (await isRejectedUpTo(keys.length - 1))) {
    let last = keys.length - 1
    while (first < last) {
      const middle = Math.floor((first + last) / 2)
      if (await isRejectedUpTo(middle)) last = middle
      else first = middle + 1
    }
    found.push(keys[first] ?? [])
  }
  return found
}

/** Rows that a new unique index finds equal. */
const equalRows = async (db: Transaction<Tables>, text: string, table: string, columns: readonly string[]) => {
  const [, indexed = '', where = ''] = /\((.*?)\)\s*(where .*)?$/is.exec(text.slice(text.indexOf('('))) ?? []
  const key = columns.join(', ')
  const { rows } = await sql
    .raw<Record<string, unknown>>(`select ${key} from
      (select ${key}, count(*) over (partition by ${indexed}) as equal from ${table} ${where}) as counted
      where equal > 1 order by ${key} limit ${maxKeys + 1}`)
    .execute(db)
  return rows.map((row) => columns.map((column) => row[column]))
}

const target =
  /^\s*(?:update|insert\s+into|delete\s+from|alter\s+table|create\s+(?:unique\s+)?index\s+\S+\s+on)\s+"?(\w+)/i

const nothing: Obstacle = { table: null, columns: [], keys: [] }

/** The table of the statement before which the migrations were stopped, and the rows in its way. */
const findObstacle = async (
  db: Transaction<Tables>,
  dialect: DialectName,
  { node }: Steps,
  cause: unknown,
): Promise<Obstacle> => {
  if (!node) return nothing
  const { sql: text, parameters } = db.getExecutor().compileQuery(node, { queryId: 'obstacle' })
  const table = target.exec(text)?.[1] ?? null
  if (table === null || violationOf(cause) === null) return { ...nothing, table }
  const columns = (await keyColumns[dialect](table).execute(db)).rows.map(({ name }) => name)
  const isChange = /^\s*(update|delete)/i.test(text)
  if (isChange) return { table, columns, keys: await rejectedRows(db, { text, parameters }, { table, columns }) }
  const isIndex = /^\s*create\s+unique/i.test(text)
  return { table, columns, keys: isIndex ? await equalRows(db, text, table, columns) : [] }
}

/** Thrown to roll a transaction back. */
class UndoneError extends Error {}

/** Repeats the migrations up to the statement that failed, to find the rows in its way, and rolls them back again. */
export const explainFailure = async (
  db: Kysely<Tables>,
  dialect: DialectName,
  failed: Steps,
  cause: unknown,
  repeat: (transaction: Transaction<Tables>, steps: Steps) => Promise<void>,
) => {
  let obstacle = nothing
  const look = async (transaction: Transaction<Tables>) => {
    const steps = new Steps(failed.count)
    await repeat(transaction, steps).catch(() => {})
    obstacle = await findObstacle(transaction, dialect, steps, cause)
    throw new UndoneError()
  }
  const isOfDatabase = cause instanceof Error && 'code' in cause
  // Without the rows the message still says what to do.
  if (isOfDatabase)
    await db
      .transaction()
      .execute(look)
      .catch(() => {})
  return new MigrationError(failed.migration, obstacle, cause)
}
