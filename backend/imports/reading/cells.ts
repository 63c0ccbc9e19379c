import * as z from 'zod/mini'
import { describeIssue, readIssue } from '../../../schema/checks/issues.ts'
import { schemaOf } from '../../../schema/checks/parseInput.ts'
import { type Column, type DataFile, namingColumns } from '../../../schema/imports/file.ts'
import { dayIssue, type Field } from '../../../schema/kinds.ts'
import { withoutMarks } from '../../../values/text/csv.ts'
import { cleanKey } from '../../../values/text/texts.ts'
import { derivedValues } from '../../records/derived.ts'

export type Stored = string | number | Uint8Array | null

/** Converts a cell to its stored value, or returns the reason why it is invalid. */
type ReadCell = (cell: string) => Stored | BadCell

export class BadCell {
  readonly reason: string

  constructor(reason: string) {
    this.reason = reason
  }
}

const decimals = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,17})?$/
/** Matches text that needs no trimming and contains nothing to reject. */
const plain = /^[!-~](?:[ -~]*[!-~])?$/
const flags = new Map<string, number>([
  ...['1', 'true', 'yes'].map((word) => [word, 1] as const),
  ...['0', 'false', 'no'].map((word) => [word, 0] as const),
])

const required = new BadCell(describeIssue({ code: 'required' }))
const notNumber = new BadCell('Must be a number such as 1234.5, without thousands separators.')
const notDay = new BadCell(describeIssue({ code: 'day' }))
const notInYears = new BadCell(describeIssue({ code: 'year' }))
const notFlag = new BadCell('Must be 1 or 0.')
const tooLarge = new BadCell('Is too large.')
const fraction = new BadCell('Has too many decimals.')
const notInLinks = new BadCell('Must consist of letters, digits, hyphens and underscores, because links contain it.')

const keptDecimals: Partial<Record<Field['kind'], number>> = { money: 2, kilograms: 3 }

/** Largest value of a kind: grams use 32-bit columns, cents are exact integers. */
const maxOf = ({ kind }: Field) => (kind === 'kilograms' ? 2 ** 31 - 1 : Number.MAX_SAFE_INTEGER)

/** Other kinds are validated by the field's own schema. */
const bySchema = (field: Field, wire: unknown): Stored | BadCell => {
  const result = z.safeParse(schemaOf(field), wire)
  if (!result.success) return new BadCell(describeIssue(readIssue(result.error.issues[0]?.message ?? 'type')))
  const value = field.decode(result.data) as Stored
  return typeof value === 'number' && Math.abs(value) > maxOf(field) ? tooLarge : value
}

const numberReader = (field: Field): ReadCell => {
  const max = keptDecimals[field.kind]
  const places = max === undefined ? null : new RegExp(`\\.\\d{${max}}\\d*[1-9]`)
  return (cell) => {
    if (!decimals.test(cell)) return notNumber
    return places?.test(cell) ? fraction : bySchema(field, Number(cell))
  }
}

const textReader = (field: Field, isKey: boolean): ReadCell => {
  const max = field.limits.max ?? 255
  const min = field.limits.min ?? 0
  const isQuick = field.kind === 'text'
  return (written) => {
    const cell = isKey ? cleanKey(withoutMarks(written)) : withoutMarks(written)
    return isQuick && cell.length <= max && cell.length >= min && plain.test(cell) ? cell : bySchema(field, cell)
  }
}

/** Text that identifies a row in links. */
const linkReader = (field: Field): ReadCell => {
  const read = textReader(field, false)
  return (cell) => (/^[\w-]*$/.test(cell.trim()) ? read(cell) : notInLinks)
}

/** User-written text, which an export escapes where a spreadsheet would take it for a formula. */
export const isWritten = ({ kind }: Field) => kind === 'text' || kind === 'email'

const dayCell: ReadCell = (cell) => {
  const issue = dayIssue(cell)
  if (issue === null) return cell
  return issue === 'year' ? notInYears : notDay
}

const readerOf = (field: Field, isKey: boolean): ReadCell => {
  if (isWritten(field)) return textReader(field, isKey)
  if (field.kind === 'day') return dayCell
  if (field.kind === 'flag') return (cell) => flags.get(cell) ?? notFlag
  if (field.kind === 'oneOf') {
    const isCoded = field.words.every((word) => typeof word === 'number')
    return (cell) => bySchema(field, isCoded ? Number(cell) : cell)
  }
  return numberReader(field)
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

const cellReader = ({ field, orElse, isRequired, made }: Column, isKey: boolean): ReadCell => {
  const isInLinks = made === 'hash' || made === 'guid'
  const read = remembering(isInLinks ? linkReader(field) : readerOf(field, isKey))
  return (cell) => {
    if (cell !== '' && cell.trim() !== '') return read(cell)
    return isRequired && !field.isNullable ? required : orElse
  }
}

type Report = (line: number, column: string, reason: string) => void

/**
 * Returns a function that converts the cells of a row, in the order of `names`; an invalid cell is reported and becomes
 * null.
 */
export const rowReader = (dataFile: DataFile, names: readonly string[], report: Report) => {
  const { name: file, columns } = dataFile
  const keys = namingColumns(dataFile)
  const readers = names.map((name) => cellReader(columns[name] as Column, keys.has(name)))
  const derived = (values: readonly Stored[]) =>
    Object.values(derivedValues(file, Object.fromEntries(names.map((name, at) => [name, values[at]])))) as Stored[]
  const hasDerived = derivedColumns(file).length > 0
  return (line: number, cells: readonly string[]): Stored[] => {
    const values: Stored[] = new Array(readers.length)
    for (let at = 0; at < readers.length; at += 1) {
      const value = (readers[at] as ReadCell)(cells[at] ?? '')
      if (value instanceof BadCell) report(line, names[at] as string, value.reason)
      values[at] = value instanceof BadCell ? null : value
    }
    return hasDerived ? [...values, ...derived(values)] : values
  }
}

export const derivedColumns = (file: string) => Object.keys(derivedValues(file, { name: '', legalName: '' }))
