import type { DataFile, Link, Made } from '../../../schema/imports/file.ts'
import { ownColumns } from '../../../schema/imports/file.ts'
import { dataFileOf } from '../../../schema/imports/index.ts'
import { columnOf } from '../../../schema/records/record.ts'
import { derivedColumns } from './cells.ts'
import { type Problem, Unreadable } from './csv.ts'

/** A link of a file, with the table and the column that it leads to. */
export interface Leading extends Link {
  readonly table: string
  readonly to: string
  /** What it is found by: columns of that table, each with the column of the staged rows. */
  readonly on: readonly (readonly [string, string])[]
  /** The column of the file that people mend when there is no such row. */
  readonly told: string
  readonly isOfItself: boolean
}

/** A column that the portal fills in for a new row, unless the file does. */
export interface Making {
  readonly column: string
  readonly name: string
  readonly kind: Made
  readonly isInFile: boolean
}

/** What a file's header makes of its rows. */
export interface Layout {
  readonly file: DataFile
  /** The columns of the file in the order of its header. */
  readonly names: readonly string[]
  /** The columns in which its cells are staged, in the same order, with those that follow from them. */
  readonly staged: readonly string[]
  readonly links: readonly Leading[]
  /** Columns of the table that the staged ones of the same name fill in. */
  readonly own: readonly string[]
  /** Columns of the table that are given once, to a new row. */
  readonly made: readonly Making[]
  /** What new rows hold in columns that the file does not have. */
  readonly others: readonly (readonly [string, string | number])[]
}

const fault = (reason: string, column: string | null = null): Problem => ({ line: 1, column, reason })

const repeated = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at)

/** What is wrong with a header. */
const headerProblems = ({ columns, links }: DataFile, names: readonly string[]): Problem[] => {
  const has = new Set(names)
  const known = Object.keys(columns).join(', ')
  const unknown = names.filter((name) => !Object.hasOwn(columns, name)).slice(0, 100)
  const missing = Object.entries(columns).filter(([name, column]) => column.isRequired && !has.has(name))
  const halved = links.flatMap(({ by }) => {
    const parts = Object.values(by)
    return parts.some((name) => has.has(name) && !sharedBy(links, name)) ? parts.filter((name) => !has.has(name)) : []
  })
  return [
    ...unknown.map((name) => fault(`Is no column of this file, which are ${known}.`, name.slice(0, 100))),
    ...[...new Set(repeated(names))].slice(0, 100).map((name) => fault('Is there twice.', name.slice(0, 100))),
    ...missing.map(([name]) => fault('Is missing.', name)),
    ...halved.filter((name) => !missing.some(([known]) => known === name)).map((name) => fault('Is missing.', name)),
  ]
}

/** A column that several links take, such as the customer, does not say that one of them is meant. */
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
    told: by.at(-1)?.[1] ?? '',
    isOfItself: target === file,
  }
}

/** Follows from what an attached file begins with. */
const mediaTypeColumn = 'media_type'

/** Reads a header; raises `Unreadable` with the first problem, or answers all of them. */
export const layoutOf = (file: DataFile, header: readonly string[]): Layout | readonly Problem[] => {
  const names = header.map((name) => name.trim())
  if (names.length > 1_000) throw new Unreadable(1, 'Has more columns than any file.')
  const problems = headerProblems(file, names)
  if (problems.length > 0) return problems
  const has = new Set(names)
  const plain = ownColumns(file)
  const links = file.links.filter(({ by }) => Object.values(by).every((name) => has.has(name)))
  const derived = [...derivedColumns(file.name), ...(file.attached ? [mediaTypeColumn] : [])]
  return {
    file,
    names,
    staged: [...names.map(columnOf), ...derived],
    links: links.map((link) => leading(file, link)),
    own: [...plain.filter(([name, { made }]) => has.has(name) && !made).map(([name]) => columnOf(name)), ...derived],
    made: plain.flatMap(([name, { made }]) =>
      made ? [{ column: columnOf(name), name, kind: made, isInFile: has.has(name) }] : [],
    ),
    others: plain.flatMap(([name, { orElse, made }]) =>
      has.has(name) || made || orElse === null ? [] : [[columnOf(name), orElse] as const],
    ),
  }
}
