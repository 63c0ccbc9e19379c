import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '#backend/database/openDatabase.ts'
import * as notes from '#backend/database/tableNotes.ts'

// npm run tables: regenerates the table types from a database that the migrations have created in an empty data folder.

export const tablesFile = 'backend/database/tables.ts'

export type Column = {
  table: string
  name: string
  sqlType: string
  isNullable: number
  isGeneratedKey: number
  isComputed: number
  hasDefault: number
  sql: string
}

// Excludes SQLite's tables for search indexes, because typed queries must not use them.
const readColumns = `
  select tables.name as "table", columns.name, columns.type as sqlType, tables.sql,
    columns."notnull" = 0 and columns.pk = 0 and columns.hidden = 0 as isNullable,
    columns.pk = 1 and tables.sql like '%autoincrement%' as isGeneratedKey,
    columns.hidden > 0 as isComputed, columns.dflt_value is not null as hasDefault
  from sqlite_master as tables, pragma_table_xinfo(tables.name) as columns
  where tables.type = 'table' and tables.name not like 'sqlite_%'
    and tables.name not like 'users_search%' and tables.name not in ('users_unindexed', 'added_together')
  order by tables.rowid, columns.cid`

/** Columns of a SQLite database, for the tables that exist in PostgreSQL, too. */
export function columnsIn(dataDir: string) {
  const database = new DatabaseSync(join(dataDir, 'database/portal.db'), { readOnly: true })
  const columns = database.prepare(readColumns).all() as Column[]
  database.close()
  return columns
}

export async function migratedColumns() {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-tables-'))
  try {
    await (await openDatabase({ dataDir })).close()
    return columnsIn(dataDir)
  } finally {
    rmSync(dataDir, { recursive: true })
  }
}

// Typed by any name: the generated types check the names in the notes.
const choices: Readonly<Record<string, readonly (string | number)[]>> = notes.choices
const keptByTriggers: readonly string[] = notes.keptByTriggers
const defaultedOnce: readonly string[] = notes.defaultedOnce

const pathOf = ({ table, name }: Column) => `${table}.${name}`

const typeOfSql: Readonly<Record<string, string>> = {
  INTEGER: 'number',
  REAL: 'number',
  TEXT: 'string',
  BLOB: 'Uint8Array',
  BIGINT: 'Cents',
}

const typeOfName = [
  { type: 'Flag', sqlType: 'INTEGER', names: /^(is|has|can|exclude)_/ },
  { type: 'Day', sqlType: 'TEXT', names: /^day$|_on$/ },
  { type: 'Instant', sqlType: 'TEXT', names: /^at$|_at$|^last_login$/ },
]

/** Values of a `check (column in (…))`; the SQL syntax is also valid TypeScript. */
const checkedValues = ({ name, sql }: Column) =>
  sql.match(new RegExp(`check \\(${name} in \\(([^)]*)\\)\\)`))?.[1]?.replaceAll(',', ' |')

const chosenValues = (column: Column) =>
  choices[pathOf(column)]?.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join(' | ')

function valueType(column: Column) {
  const sqlType = column.sqlType.toUpperCase()
  const named = typeOfName.find((known) => known.sqlType === sqlType && known.names.test(column.name))
  return checkedValues(column) ?? chosenValues(column) ?? named?.type ?? typeOfSql[sqlType]
}

function columnType(column: Column) {
  const type = column.isNullable ? `${valueType(column)} | null` : valueType(column)
  if (column.isComputed || keptByTriggers.includes(pathOf(column))) return `GeneratedAlways<${type}>`
  const mayBeLeftOut = column.hasDefault && !defaultedOnce.includes(pathOf(column))
  if (column.isGeneratedKey || mayBeLeftOut) return `Generated<${type}>`
  return type
}

const commented = /^(?<comment> +\/\*\*(?:(?!\*\/).)*\*\/\n)?(?<indent> +)(?<name>\w+): /gms

/** Keeps the hand-written comments on tables and columns in the generated file. */
function readComments() {
  const comments = new Map<string, string>()
  let table = ''
  for (const { groups } of readFileSync(tablesFile, 'utf8').matchAll(commented)) {
    const { comment = '', indent = '', name = '' } = groups ?? {}
    const isTable = indent.length === 2
    if (isTable) table = name
    comments.set(isTable ? name : `${table}.${name}`, comment)
  }
  return comments
}

type Comments = ReturnType<typeof readComments>

function describeTable(table: string, columns: Column[], comments: Comments) {
  const commentOn = (path: string) => comments.get(path) ?? ''
  const lines = columns.map((column) => `${commentOn(pathOf(column))}${column.name}: ${columnType(column)}`)
  // The formatter keeps a type on one line if it starts there and fits.
  const start = columns.some((column) => commentOn(pathOf(column))) ? '{\n' : '{ '
  return `${commentOn(table)}${table}: ${start}${lines.join('\n')} }`
}

const formatCode = (code: string) =>
  execFileSync(
    process.execPath,
    ['node_modules/@biomejs/biome/bin/biome', 'format', `--stdin-file-path=${tablesFile}`],
    { input: code, encoding: 'utf8' },
  )

export async function describeTables() {
  const columns = await migratedColumns()
  const tables = Object.groupBy(columns, ({ table }) => table)
  const comments = readComments()
  return formatCode(`import type { Generated, GeneratedAlways } from 'kysely'
import type { Cents, Day, Instant } from '#values/types.ts'

// Written by npm run tables from the migrations and tableNotes.ts; the comments are people's, and stay as they are.

type Flag = 0 | 1

/** Instants are UTC text, days \`YYYY-MM-DD\`, money is cents, flags are 0 or 1: both databases hold the very same values. */
export interface Tables {
${Object.entries(tables)
  .map(([table, own = []]) => describeTable(table, own, comments))
  .join('\n')}
}
`)
}

if (import.meta.main) writeFileSync(tablesFile, await describeTables())
