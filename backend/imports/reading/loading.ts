import { type Reason, reasonOf } from '#schema/imports/problems.ts'
import type { Instant } from '#values/types.ts'
import type { Source } from '../imported.ts'
import type { Target } from '../target.ts'
import { createStaged, dropTables, stagedTable } from '../writing/statements.ts'
import { attacher } from './attached.ts'
import { rowReader, type Stored } from './cells.ts'
import type { Record } from './csv.ts'
import { type Layout, layoutOf } from './layout.ts'
import { type PlacedColumn, placeColumns } from './mappedColumns.ts'
import { Problems, plainProblem, shownValue, UnreadableFileError } from './problems.ts'
import { type Decisions, mappedDecisions, survey } from './survey.ts'
import { type FileForm, openTable, type Table, unknownForm } from './table.ts'

/** Columns of a file with the notation in which they were read. */
export interface ReadColumn {
  readonly column: string
  readonly header: string | null
  readonly format: string | null
}

export interface Loaded {
  /** Null if the file or its header cannot be read; nothing is staged then. */
  readonly layout: Layout | null
  readonly rows: number
  readonly problems: Problems
  readonly form: FileForm
  readonly columns: readonly ReadColumn[]
  readonly ignored: readonly string[]
}

const rowsBetweenNews = 50_000

interface Reading {
  readonly layout: Layout
  readonly decisions: Decisions
  readonly isOwnFormat: boolean
  readonly thisYear: number
  readonly headerLength: number
  readonly folder: string | undefined
  readonly problems: Problems
  /** Stops the reading at a value that needs a survey; null after the survey. */
  readonly foreign: (() => void) | null
  readonly isStopped: () => boolean
  readonly count: (rows: number) => void
}

/** Converts rows to stored values. Invalid cells are staged as null, so that all further checks can run. */
async function* readRows(portions: AsyncIterable<readonly Record[]>, reading: Reading) {
  const { layout, decisions, isOwnFormat, thisYear, headerLength, folder, problems, foreign, isStopped, count } =
    reading
  const { file, placed } = layout
  const nameOf = ({ name, header }: PlacedColumn) => ({ column: name, header })
  const report = (line: number, at: number, reason: Reason, value: string | null) =>
    problems.add({ line, ...nameOf(placed[at] as PlacedColumn), value: shownValue(value), ...reason })
  const readRow = rowReader(file, { placed, decisions, isOwnFormat, thisYear, foreign }, report)
  const names = placed.map(({ name }) => name)
  const attach = attacher(file, names, folder, (line, column, reason, value) =>
    report(line, names.indexOf(column), reason, value),
  )
  const read = (record: Record): Stored[][] => {
    const { line, cells } = record
    const isShort = cells.length < headerLength && record.typed === undefined
    if (isShort || (cells.length > headerLength && cells.slice(headerLength).some((cell) => cell.trim() !== ''))) {
      problems.add(plainProblem(line, reasonOf('cells', { count: cells.length, limit: headerLength })))
      return []
    }
    return [[line, ...readRow(record)]]
  }
  for await (const portion of portions) {
    count(portion.length)
    const rows = portion.flatMap(read)
    if (isStopped()) return
    // One row at a time, because rows with attached files are large.
    if (attach)
      for (const row of rows) {
        await attach(row)
        if (problems.count === 0) yield [row]
      }
    else yield rows
  }
}

const columnsOf = ({ placed }: Layout, decisions: Decisions): ReadColumn[] =>
  placed.map(({ name, header }) => ({ column: name, header, format: decisions.get(name)?.format ?? null }))

interface Staging {
  readonly target: Target
  readonly source: Source
  readonly table: Table
  readonly layout: Layout
  readonly isOwnFormat: boolean
  readonly thisYear: number
  readonly problems: Problems
}

/** Stages the rows; false if a value needs a survey first. */
const stageRows = async (
  staging: Staging,
  decisions: Decisions,
  needsSurvey: boolean,
  count: (rows: number) => void,
) => {
  const { target, source, table, layout, isOwnFormat, thisYear, problems } = staging
  let isStopped = false
  const reading: Reading = {
    ...{ layout, decisions, isOwnFormat, thisYear, problems, count },
    headerLength: table.header.cells.length,
    folder: source.folder,
    foreign: needsSurvey
      ? () => {
          isStopped = true
        }
      : null,
    isStopped: () => isStopped,
  }
  for (const text of dropTables(source.file)) await target.ask(text)
  await target.ask(createStaged(layout, target.dialect.name))
  await target.load(stagedTable(source.file), layout.staged, readRows(table.rows(), reading))
  return !isStopped
}

/**
 * Reads a file into its temporary table. A file in the portal's own format is read once; others are surveyed first, to
 * decide how their numbers and dates are written.
 */
export const loadFile = async (
  target: Target,
  source: Source,
  now: Instant,
  onRows: (rows: number) => void,
): Promise<Loaded> => {
  const { file, open, mapping = null } = source
  let rows = 0
  const count = (more: number) => {
    if (Math.floor(rows / rowsBetweenNews) < Math.floor((rows + more) / rowsBetweenNews)) onRows(rows + more)
    rows += more
  }
  let loaded: Loaded = {
    ...{ layout: null, rows: 0, problems: new Problems() },
    ...{ form: unknownForm, columns: [], ignored: [] },
  }
  try {
    const table = await openTable(open, mapping?.sheet ?? null)
    const placed = placeColumns(file, table.header, mapping)
    loaded = { ...loaded, form: table.form, ignored: placed.ignored }
    const layout = layoutOf(file, placed, table.header.line)
    if (!('file' in layout)) {
      loaded.problems.add(...layout)
      return loaded
    }
    const isOwnFormat = placed.isOwnFormat && table.form.separator === ','
    const stage = async (decisions: Decisions, needsSurvey: boolean) => {
      rows = 0
      loaded = { ...loaded, problems: new Problems(), columns: columnsOf(layout, decisions) }
      const thisYear = Number(now.slice(0, 4))
      const staging = { target, source, table, layout, isOwnFormat, thisYear, problems: loaded.problems }
      return stageRows(staging, decisions, needsSurvey, count)
    }
    if (!(isOwnFormat && (await stage(mappedDecisions(placed.columns), true))))
      await stage(await survey(file, placed.columns, table.rows()), false)
    if (rows > 0) onRows(rows)
    return { ...loaded, layout, rows }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    loaded.problems.add(error.problem)
    return { ...loaded, rows }
  }
}
