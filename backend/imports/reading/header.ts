import { dataFiles } from '#schema/imports/index.ts'
import { reasonOf } from '#schema/imports/problems.ts'
import { cleanText, fold } from '#values/texts.ts'
import type { Record } from './csv.ts'
import { UnreadableFileError } from './problems.ts'
import { synonyms } from './synonyms.ts'

/** The header of a table, which titles may precede. */
export interface Header extends Record {
  /** Rows from this line on are data. */
  readonly from: number
  /** Its one or two lines as they are written. */
  readonly lines: readonly (readonly string[])[]
  /** A template of ERPNext, which writes keys within quotes. */
  readonly isTemplate?: boolean
}

export interface HeaderWish {
  /** Line of the header; null to find it. */
  readonly headerRow: number | null
  /** Headers that the file must have; null if nothing is known. */
  readonly names: readonly string[] | null
}

export interface FoundHeader {
  readonly header: Header
  /** Other rows that could as well be the header. */
  readonly others: readonly Header[]
  /** Rows above the header. */
  readonly titles: readonly Record[]
}

/** Rows in which the header is searched. */
export const headRows = 100

/** Ends the notes of a template of ERPNext, between its header and its rows. */
const templateMarker = /^start entering data below this line$/i

export const bareHeader = (header: string) => fold(header).replace(/[^a-z0-9]/g, '')

const knownHeaders = new Set(
  [
    ...dataFiles.flatMap(({ columns }) => Object.keys(columns)),
    ...Object.values(synonyms).flatMap((names) => names ?? []),
  ].map(bareHeader),
)

const isFilled = (cell: string | undefined) => cell !== undefined && cell.trim() !== ''

const filledOf = ({ cells }: Record) => cells.filter(isFilled)

/** Removes empty columns at the end, which spreadsheets write. */
const withoutEmptyEnd = (cells: readonly string[]) => cells.slice(0, cells.findLastIndex(isFilled) + 1)

/** True for a cell that can be a name: letters, and no number, date or sentence. */
const isLabel = (cell: string) =>
  /\p{L}/u.test(cell) && !/^[\d.,\s€$-]+[A-Z€$]{0,3}$|^\d{1,4}[-./ ][\dA-Za-z]/.test(cell.trim())

const hasOnlyLabels = (record: Record) =>
  filledOf(record).every(isLabel) && !record.typed?.some((type) => type === 'value')

const single = ({ line, cells: written, typed }: Record): Header => {
  const cells = withoutEmptyEnd(written)
  return { line, cells, lines: [cells], from: line + 1, ...(typed && { typed }) }
}

/**
 * A header of two lines, as `Date | | Amount` above `issued | due | USD`: a cell continues to the right where only the
 * lower line has a text. Null if the lower line is none.
 */
const double = (upper: Record, lower: Record | undefined): Header | null => {
  if (!lower || !hasOnlyLabels(lower) || !hasOnlyLabels(upper) || filledOf(lower).length < 2) return null
  const top = withoutEmptyEnd(upper.cells)
  const bottom = withoutEmptyEnd(lower.cells)
  const isGroup = bottom.some((cell, at) => isFilled(cell) && !isFilled(top[at]))
  const isPlain = top.some((cell, at) => isFilled(cell) && !isFilled(bottom[at]))
  if (!isGroup || !isPlain || filledOf(upper).length < 2) return null
  let group = ''
  const cells = Array.from({ length: Math.max(top.length, bottom.length) }, (_, at) => {
    const [above = '', below = ''] = [top[at]?.trim(), bottom[at]?.trim()]
    if (above !== '') group = above
    return below === '' ? above : `${group} ${below}`.trim()
  })
  return { line: upper.line, cells, lines: [top, bottom], from: lower.line + 1 }
}

const headersAt = (head: readonly Record[], at: number): Header[] => {
  const record = head[at]
  if (!record) return []
  const both = double(record, head[at + 1])
  return both ? [single(record), both] : [single(record)]
}

const namesIn = ({ cells }: Header, names: ReadonlySet<string>) =>
  new Set(cells.map(cleanText).filter((cell) => names.has(cell))).size

const best = <T>(all: readonly T[], weightOf: (one: T) => number) => {
  const weights = all.map(weightOf)
  const most = Math.max(...weights)
  return { one: all[weights.indexOf(most)], most, weights }
}

const hasUniqueNames = ({ cells }: Header) => {
  const filled = cells.filter(isFilled)
  return new Set(filled).size === filled.length
}

const knownIn = ({ lines }: Header) =>
  new Set(
    lines
      .flat()
      .map(bareHeader)
      .filter((name) => knownHeaders.has(name)),
  ).size

/** Weight of a row as the header of what follows: known names, other texts than below, as many cells as below. */
const weightIn = (head: readonly Record[], header: Header) => {
  const filled = header.cells.filter(isFilled)
  if (filled.length === 0 || !hasOnlyLabels(header)) return 0
  const known = knownIn(header)
  const below = head.filter(({ line }) => line >= header.from).slice(0, 20)
  const width = Math.max(1, ...head.map((record) => filledOf(record).length))
  const values = header.cells.filter(
    (name, at) =>
      isFilled(name) &&
      below.some(({ cells, typed }) => typed?.[at] || (isFilled(cells[at]) && !isLabel(cells[at] ?? ''))),
  ).length
  return (
    3 * known + values + (3 * filled.length) / width + (hasUniqueNames(header) ? 1 : 0) + (below.length > 0 ? 1 : 0)
  )
}

const sameCells = (one: Header, other: Header) => one.cells.join('\n') === other.cells.join('\n')

/** A row is as plausible as the best one if it has nearly its weight, and names that are known. */
const nearlyAsGood = 0.75

const mostPlausible = (head: readonly Record[]) => {
  // A header that can have two lines has two: the lower one is no row.
  const all = head.map((record, at) => double(record, head[at + 1]) ?? single(record))
  const { one: first, most, weights } = best(all, (header) => weightIn(head, header))
  const others = all.filter(
    (header, at) =>
      first &&
      header.line !== first.line &&
      !sameCells(header, first) &&
      header.line < first.from + 10 &&
      (weights[at] ?? 0) >= nearlyAsGood * most &&
      hasUniqueNames(header) &&
      knownIn(header) > 1,
  )
  return { first: most > 0 ? first : undefined, others }
}

const asFirst = (head: readonly Record[]) => (head[0] ? single(head[0]) : undefined)

const choose = (head: readonly Record[], { headerRow, names }: HeaderWish) => {
  if (headerRow !== null) {
    const at = head.findIndex(({ line }) => line === headerRow)
    if (at < 0) throw new UnreadableFileError(headerRow, reasonOf('noHeaderRow'))
    const wanted = new Set(names ?? [])
    return {
      first: best(headersAt(head, at), (header) => (names ? namesIn(header, wanted) : weightIn(head, header))).one,
      others: [],
    }
  }
  if (names === null) return mostPlausible(head)
  const wanted = new Set(names.map(cleanText))
  const { one, most } = best(
    head.flatMap((_, at) => headersAt(head, at)),
    (header) => namesIn(header, wanted),
  )
  return { first: most > 0 ? one : undefined, others: [] }
}

/** The row that ends the notes of a template below its header; they are no rows. */
const markerBelow = (head: readonly Record[], { line }: Header) =>
  head.find((record) => record.line > line && record.cells.some((cell) => templateMarker.test(cell.trim())))

/** Finds the header in the first rows of a table. Throws `UnreadableFileError` if there is none. */
export const findHeader = (head: readonly Record[], wish: HeaderWish): FoundHeader => {
  const { first = asFirst(head), others } = choose(head, wish)
  if (!first) throw new UnreadableFileError(1, reasonOf('noHeader'))
  const marker = markerBelow(head, first)
  return {
    header: marker ? { ...first, from: marker.line + 1, isTemplate: true } : first,
    others,
    titles: head.filter(({ line }) => line < first.line),
  }
}
