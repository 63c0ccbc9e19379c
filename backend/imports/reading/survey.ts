import { infoOf } from '#schema/fields.ts'
import type { DataFile } from '#schema/imports/file.ts'
import type { Record } from './csv.ts'
import {
  dateFormatOf,
  numberFormatOf,
  type Readings,
  readDay,
  readNumber,
  type Style,
  type Styled,
  styledAs,
  styleOf,
} from './formats.ts'
import { cellMapper, type PlacedColumn } from './mappedColumns.ts'
import { UnreadableFileError } from './problems.ts'

/** Decided notation of the numbers or dates of a column. */
export interface Decision {
  /** Null if no value tells; values with two readings are then rejected. */
  readonly style: Style | null
  /** For reports, such as `DD.MM.YYYY`; null if all values read the same in every style. */
  readonly format: string | null
}

export type Decisions = ReadonlyMap<string, Decision>

const maxRemembered = 1_000

/** Counts the values of a column that only one style can read. */
class Votes {
  american = 0
  european = 0
  hasAmbiguous = false
  example: Partial<Readonly<globalThis.Record<Style, string>>> = {}
  readonly #read: (cell: string) => Readings
  readonly #known = new Map<string, Style | 'both' | null>()

  constructor(read: (cell: string) => Readings) {
    this.#read = read
  }

  #styleOf(cell: string): Style | 'both' | null {
    const { american, european } = this.#read(cell)
    if (american === european) return null
    if (american === null) return 'european'
    return european === null ? 'american' : 'both'
  }

  pass(cell: string) {
    let style = this.#known.get(cell)
    if (style === undefined) {
      style = this.#styleOf(cell)
      if (this.#known.size < maxRemembered) this.#known.set(cell, style)
    }
    if (style === null) return
    if (style === 'both') this.hasAmbiguous = true
    else this[style] += 1
    this.example = {
      ...(style !== 'european' && { american: cell }),
      ...(style !== 'american' && { european: cell }),
      ...this.example,
    }
  }

  get style(): Style | null {
    if (this.american === 0 && this.european === 0) return null
    return this.european > this.american ? 'european' : 'american'
  }
}

const readers = { number: readNumber, day: (cell: string) => readDay(cell) }

/** The style of all decided columns; null if they differ or none is decided. */
const commonStyle = (styles: readonly (Style | null)[]) => {
  const found = new Set(styles.filter((style) => style !== null))
  return found.size === 1 ? ([...found][0] ?? null) : null
}

interface Surveyed {
  readonly column: PlacedColumn
  readonly styled: 'number' | 'day'
  readonly votes: Votes
  readonly mapper: ReturnType<typeof cellMapper>
}

const decide = (surveyed: readonly Surveyed[]): Decisions => {
  const common = (styled: Styled) =>
    commonStyle(surveyed.filter((one) => one.styled === styled).map(({ column, votes }) => ownStyle(column, votes)))
  const shared = { number: common('number'), day: common('day') }
  return new Map(
    surveyed.map(({ column, styled, votes }) => {
      const style = ownStyle(column, votes) ?? (votes.hasAmbiguous ? shared[styled] : null)
      return [column.name, { style, format: column.format ?? shownFormat(styled, style, votes) }]
    }),
  )
}

const ownStyle = ({ format }: PlacedColumn, votes: Votes) => (format ? styleOf(format) : votes.style)

const shownFormat = (styled: Styled, style: Style | null, { example }: Votes) => {
  if (style === null) return null
  return styled === 'number' ? numberFormatOf(style) : dateFormatOf(example[style] ?? '', style)
}

/** Decides from all values how the numbers and dates of each column are read. */
export const survey = async (
  { columns: declared }: DataFile,
  columns: readonly PlacedColumn[],
  rows: AsyncIterable<readonly Record[]>,
): Promise<Decisions> => {
  const surveyed = columns.flatMap((column): Surveyed[] => {
    const field = declared[column.name]?.field
    const styled = field ? styledAs(infoOf(field)) : null
    return styled === null || column.at < 0
      ? []
      : [{ column, styled, votes: new Votes(readers[styled]), mapper: cellMapper(column, styled) }]
  })
  const pass = ({ cells, typed }: Record) => {
    for (const { column, votes, mapper } of surveyed) {
      const cell = cells[column.at] ?? ''
      if (cell !== '' && typed?.[column.at] !== true && mapper.replacementOf(cell) === undefined)
        votes.pass(mapper.bareOf(cell))
    }
  }
  try {
    for await (const portion of rows) portion.forEach(pass)
  } catch (error) {
    // The file is read once more, which reports it together with the rows before.
    if (!(error instanceof UnreadableFileError)) throw error
  }
  return decide(surveyed)
}

/** Decisions without a survey: those of the mapping. */
export const mappedDecisions = (columns: readonly PlacedColumn[]): Decisions =>
  new Map(columns.flatMap(({ name, format }) => (format ? [[name, { style: styleOf(format), format }] as const] : [])))
