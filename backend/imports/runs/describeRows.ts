import { sql } from 'kysely'
import type { RowOf } from '#schema/entity.ts'
import { type DataFile, type Link, ownColumns } from '#schema/imports/file.ts'
import { dataFileOf } from '#schema/imports/index.ts'
import type { importedRow, rejectedRow } from '#schema/imports/report.ts'
import { columnOf } from '#schema/records/record.ts'
import type { Db } from '../../database/open.ts'
import { textWriter } from '../folders/fileRows.ts'
import { cellOf } from './rowCells.ts'

export type ImportedRow = RowOf<typeof importedRow>
export type RejectedRow = RowOf<typeof rejectedRow>

type Values = Readonly<Record<string, unknown>>

/** A row with the values of the table before and after, as JSON. */
export interface RawRow extends Omit<ImportedRow, 'changes'> {
  readonly before: string | null
  readonly after: string | null
}

interface Described {
  /** Column of the table. */
  readonly column: string
  /** Column of the file. */
  readonly name: string
  /** Link by which other rows are named; null for values of the row itself. */
  readonly link: Link | null
  readonly write: (value: unknown) => string
}

/** Columns whose values are told: all but those that identify the row, and those that the portal generates. */
const describedIn = (file: DataFile): readonly Described[] =>
  [
    ...ownColumns(file)
      .filter(([, { made }]) => made === null)
      .map(([name, { field }]) => ({ column: columnOf(name), name, link: null, write: textWriter(field) })),
    ...file.links.map((link) => ({
      column: link.column,
      name: Object.values(link.by).at(-1) ?? '',
      link,
      write: String,
    })),
  ].filter(({ column, name }) => !file.keyColumns.includes(column) && !file.key.includes(name))

const readState = (json: string | null): Values => (json === null ? {} : (JSON.parse(json) as Values))

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== ''

/** Names of the rows that a link leads to, by the values of its column. */
const namesBy = async (db: Db, { file, by }: Link, ids: ReadonlySet<unknown>) => {
  const target = dataFileOf(file)
  const [theirs = ''] = Object.entries(by).at(-1) ?? []
  if (!target || ids.size === 0 || columnOf(theirs) === target.rowColumn) return new Map<unknown, string>()
  const key = sql.ref(`named.${target.rowColumn}`)
  const { rows } = await sql<{ id: unknown; name: unknown }>`select ${key} as id,
    ${sql.raw(cellOf(target, 'named', theirs) ?? 'null')} as name from ${sql.table(target.table)} as named
    where ${key} in (${sql.join([...ids])})`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, String(name)]))
}

/** Changed columns of rows, with the values as a file has them; rows that others refer to are told by their number. */
export const describeRows = async (db: Db, file: DataFile, rows: readonly RawRow[]): Promise<ImportedRow[]> => {
  const described = describedIn(file)
  const read = rows.map(({ before, after, ...row }) => ({ row, before: readState(before), after: readState(after) }))
  const named = new Map<string, ReadonlyMap<unknown, string>>()
  for (const one of described) {
    if (!one.link) continue
    const values = read.flatMap(({ before, after }) => [before[one.column], after[one.column]])
    named.set(one.name, await namesBy(db, one.link, new Set(values.filter(isGiven))))
  }
  const textOf = ({ name, link, write }: Described, value: unknown) => {
    if (!isGiven(value)) return null
    return link ? (named.get(name)?.get(value) ?? String(value)) : write(value)
  }
  return read.map(({ row, before, after }) => ({
    ...row,
    changes: described.flatMap((one) => {
      const from = textOf(one, before[one.column])
      const to = textOf(one, after[one.column])
      // A dry run knows only the columns of the file.
      const isTold = row.state !== 'changed' || one.column in after
      return isTold && from !== to ? [{ column: one.name, from, to }] : []
    }),
  }))
}
