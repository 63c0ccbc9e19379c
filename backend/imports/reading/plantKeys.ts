import { sql } from 'kysely'
import type { DataFile } from '#schema/imports/file.ts'
import { dataFileOf } from '#schema/imports/index.ts'
import { kindNamedBy } from '#schema/imports/plantKeys.ts'
import { reasonOf } from '#schema/imports/problems.ts'
import { maxKeyLength } from '#schema/records/plantKeys.ts'
import { withoutMarks } from '#values/csv.ts'
import { cleanKey } from '#values/texts.ts'
import type { Db } from '../../database/open.ts'
import type { Mapping, PlacedColumn } from './mappedColumns.ts'
import { BadCell, type ReadCell } from './readCell.ts'

/** Columns that name a record as people do. A key that is not known may be such a name, if only one record has it. */
const names: Readonly<Partial<Record<string, string>>> = {
  contacts: 'email',
  incoterms: 'name',
  parts: 'provider_number',
  segments: 'name',
}

export interface PlantKey {
  readonly kind: string
  readonly source: string
  readonly key: string
  readonly number: number
}

interface Known {
  readonly numbers: Map<string, number>
  next: number
}

const tooLong = new BadCell(reasonOf('tooLong', { limit: maxKeyLength }))

/** Keys of the plant's programs during an import: known ones, and those of its new records. */
export class PlantKeys {
  readonly created: PlantKey[] = []
  readonly #db: Db
  readonly #known = new Map<string, Known>()

  constructor(db: Db) {
    this.#db = db
  }

  async #numbersOf(kind: string, source: string) {
    const { rows } = await sql<{ key: string; number: number }>`select plant_key as key, number from plant_keys
      where kind = ${kind} and source = ${source}`.execute(this.#db)
    const numbers = new Map(rows.map(({ key, number }) => [key, Number(number)]))
    const column = names[kind]
    if (column === undefined) return numbers
    const named = await sql<{ key: string; number: number }>`select ${sql.ref(column)} as key, min(id) as number
      from ${sql.table(dataFileOf(kind)?.table ?? '')} group by 1 having count(*) = 1`.execute(this.#db)
    for (const { key, number } of named.rows) if (!numbers.has(key)) numbers.set(key, Number(number))
    return numbers
  }

  /** The known keys of a kind, shared by the files of an import. */
  async #open(kind: string, source: string) {
    const name = JSON.stringify([kind, source])
    const known = this.#known.get(name)
    if (known) return known
    const table = dataFileOf(kind)?.table ?? ''
    const { rows } = await sql<{ last: number }>`select max(id) as last from (
      select max(id) as id from ${sql.table(table)}
      union all select max(number) from plant_keys where kind = ${kind}) numbered`.execute(this.#db)
    const opened = { numbers: await this.#numbersOf(kind, source), next: Number(rows[0]?.last ?? 0) + 1 }
    this.#known.set(name, opened)
    return opened
  }

  /** Reads the keys of a column as numbers; a new key of the file's own records gets the next number. */
  async readerFor(file: DataFile, { name, keys }: PlacedColumn, source: string): Promise<ReadCell | null> {
    const kind = keys === null ? null : kindNamedBy(file.name, name)
    if (kind === null) return null
    const known = await this.#open(kind, source)
    const isCreating = keys === 'create' && kind === file.name
    const unknown = new BadCell(reasonOf('unknownPlantKey', { file: kind }))
    return (cell) => {
      const key = cleanKey(withoutMarks(cell))
      const number = known.numbers.get(key)
      if (number !== undefined) return number
      if (key.length > maxKeyLength) return tooLong
      if (!isCreating) return unknown
      const created = { kind, source, key, number: known.next }
      known.next += 1
      known.numbers.set(key, created.number)
      this.created.push(created)
      return created.number
    }
  }

  /** New keys of a file's own records. */
  createdFor({ name }: DataFile) {
    return this.created.filter(({ kind }) => kind === name)
  }
}

export type KeyReaders = ReadonlyMap<string, ReadCell>

export const keyReadersFor = async (
  keys: PlantKeys,
  file: DataFile,
  columns: readonly PlacedColumn[],
  mapping: Mapping | null,
): Promise<KeyReaders> => {
  const readers = new Map<string, ReadCell>()
  for (const column of columns) {
    const read = await keys.readerFor(file, column, mapping?.source ?? '')
    if (read) readers.set(column.name, read)
  }
  return readers
}
