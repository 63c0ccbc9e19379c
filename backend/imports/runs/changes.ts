import type { DataFile } from '#schema/imports/file.ts'
import type { DialectName } from '../../database/dialect.ts'
import type { Ask } from '../writing/checks.ts'
import * as statements from '../writing/statements.ts'
import { customerOf, numberOf } from './rowCells.ts'

/* Changes of an import, kept as JSON rows for its undo and its list of rows. Names come from the schema and from the database. */

/** Rows of an import that can be undone; larger imports are undone from a backup. */
export const maxUndoneRows = 100_000

const { quoted, plannedTable, states } = statements
const beforeTable = (file: DataFile) => plannedTable(file).replace('planned', 'before')

const columnQueries: Record<DialectName, (table: string) => string> = {
  sqlite: (table) => `select name, hidden > 0 as computed from pragma_table_xinfo('${table}') order by cid`,
  postgres: (table) =>
    `select column_name as name, is_generated <> 'NEVER' as computed from information_schema.columns
      where table_name = '${table}' and table_schema = current_schema() order by ordinal_position`,
}

export interface StoredColumns {
  readonly all: readonly string[]
  /** Without those that the database computes. */
  readonly writable: readonly string[]
}

export const storedColumns = async (ask: Ask, dialect: DialectName, table: string): Promise<StoredColumns> => {
  const rows = await ask(columnQueries[dialect](table))
  const namesOf = (some: typeof rows) => some.map(({ name }) => String(name))
  return { all: namesOf(rows), writable: namesOf(rows.filter(({ computed }) => !computed)) }
}

/** SQL for a row as JSON, the same text for the same values. */
export const rowAsJson = (dialect: DialectName, alias: string, { all }: StoredColumns) =>
  dialect === 'postgres'
    ? `to_json(${alias})::text`
    : `json_object(${all.map((name) => `'${name}', ${alias}.${quoted(name)}`).join(', ')})`

/** SQL for JSON rows as rows of a table, together with their position and their text. */
export const jsonAsRows = (
  dialect: DialectName,
  table: string,
  { all }: StoredColumns,
  json: string,
  where: string,
) => {
  const from = `import_changes where ${where} and name = '${table}'`
  if (dialect === 'postgres')
    return `(select kept.position as change_position, kept.after as change_after, was.* from
      (select * from ${from}) kept, jsonb_populate_record(null::${table}, kept.${json}::jsonb) was)`
  const values = all.map((name) => `json_extract(${json}, '$.${name}') as ${quoted(name)}`)
  return `(select position as change_position, after as change_after, ${values.join(', ')} from ${from})`
}

export const dropBefore = (file: DataFile) => `drop table if exists ${beforeTable(file)}`

/** Notes the rows that are about to change. */
export const noteChanging = async (ask: Ask, dialect: DialectName, file: DataFile) => {
  const json = rowAsJson(dialect, 'present', await storedColumns(ask, dialect, file.table))
  await ask(dropBefore(file))
  await ask(`create temp table ${beforeTable(file)} as select planned.line, ${json} as row_before,
      '' as number, cast(null as integer) as customer_id
    from ${plannedTable(file)} planned join ${file.table} present on ${statements.isPlanned(file)}
    where planned.state = ${states.changed}`)
}

/** Notes the rows that are about to be removed, with line 0. */
export const noteRemoving = async (ask: Ask, dialect: DialectName, file: DataFile, condition: string) => {
  const json = rowAsJson(dialect, file.table, await storedColumns(ask, dialect, file.table))
  const number = numberOf(file, file.table)
  await ask(`insert into ${beforeTable(file)} select 0, ${json}, ${number}, ${customerOf(file, file.table)}
    from ${file.table} where ${condition}`)
}

/** Stores what the import changed. */
export const storeChanges = async (ask: Ask, dialect: DialectName, file: DataFile, importId: number) => {
  const json = rowAsJson(dialect, 'present', await storedColumns(ask, dialect, file.table))
  const insert = 'insert into import_changes (import_id, position, name, state, before, after, number, customer_id)'
  const before = beforeTable(file)
  await ask(`${insert} select ${importId}, planned.line, '${file.table}',
      case planned.state when ${states.added} then 'added' else 'changed' end, noted.row_before, ${json},
      ${numberOf(file, 'present')}, ${customerOf(file, 'present')}
    from ${plannedTable(file)} planned join ${file.table} present on ${statements.isPlanned(file)}
    left join ${before} noted on noted.line = planned.line
    where planned.state in (${states.changed}, ${states.added})`)
  await ask(`${insert} select ${importId}, -row_number() over (order by row_before), '${file.table}',
      'removed', row_before, null, number, customer_id from ${before} where line = 0`)
}

/** Earlier imports of a file can no longer be undone once a later one has changed rows. */
export const keepFromUndo = (entity: string) =>
  `update imports set is_undoable = 0 where entity = '${entity}' and is_undoable = 1`
