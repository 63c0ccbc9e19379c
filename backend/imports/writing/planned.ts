import { sql } from 'kysely'
import type { DataFile, Link } from '#schema/imports/file.ts'
import { dataFiles } from '#schema/imports/index.ts'
import { reasonOf } from '#schema/imports/problems.ts'
import type { Db } from '../../database/open.ts'
import { givenBy } from '../../promised-dates/giver.ts'
import { followUp, ownedBy } from '../../records/derived.ts'
import { ImportRejectedError, type Manner, requireNoProblems } from '../imported.ts'
import type { Layout } from '../reading/layout.ts'
import { type Counted, type Problems, plainProblem } from '../reading/problems.ts'
import type { Target } from '../target.ts'
import { addPlanned, describeViolation } from './adding.ts'
import { type Ask, numberOf, plannedProblems, type Rejected } from './checks.ts'
import * as statements from './statements.ts'

export const inside =
  (db: Db): Ask =>
  async (text) =>
    (await sql.raw<Record<string, unknown>>(text).execute(db)).rows

/** Decides for each row whether it is added, changed or unchanged, in a temporary table; returns its problems. */
export const plan = async (ask: Ask, { dialect }: Target, layout: Layout, rejected: Rejected): Promise<Counted> => {
  await ask(statements.createPlanned(layout))
  await ask(statements.fillPlanned(layout, dialect.name))
  if (dialect.name === 'postgres') await ask(`analyze ${statements.plannedTable(layout.file)}`)
  return plannedProblems(ask, layout, rejected)
}

export interface Counts {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
}

const maxLinesAtOnce = 1_000

/** Notes the lines of problems that were found while reading. */
export const noteLines = async (ask: Ask, { file }: Layout, { lines }: Problems) => {
  for (const portion of lines.inPortions(maxLinesAtOnce)) {
    const values = portion.map((line) => `(${line})`).join(', ')
    await ask(`insert into ${statements.wrongTable(file)} values ${values} on conflict do nothing`)
  }
}

/** Counts the planned rows without problems by their state. */
export const countsOf = async (ask: Ask, { file }: Layout): Promise<Counts> => {
  const found = await ask(`select state, count(*) as count from ${statements.plannedTable(file)}
    where ${statements.isRight(file)} group by state`)
  const count = (state: number) => Number(found.find((row) => Number(row.state) === state)?.count ?? 0)
  const { added, changed, unchanged } = statements.states
  return { added: count(added), changed: count(changed), unchanged: count(unchanged) }
}

/** Number of the lines with problems. */
export const countWrong = (ask: Ask, { file }: Layout) =>
  numberOf(ask, `select count(*) as count from ${statements.wrongTable(file)}`)

/** Increments the version of the budgets whose rows change, so that an open form notices `docs/product/sales.md#budget-conflicts`. */
export const moveVersions = async (ask: Ask, { name }: DataFile, rows: string) => {
  if (name === 'budgetRows')
    await ask(`update budgets set version = version + 1 where id in (select budget_id from ${rows})`)
}

const refresh = async (db: Db, ask: Ask, { file }: Layout) => {
  await moveVersions(ask, file, `${statements.plannedTable(file)} where state <> ${statements.states.unchanged}`)
  if (file.name !== 'customers') return
  const found = await ask(`select id from ${statements.plannedTable(file)} where state = ${statements.states.changed}`)
  for (const { id } of found) await followUp(db, file.name, { id })
}

const writeRows = async (
  ask: Ask,
  { dialect }: Target,
  layout: Layout,
  { added, changed }: Counts,
  isDryRun: boolean,
) => {
  const change = statements.changeRows(layout)
  try {
    if (change && changed > 0) await ask(change)
  } catch (error) {
    requireNoProblems(layout.file, [describeViolation(layout.file, error, 0)])
  }
  if (added > 0) requireNoProblems(layout.file, await addPlanned(ask, dialect, layout, { count: added, isDryRun }))
}

export const write = async (db: Db, target: Target, layout: Layout, counts: Counts, manner: Manner) => {
  const ask = inside(db)
  manner.onProgress(layout.file.name, 'writing', counts.added + counts.changed)
  const { madeBy: name, callerId, now, isDryRun = false, isUnrecorded } = manner
  const writeAll = () => writeRows(ask, target, layout, counts, isDryRun)
  const giver = { source: 'import', user_id: callerId, name, reason: null, at: now(), day: null } as const
  await (isUnrecorded ? writeAll() : givenBy(db, giver, writeAll))
  await refresh(db, ask, layout)
}

interface Removal {
  readonly manner: Manner
  /** Files that are imported together. */
  readonly come: ReadonlySet<DataFile>
  /** SQL that finds the rows to remove. */
  readonly condition: string
}

/**
 * Removes dependent rows of removed rows and reports their number; dependents imported in their own file are left to
 * that file.
 */
const removeParts = async (ask: Ask, file: DataFile, { manner, come, condition }: Removal) => {
  const owned = ownedBy(file.name)
  let removed = 0
  for (const part of dataFiles.filter((one) => owned.includes(one.table) && !come.has(one))) {
    const link = part.links.find((one) => one.file === file.name) as Link
    const gone = await numberOf(ask, statements.countParts(file, part, link, condition))
    if (gone === 0) continue
    manner.onProgress(part.name, 'removingParts', gone)
    await ask(statements.removeParts(file, part, link, condition))
    removed += gone
  }
  return removed
}

/**
 * Number of rows that the file no longer contains, and of those that it still does. A row without a key, which is a
 * problem, counts as one of the latter.
 */
export const countGone = async (ask: Ask, file: DataFile, condition: string) => {
  const missing = await numberOf(ask, statements.countOf(file, condition))
  const kept = await numberOf(ask, statements.countKept(file))
  const unnamed = Math.min(missing, await numberOf(ask, statements.countUnnamed(file)))
  return { gone: missing - unnamed, kept: kept + unnamed }
}

/** Removes the rows that the file no longer contains; returns the number of rows that were removed as parts of them. */
export const remove = async (ask: Ask, file: DataFile, gone: number, removal: Removal) => {
  removal.manner.onProgress(file.name, 'removing', gone)
  if (gone === 0) return 0
  try {
    const parts = await removeParts(ask, file, removal)
    await moveVersions(ask, file, `${file.table} where ${removal.condition}`)
    await ask(statements.removeGone(file, removal.condition))
    return parts
  } catch (error) {
    describeViolation(file, error, 0)
    throw new ImportRejectedError(file.name, [plainProblem(0, reasonOf('referredTo', { count: gone }))])
  }
}
