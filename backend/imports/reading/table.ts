import { reasonOf } from '#schema/imports/problems.ts'
import { type CsvForm, csvFormOf, type Record, readRecords } from './csv.ts'
import { type Encoding, encodingOf, headOf, type OpenFile } from './encoding.ts'
import { UnreadableFileError } from './problems.ts'

/** Detected form of a file, for reports. */
export interface FileForm {
  readonly form: 'csv' | 'xlsx'
  readonly encoding: Encoding | null
  readonly separator: string | null
  readonly sheet: string | null
}

/** Form of a file that cannot be read. */
export const unknownForm: FileForm = { form: 'csv', encoding: null, separator: null, sheet: null }

/** A file as rows of cells, whatever its form. */
export interface Table {
  readonly form: FileForm
  readonly sheets: readonly string[]
  readonly header: Record
  /** Rows below the header in batches, without blank ones; can be read several times. */
  rows(): AsyncGenerator<readonly Record[]>
}

const noRow = () => new UnreadableFileError(1, reasonOf('noHeader'))

/** Removes empty columns at the end, which spreadsheets write. */
const withoutEmptyEnd = ({ cells, ...record }: Record): Record => ({
  ...record,
  cells: cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1),
})

const splitHeader = async (portions: AsyncGenerator<readonly Record[]>) => {
  const { value, done } = await portions.next()
  const [header, ...rest] = done ? [] : value
  return { header, rest }
}

async function* below(portions: AsyncGenerator<readonly Record[]>) {
  try {
    const { rest } = await splitHeader(portions)
    if (rest.length > 0) yield rest
    yield* portions
  } finally {
    await portions.return(undefined)
  }
}

const openCsv = async (open: OpenFile): Promise<Table> => {
  const form: CsvForm = await csvFormOf(open, await encodingOf(open))
  const portions = readRecords(open, form)
  const { header } = await splitHeader(portions).finally(() => portions.return(undefined))
  if (!header) throw noRow()
  const { encoding, separator } = form
  return {
    form: { form: 'csv', encoding, separator, sheet: null },
    sheets: [],
    header: withoutEmptyEnd(header),
    rows: () => below(readRecords(open, form)),
  }
}

const isWorkbook = (head: Uint8Array) => [0x50, 0x4b, 0x03, 0x04].every((byte, at) => head[at] === byte)

const openWorkbook = async (open: OpenFile, named: string | null): Promise<Table> => {
  // Loaded on first use: it takes as much memory as a small import.
  const { readWorkbook } = await import('./workbook.ts')
  const { sheets, sheet, records } = await readWorkbook(open, named)
  const [header, ...rest] = records
  if (!header) throw noRow()
  return {
    form: { form: 'xlsx', encoding: null, separator: null, sheet },
    sheets,
    header: withoutEmptyEnd(header),
    rows: async function* () {
      for (let at = 0; at < rest.length; at += 500) yield rest.slice(at, at + 500)
    },
  }
}

/** Opens a CSV file or a workbook, detected by its content. Throws `UnreadableFileError`. */
export const openTable = async (open: OpenFile, sheet: string | null = null): Promise<Table> =>
  isWorkbook(await headOf(open)) ? openWorkbook(open, sheet) : openCsv(open)
