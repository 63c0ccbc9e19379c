import { sql } from 'kysely'
import type { DataFile, Link } from '../../../schema/imports/file.ts'
import { dataFiles } from '../../../schema/imports/index.ts'
import type { Db } from '../../database/open.ts'
import { type Giver, givenBy } from '../../promised-dates/giver.ts'
import { followUp, ownedBy } from '../../records/derived.ts'
import { type Manner, requireNoProblems } from '../imported.ts'
import type { Layout } from '../reading/layout.ts'
import type { Target } from '../target.ts'
import { addPlanned, describeViolation } from './adding.ts'
import { type Ask, numberOf, plannedProblems } from './checks.ts'
import * as statements from './statements.ts'

export const inside =
  (db: Db): Ask =>
  async (text) =>
    (await sql.raw<Record<string, unknown>>(text).execute(db)).rows

export interface Staged {
  readonly layout: Layout
  readonly rows: number
}

/** Decides for each row whether it is added, changed or unchanged, in a temporary table. */
export const plan = async (ask: Ask, { dialect }: Target, layout: Layout) => {
  await ask(statements.createPlanned(layout))
  await ask(statements.fillPlanned(layout, dialect.name))
  if (dialect.name === 'postgres') await ask(`analyze ${statements.plannedTable(layout.file)}`)
  requireNoProblems(layout.file, await plannedProblems(ask, layout))
}

const countsOf = async (ask: Ask, { file }: Layout) => {
  const found = await ask(`select state, count(*) as count from ${statements.plannedTable(file)} group by state`)
  const count = (state: number) => Number(found.find((row) => Number(row.state) === state)?.count ?? 0)
  return { added: count(statements.states.added), changed: count(statements.states.changed) }
}

const refresh = async (db: Db, ask: Ask, { file }: Layout) => {
  if (file.name !== 'customers') return
  const found = await ask(`select id from ${statements.plannedTable(file)} where state = ${statements.states.changed}`)
  for (const { id } of found) await followUp(db, file.name, { id })
}

type Counts = Awaited<ReturnType<typeof countsOf>>

const writeRows = async (ask: Ask, { dialect }: Target, layout: Layout, { added, changed }: Counts) => {
  const change = statements.changeRows(layout)
  try {
    if (change && changed > 0) await ask(change)
  } catch (error) {
    requireNoProblems(layout.file, [describeViolation(layout.file, error, 0)])
  }
  if (added > 0) requireNoProblems(layout.file, await addPlanned(ask, dialect, layout, added))
}

const giverOf = ({ now, madeBy, callerId }: Manner): Giver => ({
  ...{ source: 'import', user_id: callerId, name: madeBy, reason: null },
  ...{ at: now(), day: null },
})

export const write = async (db: Db, target: Target, { layout, rows }: Staged, manner: Manner) => {
  const ask = inside(db)
  const counts = await countsOf(ask, layout)
  manner.onProgress(layout.file.name, 'writing', counts.added + counts.changed)
  await givenBy(db, giverOf(manner), () => writeRows(ask, target, layout, counts))
  await refresh(db, ask, layout)
  return { entity: layout.file.name, rows, ...counts, removed: 0, problems: [] }
}

/**
 * Removes dependent rows of removed rows and reports their number; dependents imported in their own file are left to
 * that file.
 */
const removeParts = async (ask: Ask, file: DataFile, manner: Manner, staged: readonly Staged[]) => {
  const come = new Set(staged.map(({ layout }) => layout.file))
  const owned = ownedBy(file.name)
  for (const part of dataFiles.filter((one) => owned.includes(one.table) && !come.has(one))) {
    const link = part.links.find((one) => one.file === file.name) as Link
    const gone = await numberOf(ask, statements.countParts(file, part, link))
    if (gone === 0) continue
    manner.onProgress(part.name, 'removingParts', gone)
    await ask(statements.removeParts(file, part, link))
  }
}

/** Removes rows that the file no longer contains; reports and returns their number. */
export const remove = async (db: Db, { layout }: Staged, manner: Manner, staged: readonly Staged[]) => {
  const { file } = layout
  const ask = inside(db)
  await ask(statements.indexPlanned(file))
  const gone = await numberOf(ask, statements.countGone(file))
  manner.onProgress(file.name, 'removing', gone)
  try {
    if (gone > 0) {
      await removeParts(ask, file, manner, staged)
      await ask(statements.removeGone(file))
    }
  } catch (error) {
    describeViolation(file, error, 0)
    const reason = `${gone} rows that it no longer has cannot be removed: others refer to them.`
    requireNoProblems(file, [{ line: 0, column: null, reason }])
  }
  return gone
}
