import type { RowOf } from '#schema/entity.ts'
import { infoOf } from '#schema/fields.ts'
import type { DataFile } from '#schema/imports/file.ts'
import { type mapping as declaredMapping, maxHeaderLength } from '#schema/imports/mapping.ts'
import { kindNamedBy } from '#schema/imports/plantKeys.ts'
import { type Reason, reasonOf } from '#schema/imports/problems.ts'
import { cleanText } from '#values/texts.ts'
import type { Record } from './csv.ts'
import { excelFormat, type Format, type Styled, styledAs } from './formats.ts'
import { type Problem, plainProblem, UnreadableFileError } from './problems.ts'
import type { TableWish } from './table.ts'

export type Mapping = RowOf<typeof declaredMapping>
type MappedColumn = Mapping['columns'][number]

/** Column of a data file with the place of its values in the plant's file. */
export interface PlacedColumn {
  readonly name: string
  /** Header in the plant's file; null for a fixed value. */
  readonly header: string | null
  /** Index of its cells; -1 for a fixed value. */
  readonly at: number
  readonly fixed: string
  readonly strip: string
  readonly values: ReadonlyMap<string, string>
  readonly format: Format | null
  /** Blank cells take the value above. */
  readonly fill: boolean
  /** Values are keys of the plant. */
  readonly keys: 'create' | 'reject' | null
  /** Decimals that are not kept are rounded. */
  readonly round: boolean
}

export interface Placed {
  readonly columns: readonly PlacedColumn[]
  /** Headers that are mapped to nothing. */
  readonly ignored: readonly string[]
  /** True for a file in the portal's own format, which is read without a survey of its values. */
  readonly isOwnFormat: boolean
  readonly problems: readonly Problem[]
}

const maxColumns = 1_000

const unmapped = (name: string, at: number, header = name): PlacedColumn => ({
  name,
  header,
  at,
  fixed: '',
  strip: '',
  values: new Map(),
  format: null,
  fill: false,
  keys: null,
  round: false,
})

const headerOf = (cell: string) => cleanText(cell).slice(0, maxHeaderLength)

/** Headers of a file, cut to what a mapping can name. Throws `UnreadableFileError` if there are too many. */
const plainHeadersOf = ({ cells, line }: Record) => {
  if (cells.length > maxColumns) throw new UnreadableFileError(line, reasonOf('manyColumns'))
  return cells.map(headerOf)
}

/** Headers as a mapping names them: one that occurs twice is `Betrag (1)` and `Betrag (2)`. */
export const headersOf = (header: Record) => {
  const plain = plainHeadersOf(header)
  const counts = new Map<string, number>()
  for (const name of plain) counts.set(name, (counts.get(name) ?? 0) + 1)
  const seen = new Map<string, number>()
  return plain.map((name) => {
    if (name === '' || counts.get(name) === 1) return name
    const place = (seen.get(name) ?? 0) + 1
    seen.set(name, place)
    return `${name} (${place})`
  })
}

/** Wish for the header of a file in the portal's own format. */
export const ownFormat = ({ columns }: Pick<DataFile, 'columns'>): TableWish => ({
  sheet: null,
  headerRow: null,
  names: Object.keys(columns),
})

const withoutPlace = (header: string) => header.replace(/ \(\d+\)$/, '')

/** Wish for the header of a file: the names that its mapping has. */
export const wishOf = (file: Pick<DataFile, 'columns'>, mapping: Mapping | null): TableWish => {
  if (!mapping) return ownFormat(file)
  const named = mapping.columns.flatMap(({ from }) => from ?? [])
  return {
    sheet: mapping.sheet ?? null,
    encoding: mapping.encoding ?? null,
    headerRow: mapping.headerRow ?? null,
    names: [...named.flatMap((name) => [name, withoutPlace(name)]), ...Object.keys(file.columns)],
  }
}

const stripped = (cell: string, prefix: string) => {
  let from = 0
  while (cell.startsWith(prefix, from) && from + prefix.length < cell.length) from += prefix.length
  return cell.slice(from)
}

/** Applies a mapping to a cell before it is read: removes the prefix, and replaces values. */
export const cellMapper = ({ strip, values }: PlacedColumn, styled: Styled) => {
  // Leading zeros of numbers and dates, as in 0,50 and 00.00.0000, are part of their notation.
  const prefix = styled !== null && /^0*$/.test(strip) ? '' : strip
  const bareOf = (cell: string) => (prefix === '' ? cell : stripped(cell.trim(), prefix))
  const replacementOf = (cell: string) =>
    values.size === 0 ? undefined : (values.get(cleanText(cell)) ?? values.get(cleanText(bareOf(cell))))
  return { bareOf, replacementOf }
}

const place = (mapped: MappedColumn, headers: readonly string[]): PlacedColumn => {
  const from = mapped.from === undefined ? null : headerOf(mapped.from)
  return {
    ...unmapped(mapped.column, from === null ? -1 : headers.indexOf(from)),
    header: from,
    fixed: mapped.fixed ?? '',
    strip: mapped.strip ?? '',
    values: new Map((mapped.values ?? []).map((value) => [cleanText(value.from), value.to])),
    format: mapped.format ?? null,
    fill: mapped.fill ?? false,
    keys: mapped.keys ?? null,
    round: mapped.round ?? false,
  }
}

const styledAsFormat = (format: Format) => (format.includes('Y') || format === excelFormat ? 'day' : 'number')

const mappingProblems = (
  { name: file, columns: declared }: DataFile,
  columns: readonly MappedColumn[],
  placed: readonly PlacedColumn[],
  headers: readonly string[],
): Problem[] =>
  columns.flatMap((column, index) => {
    const { name, header, at, format, keys } = placed[index] as PlacedColumn
    const problem = (reason: Reason) => [{ ...plainProblem(1, reason, name), header }]
    if ((column.from === undefined) === (column.fixed === undefined)) return problem(reasonOf('mappedSource'))
    const field = Object.hasOwn(declared, name) ? declared[name]?.field : undefined
    if (format && field && styledAs(infoOf(field)) !== styledAsFormat(format))
      return problem(reasonOf('mappedFormat', { format }))
    if (keys && kindNamedBy(file, name) === null) return problem(reasonOf('mappedKeys'))
    if (header !== null && headers.includes(`${header} (1)`)) return problem(reasonOf('headerTwice', { header }))
    return header !== null && at < 0 ? problem(reasonOf('headerMissing')) : []
  })

/** Finds the columns of a data file in the header of a plant's file. */
export const placeColumns = (file: DataFile, header: Record, mapping: Mapping | null): Placed => {
  const { columns } = file
  if (!mapping) {
    const found = plainHeadersOf(header).map((name, at) => unmapped(name, at))
    return { columns: found, ignored: [], isOwnFormat: true, problems: [] }
  }
  const headers = headersOf(header)
  const mapped = mapping.columns.map((column) => place(column, headers))
  const isMapped = new Set(mapped.map(({ name }) => name))
  const isUsed = new Set(mapped.map(({ header }) => header))
  const same = headers.flatMap((header, at) =>
    Object.hasOwn(columns, header) && !isMapped.has(header) && !isUsed.has(header) ? [unmapped(header, at)] : [],
  )
  const all = [...mapped, ...same]
  const used = new Set(all.map(({ at }) => at))
  return {
    columns: all,
    ignored: headers.filter((header, at) => !used.has(at) && header !== ''),
    isOwnFormat: false,
    problems: mappingProblems(file, mapping.columns, mapped, headers),
  }
}
