import { type RawBuilder, sql } from 'kysely'
import type { DialectName } from '../dialect.ts'
import type { Db } from '../open.ts'

export interface ForeignKey {
  readonly table: string
  readonly column: string
  readonly refersTo: string
  readonly on: string
}

const queries: Record<DialectName, RawBuilder<ForeignKey>> = {
  sqlite: sql`select holding.name as "table", named."from" as "column", named."table" as "refersTo", named."to" as "on"
    from sqlite_master as holding, pragma_foreign_key_list(holding.name) as named
    where holding.type = 'table' order by 1, 2`,
  postgres: sql`select holding.relname as "table", source.attname as "column", named.relname as "refersTo",
      target.attname as "on"
    from pg_constraint
    join pg_class holding on holding.oid = conrelid join pg_class named on named.oid = confrelid
    join pg_attribute source on source.attrelid = conrelid and source.attnum = conkey[1]
    join pg_attribute target on target.attrelid = confrelid and target.attnum = confkey[1]
    where contype = 'f' and cardinality(conkey) = 1 and connamespace = current_schema()::regnamespace order by 1, 2`,
}

// Connections and transactions of a database share its adapter.
const known = new WeakMap<object, Promise<readonly ForeignKey[]>>()

/** Foreign keys of the database; cached, because only migrations change them. */
export const foreignKeys = (db: Db, dialect: DialectName) => {
  const { adapter } = db.getExecutor()
  const keys = known.get(adapter) ?? queries[dialect].execute(db).then(({ rows }) => rows)
  known.set(adapter, keys)
  keys.catch(() => known.delete(adapter))
  return keys
}
