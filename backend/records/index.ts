import { type Expression, sql } from 'kysely'
import { infoOf } from '#schema/fields.ts'
import type { RecordCalls } from '#schema/records/crud.ts'
import { recordCalls, recordTypes, resourceOf } from '#schema/records/index.ts'
import { keyKinds } from '#schema/records/plantKeys.ts'
import { columnOf, type RecordType } from '#schema/records/record.ts'
import { notFound } from '../errors.ts'
import { type Handler, implement } from '../implement.ts'
import { list } from '../list/list.ts'
import { create, remove, update, updateMany } from './changes.ts'
import { photosCalls } from './photo.ts'
import { asRecords, keyColumns, type Row, readRecord, tableOf, untyped } from './table.ts'

const searchedKinds = ['text', 'email']

const keyed: readonly string[] = keyKinds

/** Keys of the plant, by which a record is found as well. */
const plantKeysOf = ({ name }: RecordType, id: Expression<unknown>) =>
  sql`coalesce((select ' ' || string_agg(fold(plant_keys.plant_key), ' ') from plant_keys
    where plant_keys.kind = ${sql.lit(name)} and plant_keys.number = ${id}), '')`

/**
 * Field sources of a list: each field comes from the column of the same name. Texts are found by their folded form, and
 * sorted in natural order.
 */
const sourcesOf = (type: RecordType) => {
  const table = tableOf(type)
  const column = (name: string) => sql.ref(`${table}.${columnOf(name)}`)
  const key = type.key.map((name) => sql`cast(${column(name)} as text)`)
  const id: Expression<unknown> = key.length === 0 ? column('id') : sql`(${sql.join(key, sql` || '.' || `)})`
  const own = Object.entries(type.fields).map(([name, field]) => {
    const { kind } = infoOf(field)
    const source = column(name)
    const isText = searchedKinds.includes(kind)
    const hasKeys = keyed.includes(type.name) && name === type.label[0]
    const folded = hasKeys ? sql`fold(${source}) || ${plantKeysOf(type, id)}` : sql`fold(${source})`
    const text = { column: source, folded, sort: sql`natural_order(${source})` }
    return [name, isText ? text : source] as const
  })
  const [first = id] = keyColumns(type).map((name) => sql.ref(`${table}.${name}`))
  return { id: { column: id, sort: first }, ...Object.fromEntries(own) }
}

const listOfType = (type: RecordType, call: RecordCalls['list']) => {
  const table = tableOf(type)
  const keys = keyColumns(type).map((column) => sql.ref(`${table}.${column}`))
  return list(
    call as never,
    {
      from: (db: never) => untyped(db).selectFrom(table),
      fields: sourcesOf(type),
      order: { by: keys.map((key) => [key, 'asc']) },
      key: keys.length === 1 ? keys[0] : keys,
      complete: (rows: readonly Row[]) => asRecords(type, rows),
    } as never,
  )
}

const get =
  (type: RecordType): Handler<RecordCalls['get']> =>
  async ({ db, input: { id } }) => {
    const found = await readRecord(db, type, id)
    if (!found) throw notFound()
    return found
  }

/** Calls of all manually maintained record types, generated from the types. */
export const recordsCalls = [
  ...photosCalls,
  ...recordTypes.flatMap((one) => {
    const type = one as RecordType
    const calls = recordCalls[resourceOf(type.name)] as RecordCalls
    return implement(resourceOf(type.name), calls, {
      list: listOfType(type, calls.list) as never,
      get: get(type),
      create: create(type),
      update: update(type),
      updateMany: updateMany(type),
      remove: remove(type),
    })
  }),
]
