import { type RawBuilder, sql } from 'kysely'
import { InvalidInputError, type Issue } from '#schema/checks/issues.ts'
import { recordTypeOf } from '#schema/records/index.ts'
import { type RecordType, refersTo } from '#schema/records/record.ts'
import type { Dialect, DialectName } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import { DomainError } from '../errors.ts'
import { ownedBy } from './derived.ts'
import { keyColumns, type Row, tableOf, untyped } from './table.ts'

export interface ForeignKey {
  readonly table: string
  readonly column: string
  readonly refersTo: string
  readonly on: string
}

/** Keys of one column. */
const queries: Record<DialectName, RawBuilder<ForeignKey>> = {
  sqlite: sql`select holding.name as "table", named."from" as "column", named."table" as "refersTo", named."to" as "on"
    from sqlite_master as holding, pragma_foreign_key_list(holding.name) as named
    where holding.type = 'table' and not exists (
      select 1 from pragma_foreign_key_list(holding.name) as more where more.id = named.id and more.seq > 0)
    order by 1, 2`,
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

const isThere = async (db: Db, type: RecordType, id: unknown) => {
  const [key = 'id'] = keyColumns(type)
  const found = await untyped(db).selectFrom(tableOf(type)).select(key).where(key, '=', id).limit(1).execute()
  return found.length > 0
}

/** Throws validation issues for references to records that do not exist. */
export const requireKnownReferences = async (db: Db, { fields }: RecordType, input: Row) => {
  const issues: Record<string, Issue> = {}
  for (const [name, field] of Object.entries(fields)) {
    const type = recordTypeOf(refersTo(field) ?? '')
    const id = input[name] ?? null
    if (type && id !== null && !(await isThere(db, type, id))) issues[name] = { code: 'unknownReference' }
  }
  if (Object.keys(issues).length > 0) throw new InvalidInputError(issues)
}

/** Foreign key columns that refer to a record type: either the keys of its owned tables or all others. */
const columnsNaming = async (db: Db, dialect: Dialect, type: RecordType, isOwned: boolean) => {
  const [key] = keyColumns(type)
  const owned = ownedBy(type.name)
  const keys = await foreignKeys(db, dialect.name)
  return keys.filter(
    ({ refersTo: table, on, table: holding }) =>
      table === tableOf(type) && on === key && owned.includes(holding) === isOwned,
  )
}

export const removeOwned = async (db: Db, dialect: Dialect, type: RecordType, { id }: Row) => {
  for (const { table, column } of await columnsNaming(db, dialect, type, true))
    await untyped(db).deleteFrom(table).where(column, '=', id).execute()
}

const maxCounted = 1_000

/** Number of referring rows by table, based on the database's foreign keys; 1,000 means 1,000 or more. */
const referringTo = async (db: Db, dialect: Dialect, type: RecordType, id: unknown) => {
  const keys = await columnsNaming(db, dialect, type, false)
  const counts = new Map<string, number>()
  for (const { table, column } of keys) {
    const rows = untyped(db).selectFrom(table).select(sql.lit(1).as('one')).where(column, '=', id).limit(maxCounted)
    const [found] = await untyped(db)
      .selectFrom(rows.as('referring'))
      .select(sql<number>`count(*)`.as('count'))
      .execute()
    const count = Number(found?.count ?? 0)
    if (count > 0) counts.set(table, Math.min(maxCounted, (counts.get(table) ?? 0) + count))
  }
  return Object.fromEntries(counts)
}

const describeCounts = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([table, count]) => `${table.replaceAll('_', ' ')} (${count === maxCounted ? `${count}+` : count})`)
    .join(', ')

/** 409 error for deleting a record that other rows refer to, with their number by table. */
export const referredTo = (counts: Readonly<Record<string, number>> = {}) =>
  new DomainError('referred_to', `This cannot be deleted: it is used by ${describeCounts(counts) || 'others'}.`, {
    referredBy: counts,
  })

export const requireUnreferenced = async (db: Db, dialect: Dialect, type: RecordType, record: Row) => {
  if (type.key.length > 1) return
  const counts = await referringTo(db, dialect, type, record[type.key[0] ?? 'id'])
  if (Object.keys(counts).length > 0) throw referredTo(counts)
}
