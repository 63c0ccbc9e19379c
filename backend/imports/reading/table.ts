import { reasonOf } from '#schema/imports/problems.ts'
import { compoundForm, isCompoundFile, isZip } from '#values/workbookForm.ts'
import { type CsvForm, csvFormOf, type Record, readRecords } from './csv.ts'
import { type Encoding, encodingOf, headOf, type OpenFile } from './encoding.ts'
import { type FoundHeader, findHeader, type Header, type HeaderWish, headRows } from './header.ts'
import { UnreadableFileError } from './problems.ts'

/** Detected form of a file, for reports. */
export interface FileForm {
  readonly form: 'csv' | 'xlsx' | 'xls' | 'ods'
  readonly encoding: Encoding | null
  readonly separator: string | null
  readonly sheet: string | null
}

/** Form of a file that cannot be read. */
export const unknownForm: FileForm = { form: 'csv', encoding: null, separator: null, sheet: null }

/** Rows of a file in batches, without blank ones; can be read several times. */
type ReadRows = () => AsyncGenerator<readonly Record[]>

/** All rows of a file, whatever its form. */
interface Lines {
  readonly form: FileForm
  readonly sheets: readonly string[]
  /** Hidden sheets with cells that are not read. */
  readonly hidden: readonly string[]
  readonly lines: ReadRows
}

/** A file as a header and rows of cells. */
export interface Table extends Omit<Lines, 'lines'>, FoundHeader {
  /** The first rows, as they are. */
  readonly head: readonly Record[]
  /** Rows below the header. */
  readonly rows: ReadRows
}

const openCsv = async (open: OpenFile, named: Encoding | null): Promise<Lines> => {
  const form: CsvForm = await csvFormOf(open, named ?? (await encodingOf(open)))
  const { encoding, separator } = form
  return {
    form: { form: 'csv', encoding, separator, sheet: null },
    sheets: [],
    hidden: [],
    lines: () => readRecords(open, form),
  }
}

const openWorkbook = async (open: OpenFile, named: string | null): Promise<Lines> => {
  // Loaded on first use: it takes as much memory as a small import.
  const { readWorkbook } = await import('./workbook/readWorkbook.ts')
  const { form, sheets, sheet, hidden } = await readWorkbook(open, named)
  return { form: { form, encoding: null, separator: null, sheet: sheet.name }, sheets, hidden, lines: sheet.rows }
}

/** Bytes in which the directory of a compound file is searched for. */
const maxCompoundBytes = 30_000_000

/** Opens the rows of a file. Throws `UnreadableFileError`. */
export const openLines = async (open: OpenFile, { sheet, encoding = null }: Pick<TableWish, 'sheet' | 'encoding'>) => {
  const head = await headOf(open)
  if (isCompoundFile(head)) {
    const form = compoundForm(await headOf(open, maxCompoundBytes))
    if (form !== 'xls') throw new UnreadableFileError(0, reasonOf(form ?? 'noText'))
  } else if (!isZip(head)) return openCsv(open, encoding)
  return openWorkbook(open, sheet)
}

/** The first rows, up to an error, which whoever reads on meets again. */
const headOfLines = async (portions: AsyncGenerator<readonly Record[]>) => {
  const head: Record[] = []
  try {
    for await (const portion of portions) {
      head.push(...portion.slice(0, headRows - head.length))
      if (head.length >= headRows) break
    }
  } catch (error) {
    if (!(error instanceof UnreadableFileError) || head.length === 0) throw error
  } finally {
    await portions.return(undefined)
  }
  return head
}

const withoutQuotes = ({ cells, ...record }: Record): Record => ({
  ...record,
  cells: cells.map((cell) => cell.replace(/^"(.*)"$/, '$1')),
})

async function* below(portions: ReturnType<ReadRows>, { from, isTemplate }: Header): ReturnType<ReadRows> {
  let isBelow = false
  for await (const portion of portions) {
    const rows: readonly Record[] = isBelow ? portion : portion.filter(({ line }) => line >= from)
    isBelow ||= rows.length > 0
    if (rows.length > 0) yield isTemplate ? rows.map(withoutQuotes) : rows
  }
}

export interface TableWish extends HeaderWish {
  readonly sheet: string | null
  /** Encoding of a text; detected by default. */
  readonly encoding?: Encoding | null
}

/** Opens a CSV file or a workbook, detected by its content. Throws `UnreadableFileError`. */
export const openTable = async (open: OpenFile, wish: TableWish): Promise<Table> => {
  const { lines, ...file } = await openLines(open, wish)
  const head = await headOfLines(lines())
  const found = findHeader(head, wish)
  return { ...file, ...found, head, rows: () => below(lines(), found.header) }
}
