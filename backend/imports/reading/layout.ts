import type { DataFile, Link, Made } from '#schema/imports/file.ts'
import { ownColumns } from '#schema/imports/file.ts'
import { dataFileOf } from '#schema/imports/index.ts'
import { type Reason, reasonOf } from '#schema/imports/problems.ts'
import { columnOf } from '#schema/records/record.ts'
import { derivedColumns } from './cells.ts'
import type { Placed, PlacedColumn } from './mappedColumns.ts'
import { type Problem, plainProblem } from './problems.ts'

export interface Leading extends Link {
  readonly table: string
  readonly to: string
  /** Lookup condition: pairs of a column of that table and a staged column. */
  readonly on: readonly (readonly [string, string])[]
  /** Column reported when the referenced row does not exist. */
  readonly reported: string
  readonly isOfItself: boolean
}

export interface Making {
  readonly column: string
  readonly name: string
  readonly kind: Made
  readonly isInFile: boolean
}

export interface Layout {
  readonly file: DataFile
  readonly placed: readonly PlacedColumn[]
  /** Staged columns in the same order, followed by derived ones. */
  readonly staged: readonly string[]
  readonly links: readonly Leading[]
  /** Table columns that are copied from staged columns of the same name. */
  readonly own: readonly string[]
  /** Table columns that are set once, when a row is created. */
  readonly made: readonly Making[]
  /** Defaults of new rows for columns that the file does not contain. */
  readonly others: readonly (readonly [string, string | number])[]
}

const repeated = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at)

const headerProblems = ({ columns, links }: DataFile, names: readonly string[], line: number): Problem[] => {
  const fault = (reason: Reason, column: string) => plainProblem(line, reason, column)
  const has = new Set(names)
  const known = Object.keys(columns).join(', ')
  const unknown = names.filter((name) => !Object.hasOwn(columns, name)).slice(0, 100)
  const missing = Object.entries(columns).filter(([name, column]) => column.isRequired && !has.has(name))
  const halved = links.flatMap(({ by }) => {
    const parts = Object.values(by)
    return parts.some((name) => has.has(name) && !sharedBy(links, name)) ? parts.filter((name) => !has.has(name)) : []
  })
  return [
    ...unknown.map((name) => fault(reasonOf('unknownColumn', { columns: known }), name.slice(0, 100))),
    ...[...new Set(repeated(names))].slice(0, 100).map((name) => fault(reasonOf('columnTwice'), name.slice(0, 100))),
    ...missing.map(([name]) => fault(reasonOf('columnMissing'), name)),
    ...halved
      .filter((name) => !missing.some(([known]) => known === name))
      .map((name) => fault(reasonOf('columnMissing'), name)),
  ]
}

/** A column shared by several links, such as the customer, does not make any of them required. */
const sharedBy = (links: readonly Link[], name: string) =>
  links.filter(({ by }) => Object.values(by).includes(name)).length > 1

const leading = (file: DataFile, link: Link): Leading => {
  const target = dataFileOf(link.file)
  if (!target) throw new Error(`There is no file ${link.file}.`)
  const by = Object.entries(link.by)
  return {
    ...link,
    table: target.table,
    to: target.rowColumn,
    on: by.map(([theirs, ours]) => [columnOf(theirs), columnOf(ours)] as const),
    reported: by.at(-1)?.[1] ?? '',
    isOfItself: target === file,
  }
}

const mediaTypeColumn = 'media_type'

/** Plans the tables of an import for the placed columns; returns the problems of the header. */
export const layoutOf = (file: DataFile, placed: Placed, line: number): Layout | readonly Problem[] => {
  const names = placed.columns.map(({ name }) => name)
  const problems = [...placed.problems, ...headerProblems(file, names, line)]
  if (problems.length > 0) return problems
  const has = new Set(names)
  const plain = ownColumns(file)
  const links = file.links.filter(({ by }) => Object.values(by).every((name) => has.has(name)))
  const derived = [...derivedColumns(file.name), ...(file.attached ? [mediaTypeColumn] : [])]
  return {
    file,
    placed: placed.columns,
    staged: [...names.map(columnOf), ...derived],
    links: links.map((link) => leading(file, link)),
    own: [...plain.filter(([name, { made }]) => has.has(name) && !made).map(([name]) => columnOf(name)), ...derived],
    made: plain.flatMap(([name, { made }]) =>
      made ? [{ column: columnOf(name), name, kind: made, isInFile: has.has(name) }] : [],
    ),
    others: [
      ...Object.entries(file.defaults),
      ...plain.flatMap(([name, { orElse, made }]) =>
        has.has(name) || made || orElse === null ? [] : [[columnOf(name), orElse] as const],
      ),
    ],
  }
}
