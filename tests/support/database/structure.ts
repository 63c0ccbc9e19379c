import { type Kysely, sql } from 'kysely'
import type { Tables } from '#backend/database/tables.ts'

interface Column {
  readonly type: string
  readonly isRequired: boolean
}

/** Columns and unique indexes of each table and view of a SQLite database. */
export interface Structure {
  readonly columns: ReadonlyMap<string, Column>
  readonly uniques: ReadonlySet<string>
}

export const structureOf = async (db: Kysely<Tables>): Promise<Structure> => {
  const { rows: columns } = await sql<{ table: string; name: string; type: string; required: number }>`
    select m.name as "table", c.name, c.type, c."notnull" and c.dflt_value is null as required
    from sqlite_master m, pragma_table_xinfo(m.name) c
    where m.type in ('table', 'view') and m.name not glob 'sqlite_*' and m.name not glob 'users_search*'`.execute(db)
  const { rows: indexes } = await sql<{ name: string }>`
    select m.tbl_name || ' ' || coalesce(m.sql, i.name) as name
    from sqlite_master m, pragma_index_list(m.tbl_name) i
    where m.type = 'index' and i.name = m.name and i."unique"`.execute(db)
  return {
    columns: new Map(
      columns.map(({ table, name, type, required }) => [`${table}.${name}`, { type, isRequired: required === 1 }]),
    ),
    uniques: new Set(indexes.map(({ name }) => name)),
  }
}

const tableOf = (name: string) => name.split(/[. ]/)[0]

/** Changes that a portal of the version before cannot work with: it would miss something, or its rows be rejected. */
export const incompatibilities = (before: Structure, after: Structure) => {
  const isEarlier = (name: string) => [...before.columns.keys()].some((column) => tableOf(column) === tableOf(name))
  const removed = [...before.columns].flatMap(([name, { type, isRequired }]) => {
    const now = after.columns.get(name)
    if (!now) return [`${name} is removed`]
    if (now.type !== type) return [`${name} has another type`]
    return now.isRequired && !isRequired ? [`${name} is required`] : []
  })
  const required = [...after.columns].flatMap(([name, { isRequired }]) =>
    !before.columns.has(name) && isRequired && isEarlier(name) ? [`${name} is required`] : [],
  )
  const unique = [...after.uniques].flatMap((name) =>
    !before.uniques.has(name) && isEarlier(name) ? [`${tableOf(name)} has a new unique index`] : [],
  )
  return [...removed, ...required, ...unique]
}
