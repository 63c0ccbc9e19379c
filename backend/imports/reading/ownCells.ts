import * as z from 'zod/mini'
import { type Issue, readIssue } from '#schema/checks/issues.ts'
import { type FieldInfo, infoOf, inputOf, type KindName, type Schema } from '#schema/fields.ts'
import { reasonOf, reasonOfIssue } from '#schema/imports/problems.ts'
import { dayIssue } from '#schema/kinds.ts'
import { withoutMarks } from '#values/csv.ts'
import { cleanKey } from '#values/texts.ts'
import { readFlag } from './flags.ts'
import { BadCell, type ReadCell, RoundedCell, type Stored } from './readCell.ts'

export const decimals = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,17})?$/
/** Matches text that needs no trimming and contains nothing to reject. */
const plain = /^[!-~](?:[ -~]*[!-~])?$/

const notNumber = new BadCell(reasonOf('number'))
const notWhole = new BadCell(reasonOf('wholeNumber'))
const notDay = new BadCell(reasonOf('day'))
const notInYears = new BadCell(reasonOf('year'))
const notFlag = new BadCell(reasonOf('flag'))
const tooLarge = new BadCell(reasonOf('tooLarge'))
const notInLinks = new BadCell(reasonOf('linkText'))
const lostCharacter = new BadCell(reasonOf('lostCharacter'))

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

/** Rounds a decimal number half away from zero. */
const roundDecimal = (cell: string, places: number) => {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d+)\.(\d+)$/.exec(cell) ?? []
  const up = (part[places] ?? '0') >= '5' ? 1n : 0n
  const digits = String(BigInt(whole + part.slice(0, places)) + up).padStart(places + 1, '0')
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

const numberReader = (field: Schema, isRounded: boolean): ReadCell => {
  const max = keptDecimals[infoOf(field).kind]
  const tooMany = max === undefined ? null : new RegExp(`\\.\\d{${max}}\\d*[1-9]`)
  const fraction = new BadCell(reasonOf('decimals', { limit: max ?? 0 }))
  return (cell) => {
    if (!decimals.test(cell)) return notNumber
    if (!max || !tooMany?.test(cell)) return bySchema(field, Number(cell))
    if (!isRounded) return fraction
    const value = bySchema(field, Number(roundDecimal(cell, max)))
    return typeof value === 'number' ? new RoundedCell(value) : value
  }
}

const textReader = (field: Schema, isKey: boolean): ReadCell => {
  const { kind, limits } = infoOf(field)
  const { max = 255, min = 0 } = limits
  const isQuick = kind === 'text'
  return (written) => {
    const cell = isKey ? cleanKey(withoutMarks(written)) : withoutMarks(written)
    if (isQuick && cell.length <= max && cell.length >= min && plain.test(cell)) return cell
    return cell.includes('\ufffd') ? lostCharacter : bySchema(field, cell)
  }
}

/** Text that identifies a row in links. */
export const linkReader = (field: Schema): ReadCell => {
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
export const ownReader = (field: Schema, isKey: boolean, isRounded: boolean): ReadCell => {
  const info = infoOf(field)
  if (isWritten(info)) return textReader(field, isKey)
  if (info.kind === 'day') return dayCell
  if (info.kind === 'flag') return (cell) => readFlag(cell) ?? notFlag
  if (info.kind === 'oneOf') {
    const isCoded = info.words.every((word) => typeof word === 'number')
    return (cell) => bySchema(field, isCoded ? Number(cell) : cell.trim())
  }
  return numberReader(field, isRounded)
}
