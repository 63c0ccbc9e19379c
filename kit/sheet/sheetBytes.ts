import { type CellObject, read, SSF, type WorkSheet } from '@e965/xlsx'
import { readCsv } from './delimited.ts'

/**
 * Numbers count as they are stored, because a format rounds them or adds separators: `5.51E+12` for a phone number.
 * Dates and percentages are read as they are shown.
 */
const isNumber = ({ t, z = 'General' }: CellObject) => t === 'n' && !SSF.is_date(String(z)) && !String(z).includes('%')

/** Formulas are not evaluated: returns their cached value or, without one, the formula itself. */
const textOf = (cell: CellObject | undefined) => {
  if (cell === undefined) return ''
  if (cell.v === undefined) return cell.f ? `=${cell.f}` : ''
  if (isNumber(cell) || cell.t === 's') return String(cell.v)
  return cell.w ?? String(cell.v)
}

type Cells = (CellObject | undefined)[][]

/** Reads the first sheet that has cells, up to `maxRows`. */
const readWorkbook = (bytes: ArrayBuffer, maxRows: number): string[][] => {
  const book = read(bytes, { type: 'array', dense: true, cellNF: true, cellHTML: false, sheetRows: maxRows })
  const sheets = book.SheetNames.map((name) => book.Sheets[name] as WorkSheet)
  const sheet = sheets.find((one) => one['!ref'] !== undefined)
  const rows = (sheet?.['!data'] ?? []) as Cells
  return Array.from(rows, (row) => Array.from(row ?? [], textOf))
}

const starts = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, at) => bytes[at] === byte)

const encodingOf = (bytes: Uint8Array) => {
  if (starts(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (starts(bytes, 0xfe, 0xff)) return 'utf-16be'
  return 'utf-8'
}

/** Unicode with or without a byte order mark, else Windows-1252, which spreadsheets on Windows write. */
const decodeText = (bytes: Uint8Array) => {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Detects the format by content, because file names are unreliable. */
const formOf = (bytes: Uint8Array) => {
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'workbook'
  if (starts(bytes, 0xff, 0xfe) || starts(bytes, 0xfe, 0xff)) return 'text'
  return bytes.subarray(0, 4096).includes(0) ? null : 'text'
}

/** Throws if the bytes are neither a workbook nor a CSV file. */
export const readSheetBytes = (bytes: ArrayBuffer, maxRows: number): string[][] => {
  const view = new Uint8Array(bytes)
  const form = formOf(view)
  if (form === null) throw new Error('This is neither a workbook nor a text.')
  return form === 'workbook' ? readWorkbook(bytes, maxRows) : readCsv(decodeText(view)).slice(0, maxRows)
}
