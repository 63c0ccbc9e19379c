import { type CellObject, read, SSF, type WorkBook } from '@e965/xlsx'
import { fromBuffer, type ZipFile } from 'yauzl'
import { type Reason, reasonOf } from '#schema/imports/problems.ts'
import type { Record } from './csv.ts'
import { headOf, type OpenFile } from './encoding.ts'
import { UnreadableFileError } from './problems.ts'

/** Limits of a workbook, which is held in memory: of the file, and of what it unpacks to. */
const maxBytes = 30_000_000
const maxUnpackedBytes = 300_000_000

const unreadable = (reason: Reason) => new UnreadableFileError(0, reason)
const tooLarge = () => unreadable(reasonOf('workbookSize'))
const broken = () => unreadable(reasonOf('noWorkbook'))

const openZip = (bytes: Buffer) =>
  new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => (error ? reject(broken()) : resolve(zip)))
  })

/** Throws if the entries unpack to more than fits into memory. The library unpacks no more than a zip declares. */
const requireSmall = async (bytes: Buffer) => {
  const zip = await openZip(bytes)
  await new Promise<void>((resolve, reject) => {
    let unpacked = 0
    zip.on('error', () => reject(broken()))
    zip.on('end', () => resolve())
    zip.on('entry', ({ uncompressedSize }) => {
      unpacked += uncompressedSize
      if (unpacked > maxUnpackedBytes) reject(tooLarge())
      else zip.readEntry()
    })
    zip.readEntry()
  })
}

const two = (value: number) => String(value).padStart(2, '0')

const isDate = ({ t, z }: CellObject) => t === 'n' && z !== undefined && SSF.is_date(String(z))

const dateText = (value: number, date1904: boolean) => {
  const code = SSF.parse_date_code(value, { date1904 })
  if (!code) return String(value)
  const day = `${String(code.y).padStart(4, '0')}-${two(code.m)}-${two(code.d)}`
  const time = [code.H, code.M, code.S]
  return time.some((part) => part > 0) ? `${day} ${time.map(two).join(':')}` : day
}

/** A number as Excel stores it, with 15 digits and without an exponent. */
const numberText = (value: number) => {
  const text = String(Number(value.toPrecision(15)))
  return text.includes('e') ? value.toFixed(Math.abs(value) < 1 ? 17 : 0) : text
}

/** True for a cell that shows 0.125 as 12.5 %. */
const isPercent = ({ z }: CellObject) =>
  z !== undefined &&
  String(z)
    .replace(/"[^"]*"|\\.|[_*].|\[[^\]]*\]/g, '')
    .includes('%')

/** Formulas are not evaluated: their cached value counts. */
const textOf = (cell: CellObject | undefined, date1904: boolean) => {
  if (cell?.v === undefined) return ''
  if (cell.t === 'b') return cell.v ? '1' : '0'
  if (cell.t === 'e') return cell.w ?? String(cell.v)
  if (typeof cell.v !== 'number') return String(cell.v)
  if (isDate(cell)) return dateText(cell.v, date1904)
  return numberText(isPercent(cell) ? cell.v * 100 : cell.v)
}

const isTyped = (cell: CellObject | undefined) => cell?.t === 'n' || cell?.t === 'b'

const sheetRows = (book: WorkBook, name: string): Record[] => {
  const date1904 = book.Workbook?.WBProps?.date1904 === true
  const rows = (book.Sheets[name]?.['!data'] ?? []) as (CellObject | undefined)[][]
  return Array.from(rows, (row = [], at) => {
    const cells = Array.from(row, (cell) => textOf(cell, date1904))
    return { line: at + 1, cells, typed: Array.from(row, isTyped) }
  }).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

const readBook = (bytes: Buffer) => {
  try {
    return read(bytes, { type: 'buffer', dense: true, cellNF: true, cellHTML: false, cellText: false })
  } catch {
    throw broken()
  }
}

/** Reads a sheet of a workbook: the named one, or the first one with cells. Throws `UnreadableFileError`. */
export const readWorkbook = async (open: OpenFile, sheet: string | null) => {
  const bytes = await headOf(open, maxBytes + 1)
  if (bytes.length > maxBytes) throw tooLarge()
  await requireSmall(bytes)
  const book = readBook(bytes)
  const sheets = book.SheetNames
  const name = sheet ?? sheets.find((each) => book.Sheets[each]?.['!ref'] !== undefined) ?? null
  if (name === null) throw unreadable(reasonOf('noSheet'))
  if (!sheets.includes(name)) throw unreadable(reasonOf('unknownSheet', { sheet: name, sheets: sheets.join(', ') }))
  return { sheets, sheet: name, records: sheetRows(book, name) }
}
