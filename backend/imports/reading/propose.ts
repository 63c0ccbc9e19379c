import { infoOf } from '#schema/fields.ts'
import { type DataFile, namingColumns } from '#schema/imports/file.ts'
import { dataFiles } from '#schema/imports/index.ts'
import { maxValueLength } from '#schema/imports/mapping.ts'
import { kindNamedBy } from '#schema/imports/plantKeys.ts'
import { cleanText } from '#values/texts.ts'
import type { Record } from './csv.ts'
import type { OpenFile } from './encoding.ts'
import { readFlag } from './flags.ts'
import { bareHeader } from './header.ts'
import { headersOf, type Mapping } from './mappedColumns.ts'
import { fits, kindByName, namedFor, stem } from './namedMappings.ts'
import { noRowOf } from './noRows.ts'
import type { NamedMapping } from './readyMappings.ts'
import { synonyms } from './synonyms.ts'
import { type FileForm, openTable } from './table.ts'

type MappedColumn = Mapping['columns'][number]

interface Candidate {
  readonly file: string
  readonly matched: number
  readonly missing: readonly string[]
}

/** Known facts of a file, and the kind of file and sheet that the user wants. */
export interface Wish {
  readonly fileName: string
  readonly entity: string | null
  readonly sheet: string | null
  readonly headerRow: number | null
  /** Name of a mapping that the user wants. */
  readonly mapping: string | null
  /** Mappings that users have kept. */
  readonly kept: readonly NamedMapping[]
  /** Mappings of the last accepted runs, with the name of the plant's file. */
  readonly earlier: readonly { readonly fileName: string | null; readonly mapping: Mapping }[]
}

interface ShownRow {
  readonly line: number
  readonly cells: readonly string[]
}

export interface Proposal {
  readonly form: FileForm
  readonly sheets: readonly string[]
  readonly headerRow: number
  readonly otherHeaderRows: readonly number[]
  readonly firstRows: readonly ShownRow[]
  readonly headers: readonly string[]
  readonly sample: readonly ShownRow[]
  readonly candidates: readonly Candidate[]
  readonly file: string | null
  readonly columns: readonly MappedColumn[]
  /** `skip` if rows look like totals. */
  readonly totals: 'skip' | 'keep' | null
  readonly source: string | null
  readonly skip: NonNullable<Mapping['skip']>
  readonly once: boolean
  readonly isFromLastRun: boolean
  /** Name of the proposed mapping, and of all that fit. */
  readonly mapping: string | null
  readonly mappings: readonly string[]
}

/** Rows whose values are looked at. */
const maxRows = 500
const maxSample = 5
const maxFirstRows = 20
const maxCandidates = 5
const maxCellLength = 100

/** The header of each column that one of its names matches; a header counts once. */
const matchHeaders = ({ columns }: DataFile, headers: readonly string[]) => {
  const known = headers.map(bareHeader)
  const found = new Map<string, number>()
  const used = new Set<number>()
  const match = (namesOf: (column: string) => readonly string[]) => {
    for (const column of Object.keys(columns)) {
      if (found.has(column)) continue
      const names = new Set(namesOf(column).map(bareHeader))
      const at = known.findIndex((header, index) => !used.has(index) && names.has(header))
      if (at < 0) continue
      found.set(column, at)
      used.add(at)
    }
  }
  match((column) => [column])
  match((column) => (Object.hasOwn(synonyms, column) ? (synonyms[column] ?? []) : []))
  return found
}

const missingOf = ({ columns }: DataFile, found: ReadonlyMap<string, number>) =>
  Object.entries(columns)
    .filter(([name, { isRequired }]) => isRequired && !found.has(name))
    .map(([name]) => name)

const candidateOf = (file: DataFile, headers: readonly string[]): Candidate => {
  const found = matchHeaders(file, headers)
  return { file: file.name, matched: found.size, missing: missingOf(file, found) }
}

const candidatesFor = (headers: readonly string[]) =>
  dataFiles
    .map((file) => candidateOf(file, headers))
    .filter(({ matched, missing }) => matched > missing.length)
    .toSorted((one, other) => other.matched - other.missing.length - (one.matched - one.missing.length))
    .slice(0, maxCandidates)

const isPadded = (values: readonly string[]) =>
  values.length > 0 &&
  values.every((value) => /^0\d+$/.test(value)) &&
  new Set(values.map(({ length }) => length)).size === 1

const maxValues = 20

/** A number of a record; other values are keys of the plant. */
const isNumber = /^0*\d{1,9}$/

/** True for a value that a mapping can name. */
const isShort = (value: string) => value.length <= maxValueLength

/** Entries for the values of a choice that the portal does not know, for the user to complete. */
const unknownValues = (words: readonly (string | number)[], values: readonly string[]) => {
  const known = words.map(String)
  const others = [...new Set(values)].filter((value) => !known.includes(value) && isShort(value)).slice(0, maxValues)
  return others.map((from) => ({ from, to: known.find((word) => bareHeader(word) === bareHeader(from)) ?? from }))
}

const isRequired = ({ columns }: DataFile, name: string) => {
  const column = columns[name]
  return Boolean(column?.isRequired && !infoOf(column.field).isNullable)
}

/** True if a cell is blank under one that is not, as in forms and reports that write a value once. */
const isWrittenOnce = (cells: readonly string[]) => cells[0] !== '' && cells.includes('')

const proposeColumn = (file: DataFile, name: string, header: string, cells: readonly string[]): MappedColumn => {
  const { columns } = file
  const info = columns[name] && infoOf(columns[name].field)
  const isFilled = namingColumns(file).has(name) && isRequired(file, name) && isWrittenOnce(cells)
  const column = { column: name, from: header, ...(isFilled && { fill: true }) }
  const values = cells.filter((cell) => cell !== '')
  const kind = kindNamedBy(file.name, name)
  const others = values.filter((value) => !isNumber.test(value))
  // A single one among numbers is a mistake.
  if (kind !== null && others.length * 2 > values.length)
    return { ...column, keys: kind === file.name ? 'create' : 'reject' }
  if (info?.kind === 'text' && isPadded(values)) return { ...column, strip: '0' }
  if (info?.kind === 'oneOf') {
    const replaced = unknownValues(info.words, values)
    return replaced.length > 0 ? { ...column, values: replaced } : column
  }
  if (info?.kind === 'flag') {
    const unread = [...new Set(values)]
      .filter((value) => readFlag(value) === null && isShort(value))
      .slice(0, maxValues)
    return unread.length > 0 ? { ...column, values: unread.map((from) => ({ from, to: from })) } : column
  }
  return column
}

const proposeColumns = (file: DataFile, headers: readonly string[], rows: readonly Record[]) =>
  [...matchHeaders(file, headers)].map(([name, at]) => {
    const cells = rows.map((row) => cleanText(row.cells[at] ?? ''))
    return proposeColumn(file, name, headers[at] ?? '', cells)
  })

const shownRow = ({ line, cells }: Record): ShownRow => ({
  line,
  cells: cells.map((cell) => cell.slice(0, maxCellLength)),
})

const firstRows = async (portions: AsyncGenerator<readonly Record[]>) => {
  const rows: Record[] = []
  try {
    for await (const portion of portions) {
      rows.push(...portion.slice(0, maxRows - rows.length))
      if (rows.length >= maxRows) break
    }
  } finally {
    await portions.return(undefined)
  }
  return rows
}

const kindOf = (
  { fileName, entity, earlier }: Wish,
  named: NamedMapping | undefined,
  headers: readonly string[],
  candidates: readonly Candidate[],
) => {
  if (entity !== null) return entity
  const before = earlier.find((one) => one.fileName === fileName && fits(one.mapping, headers))
  if (before) return before.mapping.file
  if (named) return named.mapping.file
  const own = dataFiles.find(({ name }) => name === stem(fileName))
  return (
    own?.name ?? kindByName(fileName, (file) => matchHeaders(file, headers).size > 0) ?? candidates[0]?.file ?? null
  )
}

/** Reads the beginning of a file and proposes its kind and mapping. Throws `UnreadableFileError`. */
export const propose = async (open: OpenFile, wish: Wish): Promise<Proposal> => {
  const table = await openTable(open, { sheet: wish.sheet, headerRow: wish.headerRow, names: null })
  const headers = headersOf(table.header)
  const candidates = candidatesFor(headers)
  const offered = namedFor(wish, headers)
  const wanted = offered.find(({ name }) => name === wish.mapping)
  const kind = kindOf(wish, wanted ?? offered[0], headers, candidates)
  const file = dataFiles.find(({ name }) => name === kind)
  const found = file ? [...matchHeaders(file, headers)] : []
  const requiredAt = found.flatMap(([name, at]) => (file?.key.includes(name) && isRequired(file, name) ? [at] : []))
  const noRow = noRowOf({ table, mapping: null, requiredAt })
  const all = (await firstRows(table.rows())).map((row) => ({ row, as: noRow(row) }))
  const rows = all.flatMap(({ row, as }) => (as === null ? [row] : []))
  const earlier = wish.earlier.find(({ mapping }) => mapping.file === kind && fits(mapping, headers))
  const before = wanted ? undefined : earlier
  const named = before ? undefined : (wanted ?? offered.find(({ mapping }) => mapping.file === kind))
  const proposed = before?.mapping ?? named?.mapping
  const totals = all.some(({ as }) => as === 'total') ? ('skip' as const) : null
  return {
    form: table.form,
    sheets: table.sheets,
    headers,
    candidates,
    file: file?.name ?? null,
    headerRow: table.header.line,
    otherHeaderRows: table.others.map(({ line }) => line),
    firstRows: table.head.slice(0, Math.max(maxFirstRows, table.titles.length + 1)).map(shownRow),
    sample: rows.slice(0, maxSample).map(shownRow),
    columns: proposed?.columns ?? (file ? proposeColumns(file, headers, rows) : []),
    totals: proposed?.totals ?? totals,
    source: proposed?.source ?? null,
    skip: proposed?.skip ?? [],
    once: proposed?.once ?? false,
    isFromLastRun: before !== undefined,
    mapping: named?.name ?? null,
    mappings: offered.map(({ name }) => name),
  }
}
