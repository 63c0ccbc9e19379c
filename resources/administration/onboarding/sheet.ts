import { maxRows, type onboarding } from '#schema/administration/onboarding.ts'
import type { InputOf } from '#schema/call.ts'
import { readHead, type SheetHead } from './sheetColumns.ts'

export type SheetRow = InputOf<typeof onboarding.check>['rows'][number]

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
}

export type SheetFault = 'empty' | 'noColumns' | 'tooManyRows'

/** As much as the call accepts; longer texts are invalid anyway. */
const longest = { cell: 1_000, relation: 20_000 }

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

const rowOf = ({ fields }: SheetHead, cells: readonly string[]): SheetRow =>
  Object.fromEntries(
    fields.flatMap((field, at) => {
      const limit = field === 'customerIds' ? longest.relation : longest.cell
      return field ? [[field, (cells[at] ?? '').slice(0, limit)]] : []
    }),
  )

/** The first non-blank row contains the headers; blank rows are skipped. */
export const sheetOf = (name: string, rows: readonly (readonly string[])[]): Sheet | SheetFault => {
  const first = rows.findIndex((cells) => !isBlank(cells))
  const headers = rows[first]
  if (!headers) return 'empty'
  const head = readHead(headers)
  if (head.fields.every((field) => field === null)) return 'noColumns'
  const lines = rows
    .map((cells, at) => ({ line: at + 1, cells }))
    .slice(first + 1)
    .filter(({ cells }) => !isBlank(cells))
    .map(({ line, cells }) => ({ line, cells, row: rowOf(head, cells) }))
  if (lines.length === 0) return 'empty'
  return lines.length > maxRows ? 'tooManyRows' : { name, headers, head, lines }
}
