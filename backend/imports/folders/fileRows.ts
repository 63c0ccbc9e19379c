import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '#schema/fields.ts'
import { type DataFile, type Link, ownColumns } from '#schema/imports/file.ts'
import { dataFileOf } from '#schema/imports/index.ts'
import { photoTypes } from '#schema/records/photos.ts'
import { columnOf } from '#schema/records/record.ts'
import { writeOf } from '#schema/wire/writeAnswer.ts'
import type { Db } from '../../database/open.ts'
import { readRows } from '../../list/cells.ts'

type Cell = RawBuilder<unknown>

interface Place {
  readonly file: DataFile
  readonly alias: string
}

const fileNamed = (name: string) => {
  const file = dataFileOf(name)
  if (!file) throw new Error(`No file is called ${name}.`)
  return file
}

/** True if a column contains the key of the linked table itself, so that no join is needed. */
const isSame = ({ file, by }: Link, name: string) =>
  Object.entries(by).every(([theirs, ours]) => ours === name && columnOf(theirs) === fileNamed(file).rowColumn)

/** SQL for a file's columns: from its own table, and from joined tables of its links. */
const placesOf = (file: DataFile) => {
  const joined = new Map<string, { readonly place: Place; readonly join: Cell }>()
  const follow = ({ alias }: Place, link: Link): Place => {
    const at = `${alias}.${link.column}`
    const known = joined.get(at)
    if (known) return known.place
    const place = { file: fileNamed(link.file), alias: `named_${joined.size + 1}` }
    const isNamed = sql`${sql.ref(`${place.alias}.${place.file.rowColumn}`)} = ${sql.ref(at)}`
    joined.set(at, {
      place,
      join: sql`left join ${sql.table(place.file.table)} as ${sql.id(place.alias)} on ${isNamed}`,
    })
    return place
  }
  const cellOf = (place: Place, name: string): Cell => {
    const { file, alias } = place
    if (ownColumns(file).some(([own]) => own === name)) return sql.ref(`${alias}.${columnOf(name)}`)
    const naming = file.links.filter(({ by }) => Object.values(by).includes(name))
    const same = naming.find((link) => isSame(link, name))
    if (same) return sql.ref(`${alias}.${same.column}`)
    const found = naming.map((link) => {
      const [theirs = ''] = Object.entries(link.by).find(([, ours]) => ours === name) ?? []
      return cellOf(follow(place, link), theirs)
    })
    return found.length === 1 && found[0] ? found[0] : sql`coalesce(${sql.join(found)})`
  }
  const own = { file, alias: 'row' }
  const cells = Object.keys(file.columns).map((name) => sql`${cellOf(own, name)} as ${sql.id(name)}`)
  return { cells, joins: [...joined.values()].map(({ join }) => join) }
}

const mediaType = 'media_type'

const isPhoto = (file: DataFile) => {
  const types = sql.join(Object.keys(photoTypes).map((type) => sql.lit(type)))
  return file.attached ? sql`where ${sql.ref(`row.${mediaType}`)} in (${types})` : sql``
}

const queryOf = (file: DataFile) => {
  const { cells, joins } = placesOf(file)
  if (file.attached) cells.push(sql`${sql.ref(`row.${mediaType}`)} as ${sql.id(mediaType)}`)
  const order = file.keyColumns.map((column) => sql.ref(`row.${column}`))
  return sql<Record<string, unknown>>`select ${sql.join(cells)} from ${sql.table(file.table)} as "row"
    ${sql.join(joins, sql` `)} ${isPhoto(file)} order by ${sql.join(order)}`
}

/** Formats a value as CSV text: ISO dates, decimal points, 1 and 0, empty for null. */
export const textWriter = (field: Schema) => {
  const write = writeOf(field)
  return (value: unknown) => {
    if (value === null || value === undefined) return ''
    const wire = write(value)
    return typeof wire === 'boolean' ? String(Number(wire)) : String(wire)
  }
}

const rowsAtOnce = 500

export type Attach = (name: string, bytes: Uint8Array) => Promise<void>

/** Writes a row's attached file, named after the row's key, and returns its name. */
const attachedName = async (file: DataFile, column: string, row: Readonly<Record<string, unknown>>, attach: Attach) => {
  const ending = photoTypes[row[mediaType] as keyof typeof photoTypes]
  const name = `${file.key.map((key) => row[key]).join('.')}${ending}`
  await attach(name, row[column] as Uint8Array)
  return name
}

/** Streams the rows of a file as texts, ordered by key. Photos are passed to `attach`, except the demo's drawn ones. */
export async function* fileRows(db: Db, file: DataFile, attach: Attach = async () => {}) {
  const { attached } = file
  const columns = Object.entries(file.columns)
  const fields = Object.fromEntries(columns.map(([name, { field }]) => [name, field]))
  const writers = columns.map(([name, { field }]) => [name, textWriter(field)] as const)
  const query = queryOf(file).compile(db as unknown as Kysely<never>)
  const executor = db.getExecutor()
  for await (const { rows } of executor.stream<Record<string, unknown>>(query, attached ? 1 : rowsAtOnce))
    for (const row of readRows(fields, rows)) {
      const name = attached && (await attachedName(file, attached.column, row, attach))
      yield writers.map(([own, write]) => (own === attached?.column ? (name ?? '') : write(row[own])))
    }
}
