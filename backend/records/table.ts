import { createHash } from 'node:crypto'
import { type Kysely, type SqlBool, sql } from 'kysely'
import { infoOf } from '#schema/fields.ts'
import { isDay } from '#schema/kinds.ts'
import { columnOf, type RecordType } from '#schema/records/record.ts'
import type { Dialect } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import { readRows, stored } from '../list/cells.ts'

export type Row = Readonly<Record<string, unknown>>

type AnyTables = Record<string, Record<string, unknown>>

/** The database without static types, for table names known only at run time. */
export const untyped = (db: Db) => db as unknown as Kysely<AnyTables>

export const tableOf = ({ name }: Pick<RecordType, 'name'>) => columnOf(name)

export const keyColumns = ({ key }: RecordType) => (key.length === 0 ? ['id'] : key.map(columnOf))

/** Version number derived from a hash of the row, so that any change results in another version. */
const versionOf = (row: Row) =>
  Number.parseInt(createHash('sha256').update(JSON.stringify(row)).digest('hex').slice(0, 12), 16)

export const asRecords = ({ key, fields }: RecordType, rows: readonly Row[]): Row[] =>
  rows.map((row) => {
    const id = key.length === 0 ? row.id : key.map((name) => row[name]).join('.')
    return { ...row, id, version: versionOf(Object.keys(fields).map((name) => row[name]) as never) }
  })

/** Key values in an id; null if the id is malformed. */
const valuesOf = ({ key, fields }: RecordType, id: string): readonly unknown[] | null => {
  const parts = id.split('.')
  const names = key.length === 0 ? ['id'] : key
  if (parts.length !== names.length) return null
  const values = names.map((name, at) => {
    const part = parts[at] ?? ''
    const field = fields[name]
    const kind = field && infoOf(field).kind
    if (kind === 'oneOf') return part
    if (kind === 'day') return isDay(part) ? part : null
    return /^\d{1,9}$/.test(part) ? Number(part) : null
  })
  return values.includes(null) ? null : values
}

/** SQL condition for a record's key; never true for a malformed id. */
export const isRecord = (type: RecordType, id: string) => {
  const values = valuesOf(type, id)
  if (!values) return sql<SqlBool>`1 = 0`
  const each = keyColumns(type).map((column, at) => sql`${sql.ref(column)} = ${values[at]}`)
  return sql<SqlBool>`(${sql.join(each, sql` and `)})`
}

/** Record by id, or null. With a dialect, the row is locked until the transaction ends. */
export const readRecord = async (db: Db, type: RecordType, id: string, dialect?: Dialect) => {
  const names = [...(type.key.length === 0 ? ['id'] : []), ...Object.keys(type.fields)]
  const query = untyped(db)
    .selectFrom(tableOf(type))
    .select(names.map((name) => sql.ref(columnOf(name)).as(name)))
    .where(isRecord(type, id))
  const found = await (dialect?.rowsForUpdate(query) ?? query).execute()
  return asRecords(type, readRows(type.entity.fields, found))[0] ?? null
}

export const columnsIn = ({ fields }: RecordType, input: Row) =>
  Object.fromEntries(
    Object.keys(fields).flatMap((name) => (name in input ? [[columnOf(name), stored(input[name])] as const] : [])),
  )
