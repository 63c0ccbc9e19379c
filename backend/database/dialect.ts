import { type Expression, type Kysely, type OrderByItemBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom as arrayInPostgres } from 'kysely/helpers/postgres'
import { jsonArrayFrom as arrayInSqlite } from 'kysely/helpers/sqlite'
import { createTextFunctions } from './fold.ts'
import type { Tables } from './tables.ts'

export type DialectName = 'sqlite' | 'postgres'

export interface Dialect {
  readonly name: DialectName
  /** Column type for text that both databases compare byte by byte. */
  readonly text: RawBuilder<unknown>
  readonly generatedKey: RawBuilder<unknown>
  createTrigramIndex(db: Kysely<Tables>): Promise<void>
  /** Makes the trigram index merge its segments less often, which makes writes faster. */
  mergeTrigramsRarely(db: Kysely<Tables>): Promise<void>
  /** Queues users with a new `search` text: indexing many at once costs little more than indexing one. */
  gatherForTrigrams(db: Kysely<Tables>): Promise<void>
  /** Creates the SQL functions `fold` and `normal_number`; SQLite connections define them themselves. */
  createTextFunctions(db: Kysely<Tables>): Promise<void>
  /** Creates triggers that reject updates and deletes in a table. */
  rejectChanges(db: Kysely<Tables>, table: keyof Tables): Promise<void>
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

/** Batch size for SQLite's trigram index; a search scans at most this many queued users in addition. */
const gathered = 100

/** Queued users are not in the index yet and cannot be removed from it. */
const takeOut = `insert into users_search(users_search, rowid, search) select 'delete', old.id, old.search
  where old.id not in (select id from users_unindexed);`

const gatherInSqlite = [
  'create table users_unindexed (id integer primary key)',
  `create trigger users_unindexed_full after insert on users_unindexed
    when (select count(*) from users_unindexed) >= ${gathered} begin
    insert into users_search(rowid, search) select users.id, users.search
      from users_unindexed cross join users where users.id = users_unindexed.id order by users_unindexed.id;
    delete from users_unindexed; end`,
  ...['insert', 'delete', 'update'].map((event) => `drop trigger users_search_${event}`),
  'create trigger users_search_insert after insert on users begin insert into users_unindexed values (new.id); end',
  `create trigger users_search_delete after delete on users begin ${takeOut}
    delete from users_unindexed where id = old.id; end`,
  `create trigger users_search_update after update of search on users when new.search <> old.search begin ${takeOut}
    insert into users_unindexed select new.id where new.id not in (select id from users_unindexed); end`,
]

const sqlite: Dialect = {
  name: 'sqlite',
  text: sql`text`,
  generatedKey: sql`integer primary key autoincrement`,
  createTrigramIndex: async (db) => {
    await sql`create virtual table users_search using fts5(search, content='users', content_rowid='id', tokenize='trigram case_sensitive 1')`.execute(
      db,
    )
    await sql`create trigger users_search_insert after insert on users begin
      insert into users_search(rowid, search) values (new.id, new.search); end`.execute(db)
    await sql`create trigger users_search_delete after delete on users begin
      insert into users_search(users_search, rowid, search) values ('delete', old.id, old.search); end`.execute(db)
    await sql`create trigger users_search_update after update of search on users begin
      insert into users_search(users_search, rowid, search) values ('delete', old.id, old.search);
      insert into users_search(rowid, search) values (new.id, new.search); end`.execute(db)
  },
  // 8 halves the cost of writing a user; with 12 or 16 segments, searches would be slower.
  mergeTrigramsRarely: async (db) => {
    await sql`insert into users_search(users_search, rank) values ('automerge', 8)`.execute(db)
  },
  // Before each savepoint and each statement that may be rolled back, the index flushes its data as small segments and
  // merges them later: 0.7 ms for a single user, 0.03 ms per user in a batch of 100.
  gatherForTrigrams: async (db) => {
    for (const statement of gatherInSqlite) await sql.raw(statement).execute(db)
  },
  createTextFunctions: async () => {},
  rejectChanges: async (db, table) => {
    for (const change of ['update', 'delete'])
      await sql`create trigger ${sql.raw(`${table}_no_${change}`)} before ${sql.raw(change)} on ${sql.table(table)} begin
        select raise(abort, ${sql.lit(`Rows of ${table} are kept as they are.`)}); end`.execute(db)
  },
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
  text: sql`text collate "C"`,
  generatedKey: sql`integer generated by default as identity primary key`,
  createTrigramIndex: async (db) => {
    await sql`create extension if not exists pg_trgm`.execute(db)
    await sql`create index users_search on users using gin (search gin_trgm_ops)`.execute(db)
  },
  mergeTrigramsRarely: async () => {},
  // GIN indexes have their own pending list (`fastupdate`).
  gatherForTrigrams: async () => {},
  createTextFunctions,
  rejectChanges: async (db, table) => {
    const trigger = sql.raw(`refuse_change_of_${table}`)
    await sql`create function ${trigger}() returns trigger language plpgsql as $$ begin
      raise exception ${sql.lit(`Rows of ${table} are kept as they are.`)}; end $$`.execute(db)
    await sql`create trigger ${sql.raw(`${table}_no_change`)} before update or delete or truncate on ${sql.table(table)}
      for each statement execute function ${trigger}()`.execute(db)
  },
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
