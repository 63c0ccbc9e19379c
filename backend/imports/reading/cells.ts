import { infoOf } from '#schema/fields.ts'
import { type Column, type DataFile, namingColumns } from '#schema/imports/file.ts'
import { type Reason, reasonOf } from '#schema/imports/problems.ts'
import { derivedValues } from '../../records/derived.ts'
import type { CellType, Record as Row } from './csv.ts'
import { isEmptyDay, isFirstDay, styledAs } from './formats.ts'
import { cellMapper, type PlacedColumn } from './mappedColumns.ts'
import { linkReader, ownReader } from './ownCells.ts'
import type { KeyReaders } from './plantKeys.ts'
import { BadCell, type ReadCell, RoundedCell, type Stored } from './readCell.ts'
import { cellError, inStyle, unlessDamaged, unlessError, unlessForeign, unlessLong, unsurveyed } from './styledCells.ts'
import type { Decision, Decisions } from './survey.ts'

const required = new BadCell(reasonOf('required'))
const noValue = new BadCell(reasonOf('formulaWithoutValue'))
const requiredOrFill = new BadCell(reasonOf('requiredOrFill'))

const maxCached = 1_000

/** Caches the results of recent cells, because most columns repeat few values. */
const remembering = (read: ReadCell): ReadCell => {
  const known = new Map<string, Stored | RoundedCell | BadCell>()
  return (cell) => {
    const found = known.get(cell)
    if (found !== undefined) return found
    const value = read(cell)
    if (known.size >= maxCached) known.clear()
    if (cell.length < 40) known.set(cell, value)
    return value
  }
}

/** Rules by which the cells of a column are read. */
interface Reading {
  readonly decision: Decision | undefined
  readonly isOwnFormat: boolean
  readonly thisYear: number | null
  /** Called for a value that needs a survey; null after the survey. */
  readonly foreign: (() => void) | null
  /** Reads keys of the plant. */
  readonly readKey: ReadCell | undefined
}

const cellReader = (
  { field, orElse, isRequired, made }: Column,
  isKey: boolean,
  placed: PlacedColumn,
  how: Reading,
) => {
  const { readKey } = how
  const styled = readKey ? null : styledAs(infoOf(field))
  const plainOwn =
    readKey ?? (made === 'hash' || made === 'guid' ? linkReader(field) : ownReader(field, isKey, placed.round))
  const own = unlessError(isKey || made || styled || readKey ? unlessDamaged(plainOwn) : plainOwn)
  const isMapped = placed.format !== null
  const { bareOf, replacementOf } = cellMapper(placed, styled)
  const readOwn = styled ? inStyle(own, styled, isMapped, { ...how, decision: undefined, isOwnFormat: true }) : own
  const styledForeign = styled ? inStyle(own, styled, isMapped, how) : own
  const readForeign = infoOf(field).kind === 'money' ? unlessForeign(styledForeign) : styledForeign
  const isEmpty = (cell: string) =>
    cell === '' ||
    cell.trim() === '' ||
    (styled === 'day' && (isEmptyDay(cell.trim()) || (!how.isOwnFormat && isFirstDay(cell))))
  const missing = placed.at >= 0 && !how.isOwnFormat ? requiredOrFill : required
  const unlessEmpty = (cell: string, read: ReadCell) => {
    if (!isEmpty(cell)) return read(cell)
    return isRequired && !infoOf(field).isNullable ? missing : orElse
  }
  const mapped =
    (read: ReadCell): ReadCell =>
    (cell) => {
      const replacement = replacementOf(cell)
      return replacement === undefined ? unlessEmpty(bareOf(cell), read) : unlessEmpty(replacement, readOwn)
    }
  return {
    read: remembering(mapped(how.foreign ? unsurveyed(own, styled, how.foreign) : readForeign)),
    /** Reads fixed values, and numbers and dates of workbooks, which are in the portal's own format. */
    readTyped: mapped(isKey || readKey ? unlessLong(readOwn) : readOwn),
    /** Reads errors of workbooks, which only the mapping can replace. */
    readError: mapped(() => cellError),
    /** Names formulas without a value. */
    readFormula: () => noValue,
  }
}

const readerOf = { text: 'read', value: 'readTyped', error: 'readError', formula: 'readFormula' } as const

export type Report = (line: number, at: number, reason: Reason, value: string | null) => void

/** Numbers of values by column. */
export class ColumnCounts extends Map<string, number> {
  add(column: string) {
    this.set(column, (this.get(column) ?? 0) + 1)
  }
}

export interface Columns {
  readonly placed: readonly PlacedColumn[]
  readonly decisions: Decisions
  readonly isOwnFormat: boolean
  /** Year near which years of two digits are; null if the file has no dates. */
  readonly thisYear: number | null
  readonly foreign: (() => void) | null
  readonly rounded?: ColumnCounts
  readonly filled?: ColumnCounts
  readonly keys?: KeyReaders
}

/**
 * Returns a function that converts the cells of a row, in the order of the columns; an invalid cell is reported and
 * becomes null.
 */
export const rowReader = (
  dataFile: DataFile,
  { placed, decisions, rounded: roundedCells, filled, keys: keyReaders, ...how }: Columns,
  report: Report,
) => {
  const { name: file, columns } = dataFile
  const keys = namingColumns(dataFile)
  const readers = placed.map((one) => {
    const { name, fill } = one
    const reading = { ...how, decision: decisions.get(name), readKey: keyReaders?.get(name) }
    return {
      ...cellReader(columns[name] as Column, keys.has(name), one, reading),
      ...one,
      above: fill ? { cell: '', type: null as CellType } : null,
    }
  })
  const derived = (values: readonly Stored[]) =>
    Object.values(derivedValues(file, Object.fromEntries(placed.map(({ name }, at) => [name, values[at]])))) as Stored[]
  const hasDerived = derivedColumns(file).length > 0
  return ({ line, cells, typed }: Row): Stored[] => {
    const values: Stored[] = new Array(readers.length)
    for (let index = 0; index < readers.length; index += 1) {
      const reader = readers[index] as (typeof readers)[number]
      const { name, at, fixed, above } = reader
      let cell = at < 0 ? fixed : (cells[at] ?? '')
      let type: CellType = at < 0 ? 'value' : (typed?.[at] ?? null)
      if (above) {
        if (cell.trim() !== '') Object.assign(above, { cell, type })
        else if (above.cell !== '') {
          filled?.add(name)
          ;({ cell, type } = above)
        }
      }
      const value = reader[readerOf[type ?? 'text']](cell)
      if (value instanceof BadCell) {
        report(line, index, value.reason, cell)
        values[index] = null
      } else if (value instanceof RoundedCell) {
        roundedCells?.add(name)
        values[index] = value.value
      } else values[index] = value
    }
    return hasDerived ? [...values, ...derived(values)] : values
  }
}

export const derivedColumns = (file: string) => Object.keys(derivedValues(file, { name: '', legalName: '' }))
