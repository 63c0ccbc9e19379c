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
import type { Tables } from './tables.ts'

class Place {
  readonly name: PropertyKey

  constructor(name: PropertyKey) {
    this.name = name
  }
}

const maxShapes = 200
const rowsAtOnce = 100

type Values = Readonly<Record<PropertyKey, unknown>>

export type Placing<V> = <K extends keyof V>(name: K) => Expression<V[K]>

/** Values of an ordinary query, for conditions that it shares with prepared ones. */
export const valuesIn =
  <V>(values: V): Placing<V> =>
  (name) =>
    sql.val(values[name])

const place = (name: PropertyKey) => sql.val(new Place(name))

const fill = <Row>(query: CompiledQuery<Row>, values: Values): CompiledQuery<Row> => ({
  ...query,
  parameters: query.parameters.map((value) => (value instanceof Place ? values[value.name] : value)),
})

/**
 * Defines a query that is built and compiled once per database and shape; only its values differ between runs. Building
 * and compiling costs several times what SQLite needs to run it. The shape is everything that changes the SQL text.
 */
export const prepared = <V, Row, Shape extends readonly unknown[]>(
  write: (db: Db, value: Placing<V>, ...shape: Shape) => Compilable<Row>,
) => {
  // Connections and transactions of a database share its adapter.
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
    if (queries.size >= maxShapes) queries.clear()
    queries.set(key, query)
    return fill(query, values as Values)
  }
  const all = async (db: Db, values: V, ...shape: Shape): Promise<Row[]> =>
    (await db.executeQuery(queryOf(db, values, shape))).rows
  async function* stream(db: Db, values: V, ...shape: Shape): AsyncIterable<Row[]> {
    const portions = db.getExecutor().stream(queryOf(db, values, shape), rowsAtOnce)
    for await (const { rows } of portions) yield rows
  }
  return Object.assign(all, { stream })
}

/** Inserts one row with a query prepared for the given columns; `finish` adds clauses such as `returning`. */
export const preparedInsert = <T extends keyof Tables, Row = never>(
  table: T,
  finish: (insert: InsertQueryBuilder<Tables, T, InsertResult>) => Compilable<Row> = (insert) => insert,
) => {
  const insert = prepared((db, value: Placing<Values>, columns: readonly string[]) =>
    finish(db.insertInto(table).values(Object.fromEntries(columns.map((name) => [name, value(name)])) as never)),
  )
  return (db: Db, row: Insertable<Tables[T]>) => insert(db, row as Values, Object.keys(row))
}
