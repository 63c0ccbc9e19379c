import type { Instant } from '#values/types.ts'
import type { Source } from '../imported.ts'
import type { Target } from '../target.ts'
import type { Ask } from '../writing/checks.ts'
import { createStaged, createWrong, dropTables, quoted, stagedTable } from '../writing/statements.ts'
import { type Layout, layoutOf } from './layout.ts'
import { placeColumns, wishOf } from './mappedColumns.ts'
import { ruleProblems, type SkippedRows } from './noRows.ts'
import { type KeyReaders, keyReadersFor, type PlantKeys } from './plantKeys.ts'
import { UnreadableFileError } from './problems.ts'
import { type Findings, noFindings, type Reading, readRows } from './readRows.ts'
import { type Decisions, mappedDecisions, survey } from './survey.ts'
import { type FileForm, openTable, type Table, unknownForm } from './table.ts'

/** Columns of a file with the notation in which they were read. */
export interface ReadColumn {
  readonly column: string
  readonly header: string | null
  readonly format: string | null
}

export interface Loaded extends Findings {
  /** Null if the file or its header cannot be read; nothing is staged then. */
  readonly layout: Layout | null
  readonly rows: number
  readonly form: FileForm
  readonly columns: readonly ReadColumn[]
  readonly ignored: readonly string[]
  /** Hidden sheets with cells that are not read. */
  readonly hidden: readonly string[]
}

const rowsBetweenNews = 50_000

const columnsOf = ({ placed }: Layout, decisions: Decisions): ReadColumn[] =>
  placed.map(({ name, header }) => ({ column: name, header, format: decisions.get(name)?.format ?? null }))

interface Staging {
  readonly target: Target
  readonly source: Source
  readonly table: Table
  readonly layout: Layout
  readonly isOwnFormat: boolean
  readonly thisYear: number
  readonly findings: Findings
  readonly keys: KeyReaders
}

/** Stages the rows; false if a value needs a survey first. */
const stageRows = async (
  staging: Staging,
  decisions: Decisions,
  needsSurvey: boolean,
  count: (rows: number) => void,
) => {
  const { target, source, table, layout, ...how } = staging
  let isStopped = false
  const reading: Reading = {
    ...how,
    layout,
    decisions,
    count,
    table,
    mapping: source.mapping ?? null,
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
  await target.ask(createWrong(source.file))
  await target.load(stagedTable(source.file), layout.staged, readRows(table.rows(), reading))
  return !isStopped
}

/** Drops staged rows that are equal to an earlier one, and returns their number. */
const dropCopies = async (ask: Ask, { file, staged }: Layout, skipped: SkippedRows) => {
  const table = stagedTable(file)
  const firsts = `select min(line) from ${table} group by ${staged.map(quoted).join(', ')}`
  const copies = await ask(`select line from ${table} where line not in (${firsts}) order by line`)
  await ask(`delete from ${table} where line not in (${firsts})`)
  for (const { line } of copies) skipped.add({ line: Number(line), cells: [] }, 'copy')
  return copies.length
}

/**
 * Reads a file into its temporary table. A file in the portal's own format is read once; others are surveyed first, to
 * decide how their numbers and dates are written.
 */
export const loadFile = async (
  target: Target,
  source: Source,
  { now, keys: plantKeys }: { readonly now: Instant; readonly keys: PlantKeys },
  onRows: (rows: number) => void,
): Promise<Loaded> => {
  const { file, open, mapping = null } = source
  let rows = 0
  const count = (more: number) => {
    if (Math.floor(rows / rowsBetweenNews) < Math.floor((rows + more) / rowsBetweenNews)) onRows(rows + more)
    rows += more
  }
  let loaded: Loaded = {
    layout: null,
    rows: 0,
    form: unknownForm,
    columns: [],
    ignored: [],
    hidden: [],
    ...noFindings(),
  }
  try {
    const table = await openTable(open, wishOf(file, mapping))
    const placed = placeColumns(file, table.header, mapping)
    loaded = { ...loaded, form: table.form, ignored: placed.ignored, hidden: table.hidden }
    const layout = layoutOf(file, placed, table.header.line)
    const problems = [...('file' in layout ? [] : layout), ...ruleProblems(table, mapping)]
    loaded.problems.add(...problems)
    if (!('file' in layout) || problems.length > 0) return loaded
    const keys = await keyReadersFor(plantKeys, file, layout.placed, mapping)
    const isOwnFormat = placed.isOwnFormat && table.form.separator === ','
    const stage = async (decisions: Decisions, needsSurvey: boolean) => {
      rows = 0
      const findings = noFindings()
      loaded = { ...loaded, ...findings, columns: columnsOf(layout, decisions) }
      const thisYear = Number(now.slice(0, 4))
      const staging = { target, source, table, layout, isOwnFormat, thisYear, findings, keys }
      return stageRows(staging, decisions, needsSurvey, count)
    }
    if (!(isOwnFormat && (await stage(mappedDecisions(placed.columns), true))))
      await stage(await survey(file, placed.columns, table.rows()), false)
    if (mapping?.once) rows -= await dropCopies(target.ask, layout, loaded.skipped)
    if (rows > 0) onRows(rows)
    return { ...loaded, layout, rows }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    loaded.problems.add(error.problem)
    return { ...loaded, rows }
  }
}
