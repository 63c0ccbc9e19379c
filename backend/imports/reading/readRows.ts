import { infoOf } from '#schema/fields.ts'
import { type Reason, reasonOf } from '#schema/imports/problems.ts'
import { isCurrencyName, isDollars } from '#values/currency.ts'
import { attacher } from './attached.ts'
import { ColumnCounts, rowReader } from './cells.ts'
import type { Record } from './csv.ts'
import type { Layout } from './layout.ts'
import type { Mapping, PlacedColumn } from './mappedColumns.ts'
import { noRowOf, SkippedRows, totalCell } from './noRows.ts'
import type { KeyReaders } from './plantKeys.ts'
import { Problems, plainProblem, shownValue } from './problems.ts'
import type { Stored } from './readCell.ts'
import type { Decisions } from './survey.ts'
import type { Table } from './table.ts'

/** Findings about the rows of a file, for its report. */
export interface Findings {
  readonly problems: Problems
  readonly skipped: SkippedRows
  /** Numbers of rounded values, and of blank cells that took the value above. */
  readonly rounded: ColumnCounts
  readonly filled: ColumnCounts
}

export const noFindings = (): Findings => ({
  problems: new Problems(),
  skipped: new SkippedRows(),
  rounded: new ColumnCounts(),
  filled: new ColumnCounts(),
})

export interface Reading {
  readonly layout: Layout
  readonly decisions: Decisions
  readonly isOwnFormat: boolean
  readonly thisYear: number
  readonly table: Table
  readonly mapping: Mapping | null
  readonly folder: string | undefined
  readonly keys: KeyReaders
  readonly findings: Findings
  /** Stops the reading at a value that needs a survey; null after the survey. */
  readonly foreign: (() => void) | null
  readonly isStopped: () => boolean
  readonly count: (rows: number) => void
}

/** Places of the cells without which there is no row: those of its key, or else all required ones. */
const requiredPlaces = ({ file, placed }: Layout) => {
  const required = placed.filter(({ name, at, fill }) => {
    const column = file.columns[name]
    return column?.isRequired && !infoOf(column.field).isNullable && at >= 0 && !fill
  })
  const keys = required.filter(({ name }) => file.key.includes(name))
  return (keys.length > 0 ? keys : required).map(({ at }) => at)
}

/**
 * Places of the currencies of the amounts that are imported: of several, the one beside an amount.
 * Amounts are US dollars `docs/product/wire.md#amounts-and-measures`.
 */
const currencyCells = ({ header }: Table, { file, placed }: Layout): readonly number[] => {
  const all = [...header.cells.keys()].filter((at) => header.lines.some((names) => isCurrencyName(names[at] ?? '')))
  const amounts = placed.filter(({ name }) => file.columns[name] && infoOf(file.columns[name].field).kind === 'money')
  const beside = amounts.map(({ at }) => [at + 1, at - 1].find((place) => all.includes(place)))
  if (amounts.length === 0) return []
  return beside.includes(undefined) ? all : [...new Set(beside)].filter((at) => at !== undefined)
}

/** Converts rows to stored values. Invalid cells are staged as null, so that all further checks can run. */
export async function* readRows(portions: AsyncIterable<readonly Record[]>, reading: Reading) {
  const {
    layout,
    decisions,
    isOwnFormat,
    thisYear,
    table,
    mapping,
    folder,
    findings,
    foreign,
    keys,
    isStopped,
    count,
  } = reading
  const { file, placed } = layout
  const { problems, skipped } = findings
  const nameOf = ({ name, header }: PlacedColumn) => ({ column: name, header })
  const report = (line: number, at: number, reason: Reason, value: string | null) =>
    problems.add({ line, ...nameOf(placed[at] as PlacedColumn), value: shownValue(value), ...reason })
  const readRow = rowReader(file, { placed, decisions, isOwnFormat, thisYear, foreign, keys, ...findings }, report)
  const names = placed.map(({ name }) => name)
  const attach = attacher(file, names, folder, (line, column, reason, value) =>
    report(line, names.indexOf(column), reason, value),
  )
  const headers = table.header.cells
  const currencies = currencyCells(table, layout)
  const noRow = noRowOf({ table, mapping, requiredAt: requiredPlaces(layout) })
  const isSkipped = (record: Record) => {
    const as = noRow(record)
    if (as === null || (as === 'total' && mapping?.totals === 'keep')) return false
    if (as === 'total' && mapping?.totals !== 'skip') {
      const at = record.cells.findIndex(totalCell)
      const found = placed.find((one) => one.at === at)
      const named = found ? nameOf(found) : { column: null, header: headers[at] ?? null }
      problems.add({ line: record.line, ...named, value: shownValue(record.cells[at]), ...reasonOf('totalRow') })
    } else skipped.add(record, as)
    return true
  }
  const read = (record: Record): Stored[][] => {
    if (isSkipped(record)) return []
    const { line, cells } = record
    for (const at of currencies)
      if (!isDollars(cells[at])) {
        const header = headers[at] ?? ''
        const other = plainProblem(line, reasonOf('currency'), header)
        problems.add({ ...other, header, value: shownValue(cells[at]) })
      }
    const isShort = cells.length < headers.length && record.typed === undefined
    if (isShort || (cells.length > headers.length && cells.slice(headers.length).some((cell) => cell.trim() !== ''))) {
      problems.add(plainProblem(line, reasonOf('cells', { count: cells.length, limit: headers.length })))
      return []
    }
    return [[line, ...readRow(record)]]
  }
  for await (const portion of portions) {
    const before = skipped.count
    const rows = portion.flatMap(read)
    count(portion.length - (skipped.count - before))
    if (isStopped()) return
    // One row at a time, because rows with attached files are large.
    if (attach)
      for (const row of rows) {
        await attach(row)
        if (problems.count === 0) yield [row]
      }
    else yield rows
  }
}
