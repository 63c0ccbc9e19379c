import { infoOf } from '#schema/fields.ts'
import { maxValueLength } from '#schema/imports/calls.ts'
import type { DataFile } from '#schema/imports/file.ts'
import { dataFiles } from '#schema/imports/index.ts'
import { cleanText, fold } from '#values/texts.ts'
import type { Record } from './csv.ts'
import type { OpenFile } from './encoding.ts'
import { readFlag } from './flags.ts'
import { headersOf, type Mapping } from './mappedColumns.ts'
import { synonyms } from './synonyms.ts'
import { type FileForm, openTable } from './table.ts'

type MappedColumn = Mapping['columns'][number]

export interface Candidate {
  readonly file: string
  readonly matched: number
  readonly missing: readonly string[]
}

/** Known facts of a file, and the kind of file and sheet that the user wants. */
export interface Wish {
  readonly fileName: string
  readonly entity: string | null
  readonly sheet: string | null
  /** Mappings of the last accepted runs, with the name of the plant's file. */
  readonly earlier: readonly { readonly fileName: string | null; readonly mapping: Mapping }[]
}

export interface Proposal {
  readonly form: FileForm
  readonly sheets: readonly string[]
  readonly headers: readonly string[]
  readonly sample: readonly { readonly line: number; readonly cells: readonly string[] }[]
  readonly candidates: readonly Candidate[]
  readonly file: string | null
  readonly columns: readonly MappedColumn[]
  readonly isFromLastRun: boolean
}

/** Rows whose values are looked at. */
const maxRows = 500
const maxSample = 5
const maxCandidates = 5
const maxCellLength = 100

const bare = (header: string) => fold(header).replace(/[^a-z0-9]/g, '')

/** The header of each column that one of its names matches; a header counts once. */
const matchHeaders = ({ columns }: DataFile, headers: readonly string[]) => {
  const known = headers.map(bare)
  const found = new Map<string, number>()
  const used = new Set<number>()
  const match = (namesOf: (column: string) => readonly string[]) => {
    for (const column of Object.keys(columns)) {
      if (found.has(column)) continue
      const names = new Set(namesOf(column).map(bare))
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

/** True for a value that a mapping can name. */
const isShort = (value: string) => value.length <= maxValueLength

/** Entries for the values of a choice that the portal does not know, for the user to complete. */
const unknownValues = (words: readonly (string | number)[], values: readonly string[]) => {
  const known = words.map(String)
  const others = [...new Set(values)].filter((value) => !known.includes(value) && isShort(value)).slice(0, maxValues)
  return others.map((from) => ({ from, to: known.find((word) => bare(word) === bare(from)) ?? from }))
}

const proposeColumn = (
  { columns }: DataFile,
  name: string,
  header: string,
  values: readonly string[],
): MappedColumn => {
  const info = columns[name] && infoOf(columns[name].field)
  const column = { column: name, from: header }
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
    const values = rows.map(({ cells }) => cleanText(cells[at] ?? '')).filter((value) => value !== '')
    return proposeColumn(file, name, headers[at] ?? '', values)
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

const fits = ({ columns }: Mapping, headers: readonly string[]) =>
  columns.every(({ from }) => from === undefined || headers.includes(cleanText(from)))

const stem = (fileName: string) => fileName.replace(/\.[^.]*$/, '')

const kindOf = ({ fileName, entity, earlier }: Wish, headers: readonly string[], candidates: readonly Candidate[]) => {
  if (entity !== null) return entity
  const before = earlier.find((one) => one.fileName === fileName && fits(one.mapping, headers))
  if (before) return before.mapping.file
  const named = dataFiles.find(({ name }) => name === stem(fileName))
  return named?.name ?? candidates[0]?.file ?? null
}

/** Reads the beginning of a file and proposes its kind and mapping. Throws `UnreadableFileError`. */
export const propose = async (open: OpenFile, wish: Wish): Promise<Proposal> => {
  const table = await openTable(open, wish.sheet)
  const headers = headersOf(table.header)
  const rows = await firstRows(table.rows())
  const candidates = candidatesFor(headers)
  const kind = kindOf(wish, headers, candidates)
  const file = dataFiles.find(({ name }) => name === kind)
  const before = wish.earlier.find(({ mapping }) => mapping.file === kind && fits(mapping, headers))
  return {
    ...{ form: table.form, sheets: table.sheets, headers, candidates, file: file?.name ?? null },
    sample: rows.slice(0, maxSample).map(({ line, cells }) => ({
      line,
      cells: cells.map((cell) => cell.slice(0, maxCellLength)),
    })),
    columns: before?.mapping.columns ?? (file ? proposeColumns(file, headers, rows) : []),
    isFromLastRun: before !== undefined,
  }
}
