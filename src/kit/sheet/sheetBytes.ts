import { decodeText } from './decodeText.ts'
import { readCsv } from './delimited.ts'
import { readWorkbook } from './workbookCells.ts'

const starts = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, at) => bytes[at] === byte)

/** What a file is, by what is in it: its name proves nothing. */
const formOf = (bytes: Uint8Array) => {
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'workbook'
  if (starts(bytes, 0xff, 0xfe) || starts(bytes, 0xfe, 0xff)) return 'text'
  return bytes.subarray(0, 4096).includes(0) ? null : 'text'
}

/** The rows of cells in a workbook or a CSV file; raises when the bytes are neither. */
export const readSheetBytes = (bytes: ArrayBuffer, mostRows: number): string[][] => {
  const view = new Uint8Array(bytes)
  const form = formOf(view)
  if (form === null) throw new Error('This is neither a workbook nor a text.')
  return form === 'workbook' ? readWorkbook(bytes, mostRows) : readCsv(decodeText(view)).slice(0, mostRows)
}
