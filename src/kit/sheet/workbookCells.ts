import { type CellObject, read, type WorkSheet } from '@e965/xlsx'

const isPlainNumber = ({ t, z }: CellObject) => t === 'n' && (z === undefined || z === 'General' || z === '@')

/** A cell as its text: a formula is not worked out, what it has shown last is taken, and where nothing is kept, itself. */
const textOf = (cell: CellObject | undefined) => {
  if (cell === undefined) return ''
  if (cell.v === undefined) return cell.f ? `=${cell.f}` : ''
  // Long numbers, such as those of telephones, are shown rounded.
  if (isPlainNumber(cell) || cell.t === 's') return String(cell.v)
  return cell.w ?? String(cell.v)
}

type Cells = (CellObject | undefined)[][]

/** The cells of a workbook's first sheet that has any, as texts, no more than so many rows of them. */
export const readWorkbook = (bytes: ArrayBuffer, mostRows: number): string[][] => {
  const book = read(bytes, { type: 'array', dense: true, cellNF: true, cellHTML: false, sheetRows: mostRows })
  const sheets = book.SheetNames.map((name) => book.Sheets[name] as WorkSheet)
  const sheet = sheets.find((one) => one['!ref'] !== undefined)
  const rows = (sheet?.['!data'] ?? []) as Cells
  return Array.from(rows, (row) => Array.from(row ?? [], textOf))
}
