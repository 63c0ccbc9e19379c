import type { Insertable } from 'kysely'
import type { Db } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'

export type Row<Table extends keyof Tables> = Insertable<Tables[Table]>

export type Rows<Table extends keyof Tables> = { readonly [T in Table]: Row<T>[] }

/** Below the limit of both databases for parameters per statement. */
const parametersAtOnce = 8_000

/**
 * Inserts rows that share the same columns, in batches. The statement is compiled once for all full batches, because
 * compiling takes several times as long as running it.
 */
const enterTable = async <Table extends keyof Tables>(db: Db, table: Table, rows: readonly Row<Table>[]) => {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first) as (keyof typeof first)[]
  const rowsAtOnce = Math.floor(parametersAtOnce / columns.length)
  const write = (some: typeof rows) => db.insertInto(table).values(some).compile()
  const batch = rows.length >= rowsAtOnce ? write(rows.slice(0, rowsAtOnce)) : null
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const some = rows.slice(at, at + rowsAtOnce)
    const statement = batch && some.length === rowsAtOnce ? batch : write(some)
    const parameters = some.flatMap((row) => columns.map((column) => row[column]))
    await db.executeQuery({ ...statement, parameters })
  }
}

/** Inserts rows table by table, in the given order of tables; all rows of a table must have the same columns. */
export const enterRows = async (db: Db, tables: { readonly [T in keyof Tables]?: readonly Row<T>[] }) => {
  for (const table of Object.keys(tables) as (keyof Tables)[]) await enterTable(db, table, tables[table] ?? [])
}
