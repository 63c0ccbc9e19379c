import { type Insertable, sql } from 'kysely'
import { infoOf } from '#schema/fields.ts'
import type { DataFile, Link } from '#schema/imports/file.ts'
import { dataFileOf, dataFiles } from '#schema/imports/index.ts'
import { columnOf } from '#schema/records/record.ts'
import { csvLine, neutral } from '#values/csv.ts'
import type { Instant } from '#values/types.ts'
import type { Db } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { textWriter } from '../imports/folders/fileRows.ts'
import { importFiles } from '../imports/importFiles.ts'
import { isWritten } from '../imports/reading/ownCells.ts'
import type { Target } from '../imports/target.ts'
import { inside } from '../imports/writing/planned.ts'
import type { Ground } from './ground.ts'

export type Row<Table extends keyof Tables> = Insertable<Tables[Table]>

export type Rows<Table extends keyof Tables> = { readonly [T in Table]: Row<T>[] }

type Plain = Readonly<Record<string, unknown>>

/** Below the limit of both databases for parameters per statement. */
const parametersAtOnce = 8_000

/**
 * Inserts rows that share the same columns, in batches. The statement is compiled once for all full batches, because
 * compiling takes several times as long as running it.
 */
const insert = async (db: Db, table: string, columns: readonly string[], rows: readonly (readonly unknown[])[]) => {
  const rowsAtOnce = Math.floor(parametersAtOnce / columns.length)
  const places = sql.join(columns.map((column) => sql.ref(column)))
  const write = (some: typeof rows) =>
    sql`insert into ${sql.table(table)} (${places}) values ${sql.join(some.map((row) => sql`(${sql.join(row)})`))}`.compile(
      db,
    )
  const batch = rows.length >= rowsAtOnce ? write(rows.slice(0, rowsAtOnce)) : null
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const some = rows.slice(at, at + rowsAtOnce)
    await db.executeQuery(batch && some.length === rowsAtOnce ? { ...batch, parameters: some.flat() } : write(some))
  }
}

/** The importer inside the transaction of the demo. */
const targetIn = ({ db, dialect }: Ground): Target => ({
  db,
  dialect,
  ask: inside(db),
  onSnapshot: (run) => run(),
  load: async (table, columns, rows) => {
    const all: (readonly unknown[])[] = []
    for await (const portion of rows) all.push(...portion)
    if (all.length > 0) await insert(db, table, ['line', ...columns], all)
  },
  close: async () => {},
})

const manner = {
  isReplacing: false,
  isUnrecorded: true,
  madeBy: 'demo',
  callerId: null,
  now: () => new Date().toISOString() as Instant,
  onProgress: () => {},
}

/** Imports CSV files; throws an error with the first problem of a file. */
export const importTexts = async (ground: Ground, texts: readonly (readonly [file: DataFile, text: string])[]) => {
  const sources = texts.map(([file, text]) => ({
    file,
    open: async function* () {
      yield Buffer.from(text)
    },
  }))
  for await (const { entity, problems } of importFiles(targetIn(ground), sources, manner))
    if (problems[0]) throw new Error(`The demo's ${entity} cannot be imported: ${JSON.stringify(problems[0])}`)
}

/** The values by which a file names the rows of a link, by the value that the table stores. */
const namesOf = async ({ db }: Ground, { file: name, by }: Link) => {
  const { table, rowColumn } = dataFileOf(name) as DataFile
  const columns = [rowColumn, ...Object.keys(by).map(columnOf)].map((column) => sql.ref(column))
  const { rows } = await sql<Plain>`select ${sql.join(columns)} from ${sql.table(table)}`.execute(db)
  return new Map(rows.map((row) => [row[rowColumn], row]))
}

type Read = (row: Plain) => unknown

/** Reads a column of a file from table rows; null if they lack it. */
const readerOf = async (ground: Ground, { links }: DataFile, name: string, first: Plain): Promise<Read | null> => {
  const own = columnOf(name)
  if (own in first) return (row) => row[own]
  const naming = links.filter(({ column, by }) => column in first && Object.values(by).includes(name))
  const reads: Read[] = []
  for (const link of naming) {
    const names = await namesOf(ground, link)
    const theirs = columnOf(Object.entries(link.by).find(([, ours]) => ours === name)?.[0] ?? '')
    reads.push((row) => names.get(row[link.column])?.[theirs])
  }
  const [only] = reads
  if (reads.length < 2) return only ?? null
  return (row) => reads.reduce<unknown>((found, read) => found ?? read(row), null)
}

const textOfRows = async (ground: Ground, file: DataFile, rows: readonly Plain[]) => {
  const given: { readonly name: string; readonly text: (row: Plain) => string }[] = []
  for (const [name, { field }] of Object.entries(file.columns)) {
    const read = await readerOf(ground, file, name, rows[0] ?? {})
    const write = textWriter(field)
    if (!read) continue
    const isText = isWritten(infoOf(field))
    given.push({ name, text: (row) => (isText ? neutral(write(read(row))) : write(read(row))) })
  }
  const lines = rows.map((row) => csvLine(given.map(({ text }) => text(row))))
  return [csvLine(given.map(({ name }) => name)), ...lines].join('')
}

const fileOfTable = new Map(dataFiles.filter(({ attached }) => !attached).map((file) => [file.table, file]))

/**
 * Enters rows table by table, in the given order of tables; all rows of a table must have the same columns. Those that
 * the importer knows go through it, the others into their table.
 */
export const enterRows = async (ground: Ground, tables: { readonly [T in keyof Tables]?: readonly Row<T>[] }) => {
  for (const [table, rows] of Object.entries(tables) as [string, readonly Plain[]][]) {
    const [first] = rows
    if (!first) continue
    const file = fileOfTable.get(table)
    const columns = Object.keys(first)
    const isNumbered = 'id' in first || !file?.columns.id?.isRequired
    const numbered = isNumbered ? rows : rows.map((row, at) => ({ id: at + 1, ...row }))
    if (file) await importTexts(ground, [[file, await textOfRows(ground, file, numbered)]])
    else
      await insert(
        ground.db,
        table,
        columns,
        rows.map((row) => columns.map((column) => row[column])),
      )
  }
}
