import { mostRows, type onboarding } from '../../../../schema/administration/onboarding.ts'
import type { InputOf } from '../../../../schema/call.ts'
import { readHead, type SheetHead } from './sheetColumns.ts'

export type SheetRow = InputOf<typeof onboarding.check>['rows'][number]

/** One person of a sheet. */
export interface SheetLine {
  /** The row's number as the spreadsheet shows it. */
  readonly line: number
  readonly row: SheetRow
  /** Its cells as they came. */
  readonly cells: readonly string[]
}

export interface Sheet {
  readonly name: string
  readonly headers: readonly string[]
  readonly head: SheetHead
  readonly lines: readonly SheetLine[]
}

/** Why a sheet cannot be sent at all. */
export type SheetFault = 'empty' | 'noColumns' | 'tooManyRows'

/** Longer texts are issues anyway; these are as much as the call takes. */
const longest = { cell: 1_000, relation: 20_000 }

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

const rowOf = ({ fields }: SheetHead, cells: readonly string[]): SheetRow =>
  Object.fromEntries(
    fields.flatMap((field, at) => {
      const limit = field === 'customerIds' ? longest.relation : longest.cell
      return field ? [[field, (cells[at] ?? '').slice(0, limit)]] : []
    }),
  )

/** The sheet that rows of cells make: the first that is not blank has the headers, blank ones are left out. */
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
  return lines.length > mostRows ? 'tooManyRows' : { name, headers, head, lines }
}
