import { reasonOf } from '#schema/imports/problems.ts'
import { isDay } from '#schema/kinds.ts'
import {
  excelFormat,
  hasZone,
  isOtherCurrency,
  isShortFormat,
  isYearFirst,
  isYearFirstFormat,
  type Readings,
  readDay,
  readExcelDay,
  readNumber,
  type Styled,
} from './formats.ts'
import { decimals } from './ownCells.ts'
import { BadCell, type ReadCell } from './readCell.ts'
import type { Decision } from './survey.ts'

const zonedTime = new BadCell(reasonOf('zonedTime'))
export const cellError = new BadCell(reasonOf('cellError'))
const rounded = new BadCell(reasonOf('roundedNumber'))
const otherCurrency = new BadCell(reasonOf('currency'))
const excelDay = new BadCell(reasonOf('excelDay', { format: excelFormat }))
const narrow = new BadCell(reasonOf('narrowCell'))

/** Notation of the numbers or dates of a column. */
interface Writing {
  readonly decision: Decision | undefined
  readonly isOwnFormat: boolean
  /** Year near which years of two digits are; null if the file has no dates. */
  readonly thisYear: number | null
}

/** Reads a cell in the portal's own format; `foreign` if the column needs a survey of its values. */
export const unsurveyed = (read: ReadCell, styled: Styled, foreign: () => void): ReadCell => {
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

/** Reads days that a spreadsheet counts, as the mapping or all values of the column say. */
const inExcel =
  (read: ReadCell): ReadCell =>
  (cell) => {
    const { american } = readDay(cell)
    return read(readExcelDay(cell) ?? american ?? cell)
  }

/** Reads numbers or dates in the decided style. */
export const inStyle = (read: ReadCell, styled: Exclude<Styled, null>, isMapped: boolean, how: Writing): ReadCell => {
  const { decision, isOwnFormat, thisYear } = how
  const format = decision?.format ?? ''
  if (format === excelFormat) return inExcel(read)
  const dayReading = { thisYear, isShort: decision?.isShort || isShortFormat(format) }
  const readingsOf = styled === 'day' ? (cell: string) => readDay(cell, dayReading) : readNumber
  return (cell) => {
    const readings = readingsOf(cell)
    const { american, european } = readings
    if (styled === 'day' && hasZone(cell)) return zonedTime
    if (styled === 'day' && american === null && european === null && readExcelDay(cell) !== null) return excelDay
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

/** Amounts are US dollars; another currency beside one is named. */
export const unlessForeign =
  (read: ReadCell): ReadCell =>
  (cell) =>
    isOtherCurrency(cell) ? otherCurrency : read(cell)

const sharp = '#'.charCodeAt(0)
/** Errors as Excel shows them in English, Spanish and German. */
const shownError = /^#(?:N\/[AD]|NV|(?:¡|¿)?[A-ZÑ/0]{3,9}[!?])$/

/** Names an error that a workbook has saved as text. */
export const unlessError =
  (read: ReadCell): ReadCell =>
  (cell) =>
    cell.charCodeAt(0) === sharp && shownError.test(cell.trim()) ? cellError : read(cell)

/** Names what spreadsheets write in place of a number or a date: 9.00001E+09, and ### in a narrow column. */
export const unlessDamaged =
  (read: ReadCell): ReadCell =>
  (cell) => {
    if (!/^\s*(?:#{2,}|-?\d(?:[.,]\d+)?E[+-]\d{2,3})\s*$/i.test(cell)) return read(cell)
    return cell.includes('#') ? narrow : rounded
  }

/** Rejects a number of a workbook with more digits than the 15 that Excel keeps, because it is a key. */
export const unlessLong =
  (read: ReadCell): ReadCell =>
  (cell) =>
    /^-?\d{16}/.test(cell) ? rounded : read(cell)
