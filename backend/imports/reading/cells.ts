import * as z from 'zod/mini'
import { type Issue, readIssue } from '#schema/checks/issues.ts'
import { type FieldInfo, infoOf, inputOf, type KindName, type Schema } from '#schema/fields.ts'
import { type Column, type DataFile, namingColumns } from '#schema/imports/file.ts'
import { type Reason, reasonOf, reasonOfIssue } from '#schema/imports/problems.ts'
import { dayIssue, isDay } from '#schema/kinds.ts'
import { withoutMarks } from '#values/csv.ts'
import { cleanKey } from '#values/texts.ts'
import { derivedValues } from '../../records/derived.ts'
import type { Record as Row } from './csv.ts'
import { readFlag } from './flags.ts'
import {
  hasZone,
  isEmptyDay,
  isShortFormat,
  isYearFirst,
  isYearFirstFormat,
  type Readings,
  readDay,
  readNumber,
  type Styled,
  styledAs,
} from './formats.ts'
import { cellMapper, type PlacedColumn } from './mappedColumns.ts'
import type { Decision, Decisions } from './survey.ts'

export type Stored = string | number | Uint8Array | null

/** Converts a cell to its stored value, or returns the reason why it is invalid. */
type ReadCell = (cell: string) => Stored | BadCell

export class BadCell {
  readonly reason: Reason

  constructor(reason: Reason) {
    this.reason = reason
  }
}

const decimals = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,17})?$/
/** Matches text that needs no trimming and contains nothing to reject. */
const plain = /^[!-~](?:[ -~]*[!-~])?$/

const required = new BadCell(reasonOf('required'))
const notNumber = new BadCell(reasonOf('number'))
const notWhole = new BadCell(reasonOf('wholeNumber'))
const notDay = new BadCell(reasonOf('day'))
const zonedTime = new BadCell(reasonOf('zonedTime'))
const notInYears = new BadCell(reasonOf('year'))
const notFlag = new BadCell(reasonOf('flag'))
const tooLarge = new BadCell(reasonOf('tooLarge'))
const fraction = new BadCell(reasonOf('decimals'))
const notInLinks = new BadCell(reasonOf('linkText'))

const keptDecimals: Partial<Record<KindName, number>> = { money: 2, kilograms: 3 }

/** Largest value of a kind: grams use 32-bit columns, cents are exact integers. */
const maxOf = ({ kind }: FieldInfo) => (kind === 'kilograms' ? 2 ** 31 - 1 : Number.MAX_SAFE_INTEGER)

const badCellOf = ({ kind, words }: FieldInfo, issue: Issue) => {
  if (issue.code === 'type' && kind === 'integer') return notWhole
  return new BadCell(issue.code === 'choice' ? reasonOf('choice', { choices: words.join(', ') }) : reasonOfIssue(issue))
}

/** Other kinds are validated by the field's own schema. */
const bySchema = (field: Schema, wire: unknown): Stored | BadCell => {
  const result = z.safeDecode(inputOf(field), wire as never)
  if (!result.success) return badCellOf(infoOf(field), readIssue(result.error.issues[0]?.message ?? 'type'))
  const value = result.data as Stored
  return typeof value === 'number' && Math.abs(value) > maxOf(infoOf(field)) ? tooLarge : value
}

const numberReader = (field: Schema): ReadCell => {
  const max = keptDecimals[infoOf(field).kind]
  const places = max === undefined ? null : new RegExp(`\\.\\d{${max}}\\d*[1-9]`)
  return (cell) => {
    if (!decimals.test(cell)) return notNumber
    return places?.test(cell) ? fraction : bySchema(field, Number(cell))
  }
}

const textReader = (field: Schema, isKey: boolean): ReadCell => {
  const { kind, limits } = infoOf(field)
  const { max = 255, min = 0 } = limits
  const isQuick = kind === 'text'
  return (written) => {
    const cell = isKey ? cleanKey(withoutMarks(written)) : withoutMarks(written)
    return isQuick && cell.length <= max && cell.length >= min && plain.test(cell) ? cell : bySchema(field, cell)
  }
}

/** Text that identifies a row in links. */
const linkReader = (field: Schema): ReadCell => {
  const read = textReader(field, false)
  return (cell) => (/^[\w-]*$/.test(cell.trim()) ? read(cell) : notInLinks)
}

/** User-written text, which an export escapes where a spreadsheet would take it for a formula. */
export const isWritten = ({ kind }: FieldInfo) => kind === 'text' || kind === 'email'

const dayCell: ReadCell = (cell) => {
  const issue = dayIssue(cell)
  if (issue === null) return cell
  return issue === 'year' ? notInYears : notDay
}

/** Cells in the portal's own format. */
const ownReader = (field: Schema, isKey: boolean): ReadCell => {
  const info = infoOf(field)
  if (isWritten(info)) return textReader(field, isKey)
  if (info.kind === 'day') return dayCell
  if (info.kind === 'flag') return (cell) => readFlag(cell) ?? notFlag
  if (info.kind === 'oneOf') {
    const isCoded = info.words.every((word) => typeof word === 'number')
    return (cell) => bySchema(field, isCoded ? Number(cell) : cell.trim())
  }
  return numberReader(field)
}

/** Reads a cell in the portal's own format; `foreign` if the column needs a survey of its values. */
const unsurveyed = (read: ReadCell, styled: Styled, foreign: () => void): ReadCell => {
  if (styled === null) return read
  const isOwn = (cell: string) => (styled === 'day' ? isDay(cell) : decimals.test(cell))
  return (cell) => {
    if (!isOwn(cell)) foreign()
    return read(cell)
  }
}

const ambiguous = ({ american, european }: Readings) =>
  new BadCell(reasonOf('twoReadings', { european: european ?? '', american: american ?? '' }))

const ofOtherStyle = (format: string | null, isMapped: boolean) => {
  if (isMapped && format !== null) return new BadCell(reasonOf('namedFormat', { format }))
  return new BadCell(format === null ? reasonOf('otherNotation') : reasonOf('otherFormat', { format }))
}

/** Reads numbers or dates in the decided style. */
const inStyle = (read: ReadCell, styled: Exclude<Styled, null>, isMapped: boolean, how: Reading): ReadCell => {
  const { decision, isOwnFormat, thisYear } = how
  const format = decision?.format ?? ''
  const shortNear = isShortFormat(format) ? thisYear : null
  const readingsOf = styled === 'day' ? (cell: string) => readDay(cell, shortNear) : readNumber
  return (cell) => {
    const readings = readingsOf(cell)
    const { american, european } = readings
    if (styled === 'day' && hasZone(cell)) return zonedTime
    if (isYearFirstFormat(format) && !isYearFirst(cell) && (american ?? european) !== null)
      return ofOtherStyle(format, isMapped)
    if (american === european) return read(american ?? cell)
    if (decision?.style) {
      const own = readings[decision.style]
      return own === null ? ofOtherStyle(decision.format, isMapped) : read(own)
    }
    if (american === null || european === null) return read(american ?? european ?? cell)
    return isOwnFormat && decimals.test(cell) ? read(cell) : ambiguous(readings)
  }
}

const maxCached = 1_000

/** Caches the results of recent cells, because most columns repeat few values. */
const remembering = (read: ReadCell): ReadCell => {
  const known = new Map<string, Stored | BadCell>()
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
}

const cellReader = (
  { field, orElse, isRequired, made }: Column,
  isKey: boolean,
  placed: PlacedColumn,
  how: Reading,
) => {
  const own = made === 'hash' || made === 'guid' ? linkReader(field) : ownReader(field, isKey)
  const styled = styledAs(infoOf(field))
  const isMapped = placed.format !== null
  const { bareOf, replacementOf } = cellMapper(placed, styled)
  const readOwn = styled ? inStyle(own, styled, isMapped, { ...how, decision: undefined, isOwnFormat: true }) : own
  const readForeign = styled ? inStyle(own, styled, isMapped, how) : own
  const isEmpty = (cell: string) => cell === '' || cell.trim() === '' || (styled === 'day' && isEmptyDay(cell.trim()))
  const unlessEmpty = (cell: string, read: ReadCell) => {
    if (!isEmpty(cell)) return read(cell)
    return isRequired && !infoOf(field).isNullable ? required : orElse
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
    readTyped: mapped(readOwn),
  }
}

export type Report = (line: number, at: number, reason: Reason, value: string | null) => void

export interface Columns {
  readonly placed: readonly PlacedColumn[]
  readonly decisions: Decisions
  readonly isOwnFormat: boolean
  /** Year near which years of two digits are; null if the file has no dates. */
  readonly thisYear: number | null
  readonly foreign: (() => void) | null
}

/**
 * Returns a function that converts the cells of a row, in the order of the columns; an invalid cell is reported and
 * becomes null.
 */
export const rowReader = (dataFile: DataFile, { placed, decisions, ...how }: Columns, report: Report) => {
  const { name: file, columns } = dataFile
  const keys = namingColumns(dataFile)
  const readers = placed.map((one) => {
    const { name } = one
    const reading = { ...how, decision: decisions.get(name) }
    return { ...cellReader(columns[name] as Column, keys.has(name), one, reading), ...one }
  })
  const derived = (values: readonly Stored[]) =>
    Object.values(derivedValues(file, Object.fromEntries(placed.map(({ name }, at) => [name, values[at]])))) as Stored[]
  const hasDerived = derivedColumns(file).length > 0
  return ({ line, cells, typed }: Row): Stored[] => {
    const values: Stored[] = new Array(readers.length)
    for (let index = 0; index < readers.length; index += 1) {
      const { read, readTyped, at, fixed } = readers[index] as (typeof readers)[number]
      const cell = at < 0 ? fixed : (cells[at] ?? '')
      const value = at < 0 || typed?.[at] ? readTyped(cell) : read(cell)
      if (value instanceof BadCell) report(line, index, value.reason, cell)
      values[index] = value instanceof BadCell ? null : value
    }
    return hasDerived ? [...values, ...derived(values)] : values
  }
}

export const derivedColumns = (file: string) => Object.keys(derivedValues(file, { name: '', legalName: '' }))
