import { infoOf } from '#schema/fields.ts'
import type { DataFile } from '#schema/imports/file.ts'
import type { Record } from './csv.ts'
import {
  type DayReading,
  dateFormatOf,
  excelFormat,
  isShortDay,
  numberFormatOf,
  type Readings,
  readDay,
  readExcelDay,
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
  /** True if all dates have a year of two digits. */
  readonly isShort: boolean
}

export type Decisions = ReadonlyMap<string, Decision>

const maxRemembered = 1_000

/** Counts the values of a column that only one style can read. */
class Votes {
  american = 0
  european = 0
  count = 0
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
    this.count += 1
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

/** Any year: votes are of day and month. */
const shortYears: DayReading = { thisYear: 2000, isShort: true }

/** The values of a column, and those of a column of dates that all have a short year or are days of a spreadsheet. */
class Column {
  readonly #votes: Votes
  readonly #short = new Votes((cell) => readDay(cell, shortYears))
  readonly #isDay: boolean
  #excel = 0

  constructor(styled: 'number' | 'day') {
    this.#isDay = styled === 'day'
    this.#votes = new Votes(this.#isDay ? (cell) => readDay(cell) : readNumber)
  }

  pass(cell: string) {
    if (this.#isDay && isShortDay(cell)) this.#short.pass(cell)
    else if (this.#isDay && readExcelDay(cell) !== null) this.#excel += 1
    else this.#votes.pass(cell)
  }

  get isShort() {
    return this.#short.count > 0 && this.#votes.count + this.#excel === 0
  }

  get isExcel() {
    return this.#excel > 0 && this.#votes.count + this.#short.count === 0
  }

  get votes() {
    return this.isShort ? this.#short : this.#votes
  }
}

/** The style of all decided columns; null if they differ or none is decided. */
const commonStyle = (styles: readonly (Style | null)[]) => {
  const found = new Set(styles.filter((style) => style !== null))
  return found.size === 1 ? ([...found][0] ?? null) : null
}

interface Surveyed {
  readonly column: PlacedColumn
  readonly styled: 'number' | 'day'
  readonly values: Column
  readonly mapper: ReturnType<typeof cellMapper>
}

const ownStyle = ({ format }: PlacedColumn, { votes }: Column) => (format ? styleOf(format) : votes.style)

const shownFormat = (styled: Styled, style: Style | null, { example }: Votes) => {
  if (style === null) return null
  return styled === 'number' ? numberFormatOf(style) : dateFormatOf(example[style] ?? '', style)
}

const decide = (surveyed: readonly Surveyed[]): Decisions => {
  const common = (styled: Styled) =>
    commonStyle(surveyed.filter((one) => one.styled === styled).map(({ column, values }) => ownStyle(column, values)))
  const shared = { number: common('number'), day: common('day') }
  return new Map(
    surveyed.map(({ column, styled, values }): [string, Decision] => {
      const { votes, isShort, isExcel } = values
      const style = ownStyle(column, values) ?? (votes.hasAmbiguous ? shared[styled] : null)
      const format = column.format ?? (isExcel ? excelFormat : shownFormat(styled, style, votes))
      return [column.name, { style, format, isShort }]
    }),
  )
}

/** Decides from all values how the numbers and dates of each column are read. */
export const survey = async (
  { columns: declared }: DataFile,
  columns: readonly PlacedColumn[],
  rows: AsyncIterable<readonly Record[]>,
): Promise<Decisions> => {
  const surveyed = columns.flatMap((column): Surveyed[] => {
    const field = declared[column.name]?.field
    const styled = field && column.keys === null ? styledAs(infoOf(field)) : null
    return styled === null || column.at < 0
      ? []
      : [{ column, styled, values: new Column(styled), mapper: cellMapper(column, styled) }]
  })
  const pass = ({ cells, typed }: Record) => {
    for (const { column, values, mapper } of surveyed) {
      const cell = cells[column.at] ?? ''
      if (cell !== '' && !typed?.[column.at] && mapper.replacementOf(cell) === undefined)
        values.pass(mapper.bareOf(cell))
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
  new Map(
    columns.flatMap(({ name, format }) =>
      format ? [[name, { style: styleOf(format), format, isShort: false }] as const] : [],
    ),
  )
