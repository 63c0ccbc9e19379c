import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { infoOf } from '#schema/fields.ts'
import { describeIn } from '#schema/imports/describeIn.ts'
import { dataFileOf } from '#schema/imports/index.ts'
import { csvLine, neutral } from '#values/csv.ts'
import type { Language } from '#values/language.ts'
import type { Record } from './csv.ts'
import type { OpenFile } from './encoding.ts'
import { styledAs } from './formats.ts'
import { cellMapper, type Mapping, type PlacedColumn, placeColumns, wishOf } from './mappedColumns.ts'
import type { Problem } from './problems.ts'
import { type Decision, survey } from './survey.ts'
import { openTable, type Table, type TableWish } from './table.ts'

const isNumber = /^-?[\d.,]+-?$/

const titles: Readonly<globalThis.Record<Language, string>> = { en: 'Problems', es: 'Problemas' }

interface Wanted {
  /** Mapping of the check; null if there was none. */
  readonly mapping: Mapping | null
  readonly problems: readonly Problem[]
  readonly language: Language
}

type Write = (cell: string) => string

/**
 * Writes a number of a workbook in the notation of its column. Without one, 1.234 gets a zero at the end, so that its
 * point is no separator of thousands.
 */
const numberWriter = (placed: PlacedColumn, decision: Decision | undefined): Write => {
  const { replacementOf } = cellMapper(placed, 'number')
  return (cell) => {
    if (replacementOf(cell) !== undefined) return cell
    if (decision?.style === 'european') return cell.replace('.', ',')
    return decision?.style == null && /^-?\d{1,3}\.\d{3}$/.test(cell) ? `${cell}0` : cell
  }
}

/** Numbers of a workbook have no notation, which a CSV file needs to be read by the same mapping. */
const typedWriters = async (table: Table, mapping: Mapping | null): Promise<ReadonlyMap<number, Write>> => {
  const file = mapping && dataFileOf(mapping.file)
  if (!file || table.form.form === 'csv') return new Map()
  const { columns } = placeColumns(file, table.header, mapping)
  const decisions = await survey(file, columns, table.rows())
  return new Map(
    columns.flatMap((placed) => {
      const field = file.columns[placed.name]?.field
      if (placed.at < 0 || !field || styledAs(infoOf(field)) !== 'number') return []
      return [[placed.at, numberWriter(placed, decisions.get(placed.name))] as const]
    }),
  )
}

const noWish: TableWish = { sheet: null, headerRow: null, names: null }

const wishFor = (mapping: Mapping | null) => {
  const file = mapping && dataFileOf(mapping.file)
  return file ? wishOf(file, mapping) : noWish
}

/** The rows of a file as CSV, with a last column that names the problems of each. Throws `UnreadableFileError`. */
async function* annotatedRows(open: OpenFile, { mapping, problems, language }: Wanted) {
  const table = await openTable(open, wishFor(mapping))
  const writers = await typedWriters(table, mapping)
  const byLine = Map.groupBy(problems, ({ line }) => line)
  const width = table.header.cells.length
  const describe = (problem: Problem) => {
    const { header, column, value } = problem
    const parts = [header ?? column, value === null ? null : `"${value}"`, describeIn(language, problem)]
    return parts.filter((part) => part !== null).join(': ')
  }
  const problemsOf = (line: number) => (byLine.get(line) ?? []).map(describe)
  const lineOf = ({ cells, typed }: Record, found: readonly string[]) => {
    const own = Array.from({ length: Math.max(width, cells.length) }, (_, at) => {
      const cell = cells[at] ?? ''
      return typed?.[at] === 'value' ? (writers.get(at)?.(cell) ?? cell) : cell
    })
    return csvLine([...own, found.join(' | ')].map((cell) => (isNumber.test(cell) ? cell : neutral(cell))))
  }
  const { header } = table
  yield `\ufeff${lineOf(header, [titles[language], ...problemsOf(0), ...problemsOf(header.line)])}`
  for await (const portion of table.rows()) yield portion.map((row) => lineOf(row, problemsOf(row.line))).join('')
}

/** Writes the annotated file. */
export const annotate = (open: OpenFile, wanted: Wanted, path: string) =>
  pipeline(Readable.from(annotatedRows(open, wanted)), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
