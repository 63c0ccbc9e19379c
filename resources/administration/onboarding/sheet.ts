import { maxRows, type onboarding } from '#schema/administration/onboarding.ts'
import type { InputOf } from '#schema/call.ts'
import { readHead, type SheetHead } from './sheetColumns.ts'

type SheetRow = InputOf<typeof onboarding.check>['rows'][number]

export interface SheetLine {
  /** Row number in the spreadsheet. */
  readonly line: number
  readonly row: SheetRow
  readonly cells: readonly string[]
}

export interface Sheet {
  readonly name: string
  readonly headers: readonly string[]
  readonly head: SheetHead
  readonly lines: readonly SheetLine[]
  /** Hidden sheets that were not read. */
  readonly hidden: readonly string[]
}

export type SheetFault = 'empty' | 'noColumns' | 'tooManyRows'

/** As much as the call accepts; longer texts are invalid anyway. */
const longest = { cell: 1_000, relation: 20_000 }

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** Rows in which the headers are searched, because titles may precede them. */
const maxTitles = 50

const knownIn = (cells: readonly string[]) => readHead(cells).fields.filter((field) => field !== null).length

/** The first row with most known headers contains them; without any, the first row that is not blank. */
const headerAt = (rows: readonly (readonly string[])[]) => {
  const known = rows.slice(0, maxTitles).map(knownIn)
  const most = Math.max(0, ...known)
  return most > 0 ? known.indexOf(most) : rows.findIndex((cells) => !isBlank(cells))
}

export interface Row {
  readonly line: number
  readonly cells: readonly string[]
}

/** Blank rows are skipped. */
export const sheetOf = (name: string, rows: readonly Row[]): Omit<Sheet, 'hidden'> | SheetFault => {
  const first = headerAt(rows.map(({ cells }) => cells))
  const headers = rows[first]?.cells
  if (!headers) return 'empty'
  const head = readHead(headers)
  if (head.fields.every((field) => field === null)) return 'noColumns'
  const lines = rows
    .slice(first + 1)
    .filter(({ cells }) => !isBlank(cells))
    .map(({ line, cells }) => {
      const entered = head.fields.flatMap((field, at) => {
        const limit = field === 'customerIds' ? longest.relation : longest.cell
        return field ? [[field, (cells[at] ?? '').slice(0, limit)] as const] : []
      })
      return { line, cells, row: Object.fromEntries(entered) as SheetRow }
    })
  if (lines.length === 0) return 'empty'
  return lines.length > maxRows ? 'tooManyRows' : { name, headers, head, lines }
}
