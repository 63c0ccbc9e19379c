import { reasonOf } from '#schema/imports/problems.ts'
import type { skippedRows } from '#schema/imports/report.ts'
import { cleanText } from '#values/texts.ts'
import type { Record } from './csv.ts'
import { headersOf, type Mapping } from './mappedColumns.ts'
import { type Problem, plainProblem } from './problems.ts'
import type { Table } from './table.ts'

type SkippedAs = (typeof skippedRows)[number]

/** Row of a file that is not imported. */
export interface SkippedRow {
  readonly line: number
  readonly as: SkippedAs
  readonly cells: readonly string[]
}

const maxListed = 100
const maxCells = 20
const maxCellLength = 100

/** Rows that are not imported: all are counted, the first ones listed. */
export class SkippedRows {
  count = 0
  readonly listed: SkippedRow[] = []

  add({ line, cells }: Record, as: SkippedAs) {
    this.count += 1
    if (this.listed.length >= maxListed) return
    this.listed.push({ line, as, cells: cells.slice(0, maxCells).map((cell) => cell.slice(0, maxCellLength)) })
  }
}

/** In English, Spanish, German, French, Italian and Portuguese, also behind the asterisks of SAP. */
const total =
  /^[*\s]*(?:(?:grand|sub|sous|general|gran)[\s-]*)?(?:total(?:es|e|s)?|sum(?:me)?|suma|soma|somme|gesamt(?:summe)?|zwischensumme|endsumme)(?![\p{L}\d])|^\*{1,5}$/iu
/** True for the name of a total. */
export const totalCell = (cell: string) => total.test(cell.trim())

const pageFoot = /^(?:page|seite|blatt|p[aá]gina|p[aá]g|pagina)\.?\s*:?\s*\d+(?:\s*(?:of|de|von|di|\/|-)\s*\d+)?$/iu
const rule = /^[\s|+=_*-]*(?:-{3}|={3}|_{3})[\s|+=_*-]*$/

const isBlank = (cell: string | undefined) => cell === undefined || cell === '' || cell.trim() === ''

const isRule = (filled: readonly string[]) => filled.every((cell) => rule.test(cell))

const sameCells = (cells: readonly string[], others: readonly string[]) =>
  others.every((cell, at) => (cells[at] ?? '').trim() === cell.trim()) &&
  cells.slice(others.length).every((cell) => isBlank(cell))

const filledIn = (cells: readonly string[]) => cells.filter((cell) => !isBlank(cell))

/** A title without the number of its page. */
const titleOf = (cells: readonly string[]) =>
  filledIn(cells)
    .join(' ')
    .replace(/\d+\s*$/, '')
    .trim()

interface Rules {
  readonly table: Pick<Table, 'header' | 'titles'>
  readonly mapping: Mapping | null
  /** Places of the cells that every row has, such as its number. */
  readonly requiredAt: readonly number[]
}

type Rule = NonNullable<Mapping['skip']>[number]

const folded = (text: string) => cleanText(text).toLowerCase()

const ruleTest = ({ is, value = '' }: Rule) => {
  const wanted = folded(value)
  if (is === 'empty') return isBlank
  return (cell = '') => (is === 'equal' ? folded(cell) === wanted : folded(cell).startsWith(wanted))
}

/** Problems of the rules of a mapping with the header. */
export const ruleProblems = ({ header }: Pick<Table, 'header'>, mapping: Mapping | null): Problem[] => {
  const headers = headersOf(header)
  return (mapping?.skip ?? [])
    .filter(({ from }) => !headers.includes(cleanText(from)))
    .map(({ from }) => ({ ...plainProblem(1, reasonOf('headerMissing')), header: from }))
}

/**
 * Returns a function that tells why a row of a file is none; null for a row. A total is recognized by its name where a
 * cell that every row has is blank, so that a customer may be called Total.
 */
export const noRowOf = ({ table, mapping, requiredAt }: Rules): ((record: Record) => SkippedAs | null) => {
  const { header, titles } = table
  const headers = mapping?.skip ? headersOf(header) : []
  const rules = (mapping?.skip ?? []).map((rule) => ({
    at: headers.indexOf(cleanText(rule.from)),
    test: ruleTest(rule),
  }))
  const above = new Set(titles.map(({ cells }) => titleOf(cells)).filter((title) => /\p{L}{3}/u.test(title)))
  const [first = 0] = requiredAt
  const headerCells = new Set(header.lines.flatMap((cells) => [cells[first] ?? '', cells[first]?.trim() ?? '']))
  const isWholeRow = (cells: readonly string[]) =>
    requiredAt.length > 0 && requiredAt.every((at) => !isBlank(cells[at])) && !rule.test(cells[first] ?? '')
  return ({ cells }) => {
    if (rules.length > 0 && rules.some(({ at, test }) => test(cells[at]))) return 'rule'
    const isWhole = isWholeRow(cells)
    if (isWhole && !headerCells.has(cells[first] ?? '')) return null
    if (header.lines.some((others) => sameCells(cells, others))) return 'header'
    if (isWhole) return null
    if (above.has(titleOf(cells))) return 'title'
    const filled = filledIn(cells)
    if (isRule(filled)) return 'line'
    if (filled.length <= 2 && filled.some((cell) => pageFoot.test(cell.trim()))) return 'page'
    return requiredAt.length > 0 && filled.some(totalCell) ? 'total' : null
  }
}
