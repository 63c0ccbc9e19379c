import { type Expression, type Kysely, type OrderByItemBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom as arrayInPostgres } from 'kysely/helpers/postgres'
import { jsonArrayFrom as arrayInSqlite } from 'kysely/helpers/sqlite'
import { createFold } from './fold.ts'
import type { Tables } from './tables/tables.ts'

export type DialectName = 'sqlite' | 'postgres'

/** All that differs between SQLite and PostgreSQL. */
export interface Dialect {
  readonly name: DialectName
  /** The type of a column of text, which is compared byte by byte on both databases. */
  readonly text: RawBuilder<unknown>
  /** The column definition of a generated key. */
  readonly generatedKey: RawBuilder<unknown>
  /** Makes `users.search` searchable by any three letters. */
  createTrigramIndex(db: Kysely<Tables>): Promise<void>
  /** Has the index of `createTrigramIndex` put its pieces together less often, where a write pays for that. */
  mergeTrigramsRarely(db: Kysely<Tables>): Promise<void>
  /** Has users whose `search` is new wait for that index, which takes many at once for what it takes for one. */
  gatherForTrigrams(db: Kysely<Tables>): Promise<void>
  /** Makes `fold(text)` of SQL; SQLite's connections bring it along. */
  createFold(db: Kysely<Tables>): Promise<void>
  /** Has the database itself refuse to change or delete rows of a table. */
  refuseChanges(db: Kysely<Tables>, table: keyof Tables): Promise<void>
  /** What is searched for, for a folded text of three letters or more. */
  searchPattern(folded: string): string
  /**
   * The condition that a user's `search` contains the text of a search pattern; it may stop at so many users.
   */
  usersContaining(pattern: Expression<string>, most?: number): RawBuilder<boolean>
  /** Several values as one that a statement takes. */
  listOf(values: readonly unknown[]): unknown
  /** The condition that a column has one of the values of such a list. */
  isAmong(column: Expression<unknown>, list: Expression<unknown>): Expression<SqlBool>
  /** Such a list as a table with the column `value`. */
  rowsOf(list: Expression<unknown>, type: 'integer' | 'text', name: string): RawBuilder<unknown>
  /** The condition that a key is among those of a query, which may name the tables before; it is asked first. */
  isAmongRows(column: Expression<unknown>, query: RawBuilder<unknown>): RawBuilder<SqlBool>
  /** The rows of a query as one value: records as JSON. */
  recordsOf(query: Parameters<typeof arrayInSqlite>[0]): RawBuilder<unknown>
  /** Several values as one: an array as JSON. */
  arrayOf(values: readonly Expression<unknown>[]): RawBuilder<unknown>
  /** Whether a transaction was ended because it and another waited for each other. */
  isDeadlock(error: unknown): boolean
  /**
   * Holds the rows that a query reads until the transaction ends: who wants them too waits, also in another process.
   */
  rowsForUpdate<Query extends { forNoKeyUpdate(): Query }>(query: Query): Query
  /** Lets nobody else write a table until the transaction ends. */
  lockTable(db: Kysely<Tables>, table: string): Promise<void>
  /** Sorts nulls first going up and last going down, as SQLite does. */
  order(direction: 'asc' | 'desc'): (item: OrderByItemBuilder) => OrderByItemBuilder
}

/** So many users are entered in SQLite's trigram index together; a search looks at as many rows more at most. */
const gathered = 100

/** A user who waits for the index is not in it, and cannot be taken out. */
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
  // A user who is written costs half as much; with twelve or sixteen pieces a search would take longer.
  mergeTrigramsRarely: async (db) => {
    await sql`insert into users_search(users_search, rank) values ('automerge', 8)`.execute(db)
  },
  // The index writes down what it has been given before each savepoint and each statement that may have to be undone,
  // and so in small pieces, which it then puts together: for one user 0.7 ms, for each of a hundred 0.03.
  gatherForTrigrams: async (db) => {
    for (const statement of gatherInSqlite) await sql.raw(statement).execute(db)
  },
  createFold: async () => {},
  refuseChanges: async (db, table) => {
    for (const change of ['update', 'delete'])
      await sql`create trigger ${sql.raw(`${table}_no_${change}`)} before ${sql.raw(change)} on ${sql.table(table)} begin
        select raise(abort, ${sql.lit(`Rows of ${table} are kept as they are.`)}); end`.execute(db)
  },
  searchPattern: (folded) => folded,
  usersContaining: (text, most) =>
    most === undefined
      ? sql<boolean>`users.id in (select rowid from users_search where users_search match rare_trigrams(${text})
            union all select id from users_unindexed)
          and instr(users.search, ${text}) > 0`
      : sql<boolean>`users.id in (select rowid from users_search
            where users_search match rare_trigrams(${text}) and instr(search, ${text}) > 0
          union all select waiting.id from users_unindexed cross join users as waiting
            where waiting.id = users_unindexed.id and instr(waiting.search, ${text}) > 0
          limit ${sql.lit(most)})`,
  listOf: (values) => JSON.stringify(values),
  isAmong: (column, list) => sql<SqlBool>`${column} in (select value from json_each(${list}))`,
  rowsOf: (list, _type, name) => sql`json_each(${list}) as ${sql.ref(name)}`,
  isAmongRows: (column, query) => sql`${column} in (${query})`,
  recordsOf: (query) => arrayInSqlite(query),
  arrayOf: (values) => sql`json_array(${sql.join(values)})`,
  // A transaction that writes is alone here.
  isDeadlock: () => false,
  rowsForUpdate: (query) => query,
  // A transaction that writes is alone here.
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
  // Its index has a list of what waits of its own (GIN's `fastupdate`).
  gatherForTrigrams: async () => {},
  createFold,
  refuseChanges: async (db, table) => {
    const refusal = sql.raw(`refuse_change_of_${table}`)
    await sql`create function ${refusal}() returns trigger language plpgsql as $$ begin
      raise exception ${sql.lit(`Rows of ${table} are kept as they are.`)}; end $$`.execute(db)
    await sql`create trigger ${sql.raw(`${table}_no_change`)} before update or delete or truncate on ${sql.table(table)}
      for each statement execute function ${refusal}()`.execute(db)
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
  // Rows that merely name one of them may come and go meanwhile.
  rowsForUpdate: (query) => query.forNoKeyUpdate(),
  lockTable: async (db, table) =>
    void (await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(db)),
  order: (direction) => (item) => (direction === 'asc' ? item.asc().nullsFirst() : item.desc().nullsLast()),
}

export const dialects: Record<DialectName, Dialect> = { sqlite, postgres }

/** A sum of whole numbers as one, 0 over no rows; PostgreSQL's own would be a decimal text. */
export const wholeSum = <T extends number>(summed: RawBuilder<unknown>) =>
  sql<T>`cast(coalesce(sum(${summed}), 0) as bigint)`
