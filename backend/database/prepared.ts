import {
  type Compilable,
  type CompiledQuery,
  type Expression,
  type Insertable,
  type InsertQueryBuilder,
  type InsertResult,
  sql,
} from 'kysely'
import type { Db } from './open.ts'
import type { Tables } from './tables/tables.ts'

/** Stands in a compiled query where a value will go. */
class Place {
  readonly name: PropertyKey

  constructor(name: PropertyKey) {
    this.name = name
  }
}

const mostShapes = 200
const rowsAtOnce = 100

/** Named values, or values by their position. */
type Values = Readonly<Record<PropertyKey, unknown>>

/** The expression that takes the value of this name. */
export type Placing<V> = <K extends keyof V>(name: K) => Expression<V[K]>

const place = (name: PropertyKey) => sql.val(new Place(name)) as unknown as Expression<never>

const fill = <Row>(query: CompiledQuery<Row>, values: Values): CompiledQuery<Row> => ({
  ...query,
  parameters: query.parameters.map((value) => (value instanceof Place ? values[value.name] : value)),
})

/**
 * A query that is written and compiled once for each database and shape; what differs between its runs are values.
 * Writing and compiling one costs several times what SQLite needs to answer it. The shape is whatever changes the
 * query's text.
 */
export const prepared = <V, Row, Shape extends readonly unknown[]>(
  write: (db: Db, value: Placing<V>, ...shape: Shape) => Compilable<Row>,
) => {
  // The adapter is what a database's connections and transactions share.
  const written = new WeakMap<object, Map<string, CompiledQuery<Row>>>()
  const queriesOf = (adapter: object) => {
    const known = written.get(adapter) ?? new Map<string, CompiledQuery<Row>>()
    written.set(adapter, known)
    return known
  }
  const queryOf = (db: Db, values: V, shape: Shape) => {
    const queries = queriesOf(db.getExecutor().adapter)
    const key = JSON.stringify(shape)
    const query = queries.get(key) ?? write(db, place as Placing<V>, ...shape).compile()
    if (queries.size >= mostShapes) queries.clear()
    queries.set(key, query)
    return fill(query, values as Values)
  }
  const all = async (db: Db, values: V, ...shape: Shape): Promise<Row[]> =>
    (await db.executeQuery(queryOf(db, values, shape))).rows
  /** In portions, from the reader. */
  async function* stream(db: Db, values: V, ...shape: Shape): AsyncIterable<Row[]> {
    const portions = db.getExecutor().stream(queryOf(db, values, shape), rowsAtOnce)
    for await (const { rows } of portions) yield rows
  }
  return Object.assign(all, { stream })
}

/**
 * Inserts one row by a query that is prepared for the columns that it fills; `finish` adds what else the statement does
 * and answers.
 */
export const preparedInsert = <T extends keyof Tables, Row = never>(
  table: T,
  finish: (insert: InsertQueryBuilder<Tables, T, InsertResult>) => Compilable<Row> = (insert) => insert as never,
) => {
  const insert = prepared((db, value: Placing<Values>, columns: readonly string[]) =>
    finish(db.insertInto(table).values(Object.fromEntries(columns.map((name) => [name, value(name)])) as never)),
  )
  return (db: Db, row: Insertable<Tables[T]>) => insert(db, row as Values, Object.keys(row))
}
