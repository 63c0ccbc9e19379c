import { type Expression, type Kysely, type OrderByItemBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom as arrayInPostgres } from 'kysely/helpers/postgres'
import { jsonArrayFrom as arrayInSqlite } from 'kysely/helpers/sqlite'
import type { DialectName } from './migrations/frozen/dialect.ts'
import type { Tables } from './tables.ts'

export type { DialectName }

export interface Dialect {
  readonly name: DialectName
  searchPattern(folded: string): string
  /**
   * Condition that a user's `search` contains the text of a search pattern; with `max` it may stop after that many
   * users.
   */
  usersContaining(pattern: Expression<string>, max?: number): RawBuilder<boolean>
  /** Binds several values as one parameter. */
  listOf(values: readonly unknown[]): unknown
  isAmong(column: Expression<unknown>, list: Expression<unknown>): Expression<SqlBool>
  /** A bound list as a table with the column `value`. */
  rowsOf(list: Expression<unknown>, type: 'integer' | 'text', name: string): RawBuilder<unknown>
  /**
   * Condition that a key is among the results of a subquery, which may refer to the preceding tables. The subquery is
   * evaluated first.
   */
  isAmongRows(column: Expression<unknown>, query: RawBuilder<unknown>): RawBuilder<SqlBool>
  recordsOf(query: Parameters<typeof arrayInSqlite>[0]): RawBuilder<unknown>
  arrayOf(values: readonly Expression<unknown>[]): RawBuilder<unknown>
  isDeadlock(error: unknown): boolean
  /** Locks the rows that a query reads until the transaction ends, also against other processes. */
  rowsForUpdate<Query extends { forNoKeyUpdate(): Query }>(query: Query): Query
  /** Blocks other writers of a table until the transaction ends. */
  lockTable(db: Kysely<Tables>, table: string): Promise<void>
  /** Sorts nulls first when ascending and last when descending, as SQLite does. */
  order(direction: 'asc' | 'desc'): (item: OrderByItemBuilder) => OrderByItemBuilder
}

const sqlite: Dialect = {
  name: 'sqlite',
  searchPattern: (folded) => folded,
  usersContaining: (text, max) =>
    max === undefined
      ? sql<boolean>`users.id in (select rowid from users_search where users_search match rare_trigrams(${text})
            union all select id from users_unindexed)
          and instr(users.search, ${text}) > 0`
      : sql<boolean>`users.id in (select rowid from users_search
            where users_search match rare_trigrams(${text}) and instr(search, ${text}) > 0
          union all select waiting.id from users_unindexed cross join users as waiting
            where waiting.id = users_unindexed.id and instr(waiting.search, ${text}) > 0
          limit ${sql.lit(max)})`,
  listOf: (values) => JSON.stringify(values),
  isAmong: (column, list) => sql<SqlBool>`${column} in (select value from json_each(${list}))`,
  rowsOf: (list, _type, name) => sql`json_each(${list}) as ${sql.ref(name)}`,
  isAmongRows: (column, query) => sql`${column} in (${query})`,
  recordsOf: (query) => arrayInSqlite(query),
  arrayOf: (values) => sql`json_array(${sql.join(values)})`,
  // SQLite has only one writer at a time.
  isDeadlock: () => false,
  rowsForUpdate: (query) => query,
  // SQLite has only one writer at a time.
  lockTable: async () => {},
  order: (direction) => (item) => (direction === 'asc' ? item.asc() : item.desc()),
}

const postgres: Dialect = {
  name: 'postgres',
  searchPattern: (folded) => `%${folded.replace(/[\\%_]/g, '\\$&')}%`,
  usersContaining: (pattern) => sql<boolean>`users.search like ${pattern}`,
  listOf: (values) => values,
  isAmong: (column, list) => sql<SqlBool>`${column} = any(${list})`,
  rowsOf: (list, type, name) => sql`unnest(${list}::${sql.raw(type)}[]) as ${sql.ref(name)}(value)`,
  isAmongRows: (column, query) => sql`${column} = any(array(${query}))`,
  recordsOf: (query) => arrayInPostgres(query),
  arrayOf: (values) => sql`json_build_array(${sql.join(values)})`,
  isDeadlock: (error) => error instanceof Error && 'code' in error && ['40P01', '40001'].includes(String(error.code)),
  // Rows with a foreign key to the locked rows can still be inserted and deleted.
  rowsForUpdate: (query) => query.forNoKeyUpdate(),
  lockTable: async (db, table) =>
    void (await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(db)),
  order: (direction) => (item) => (direction === 'asc' ? item.asc().nullsFirst() : item.desc().nullsLast()),
}

export const dialects: Record<DialectName, Dialect> = { sqlite, postgres }

/** Sum of integers as an integer, 0 for no rows; PostgreSQL would return a decimal as text. */
export const wholeSum = <T extends number>(summed: RawBuilder<unknown>) =>
  sql<T>`cast(coalesce(sum(${summed}), 0) as bigint)`
