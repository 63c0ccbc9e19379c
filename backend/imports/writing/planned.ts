import { sql } from 'kysely'
import type { DataFile, Link } from '#schema/imports/file.ts'
import { dataFiles } from '#schema/imports/index.ts'
import { reasonOf } from '#schema/imports/problems.ts'
import type { Db } from '../../database/open.ts'
import { type Giver, givenBy } from '../../promised-dates/giver.ts'
import { followUp, ownedBy } from '../../records/derived.ts'
import { ImportRejectedError, type Manner, requireNoProblems } from '../imported.ts'
import type { Layout } from '../reading/layout.ts'
import { type Counted, plainProblem } from '../reading/problems.ts'
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

/** Counts the planned rows by their state, without those of the given lines. */
export const countsOf = async (ask: Ask, { file }: Layout, without: readonly number[] = []): Promise<Counts> => {
  const where = without.length > 0 ? `where line not in (${without.join(', ')})` : ''
  const found = await ask(
    `select state, count(*) as count from ${statements.plannedTable(file)} ${where} group by state`,
  )
  const count = (state: number) => Number(found.find((row) => Number(row.state) === state)?.count ?? 0)
  const { added, changed, unchanged } = statements.states
  return { added: count(added), changed: count(changed), unchanged: count(unchanged) }
}

const refresh = async (db: Db, ask: Ask, { file }: Layout) => {
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

const giverOf = ({ now, madeBy, callerId }: Manner): Giver => ({
  ...{ source: 'import', user_id: callerId, name: madeBy, reason: null },
  ...{ at: now(), day: null },
})

export const write = async (db: Db, target: Target, layout: Layout, counts: Counts, manner: Manner) => {
  const ask = inside(db)
  manner.onProgress(layout.file.name, 'writing', counts.added + counts.changed)
  await givenBy(db, giverOf(manner), () => writeRows(ask, target, layout, counts, manner.isDryRun ?? false))
  await refresh(db, ask, layout)
}

/**
 * Removes dependent rows of removed rows and reports their number; dependents imported in their own file are left to
 * that file.
 */
const removeParts = async (ask: Ask, file: DataFile, manner: Manner, come: ReadonlySet<DataFile>) => {
  const owned = ownedBy(file.name)
  let removed = 0
  for (const part of dataFiles.filter((one) => owned.includes(one.table) && !come.has(one))) {
    const link = part.links.find((one) => one.file === file.name) as Link
    const gone = await numberOf(ask, statements.countParts(file, part, link))
    if (gone === 0) continue
    manner.onProgress(part.name, 'removingParts', gone)
    await ask(statements.removeParts(file, part, link))
    removed += gone
  }
  return removed
}

/**
 * Number of rows that the file no longer contains, and of those that it still does. A row without a key, which is a
 * problem, counts as one of the latter.
 */
export const countGone = async (ask: Ask, file: DataFile) => {
  await ask(statements.indexPlanned(file))
  const missing = await numberOf(ask, statements.countGone(file))
  const kept = await numberOf(ask, statements.countKept(file))
  const unnamed = Math.min(missing, await numberOf(ask, statements.countUnnamed(file)))
  return { gone: missing - unnamed, kept: kept + unnamed }
}

/**
 * Removes the rows that the file no longer contains; `come` are the files that are imported together. Returns the number
 * of rows that were removed as parts of them.
 */
export const remove = async (ask: Ask, file: DataFile, gone: number, manner: Manner, come: ReadonlySet<DataFile>) => {
  manner.onProgress(file.name, 'removing', gone)
  if (gone === 0) return 0
  try {
    const parts = await removeParts(ask, file, manner, come)
    await ask(statements.removeGone(file))
    return parts
  } catch (error) {
    describeViolation(file, error, 0)
    throw new ImportRejectedError(file.name, [plainProblem(0, reasonOf('referredTo', { count: gone }))])
  }
}
