import type { DataFile } from '#schema/imports/file.ts'
import { reasonOf } from '#schema/imports/problems.ts'
import { leaveAudit } from '../audit-log/leaveAudit.ts'
import type { Db } from '../database/open.ts'
import { type Imported, ImportRejectedError, type Manner, type Source } from './imported.ts'
import { hasProblems, type Passing, passingOf, resultOf } from './passing.ts'
import type { Layout } from './reading/layout.ts'
import { loadFile } from './reading/loading.ts'
import { PlantKeys } from './reading/plantKeys.ts'
import { Problems, plainProblem } from './reading/problems.ts'
import { judgeRemoval, removeOne } from './removing.ts'
import { dropBefore, keepFromUndo, maxUndoneRows, noteChanging, storeChanges } from './runs/changes.ts'
import { listPlanned, listRejected } from './runs/plannedRows.ts'
import type { Target } from './target.ts'
import { type Ask, countAwaiting, passOverAwaiting, type Rejected, repeatedKeys } from './writing/checks.ts'
import { countsOf, countWrong, inside, noteLines, plan, write } from './writing/planned.ts'
import { requireFree, storeKeys } from './writing/plantKeys.ts'
import * as statements from './writing/statements.ts'
import { warningsOf } from './writing/warnings.ts'

/** Thrown to roll back a dry run, or an import of several files of which one has problems. */
class RolledBack extends Error {}

const record = async (db: Db, target: Target, passing: Passing, manner: Manner) => {
  if (manner.isUnrecorded) return
  const { entity, fileName, rows, added, changed, removed, problemCount, problems } = resultOf(passing, manner)
  const at = manner.now()
  const mapping = passing.source.mapping ?? null
  const { id } = await db
    .insertInto('imports')
    .values({
      entity,
      at,
      made_by: manner.madeBy,
      result: problemCount === 0 ? 'done' : 'refused',
      row_count: rows,
      added,
      changed,
      removed,
      issue_count: problemCount,
      file_name: fileName,
      mapping: mapping && JSON.stringify(mapping),
      problems: problemCount === 0 ? null : JSON.stringify(problems),
      rejected_rows: problemCount === 0 ? null : JSON.stringify(passing.rejectedRows),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  passing.runId = id
  if (problemCount === 0) await storeKeys(db, passing.keys, id)
  if (added + changed + removed === 0) return
  const ask = inside(db)
  await ask(keepFromUndo(entity))
  if (passing.isListed) await storeChanges(ask, target.dialect.name, passing.source.file, id)
  if (passing.isUndoable) await db.updateTable('imports').set({ is_undoable: 1 }).where('id', '=', id).execute()
  const after = { run: id, rows, added, changed, removed }
  await leaveAudit(db, { at, call: 'imports.save', callerId: manner.callerId }, [
    { record: `import ${entity}`, after, action: 'edited' },
  ])
}

const drop = async (ask: Ask, files: readonly DataFile[]) => {
  for (const file of files) for (const text of [...statements.dropTables(file), dropBefore(file)]) await ask(text)
}

const stage = async (target: Target, source: Source, manner: Manner, keys: PlantKeys): Promise<Passing> => {
  const { file } = source
  manner.onProgress(file.name, 'reading', 0)
  const loaded = await loadFile(target, source, { now: manner.now(), keys }, (count) =>
    manner.onProgress(file.name, 'reading', count),
  )
  const warnings = new Problems()
  if (loaded.hidden.length > 0)
    warnings.add(plainProblem(0, reasonOf('hiddenSheets', { sheets: loaded.hidden.join(', ') })))
  for (const [column, count] of loaded.rounded) warnings.add(plainProblem(0, reasonOf('rounded', { count }), column))
  for (const [column, count] of loaded.filled) warnings.add(plainProblem(0, reasonOf('filled', { count }), column))
  if (!loaded.layout) return passingOf(source, loaded, warnings.list())
  manner.onProgress(file.name, 'checking', loaded.rows)
  loaded.problems.addCounted(await repeatedKeys(target.ask, loaded.layout))
  warnings.addCounted(await warningsOf(target.ask, loaded.layout, manner.now()))
  return { ...passingOf(source, loaded, warnings.list()), keys: keys.createdFor(file) }
}

const planOne = async (ask: Ask, target: Target, passing: Passing, rejected: Rejected) => {
  const { layout, problems } = passing.loaded
  if (!layout) return
  problems.addCounted(await plan(ask, target, layout, rejected))
  if (problems.count > 0) await noteLines(ask, layout, problems)
  passing.counts = await countsOf(ask, layout)
}

const listChanged = async (db: Db, ask: Ask, target: Target, passing: Passing) => {
  const { layout } = passing.loaded
  if (layout) passing.changedRows = await listPlanned(db, ask, target.dialect.name, layout)
}

/** Names the rows with problems, once all of them are known. */
const nameRejected = async (db: Db, ask: Ask, passing: Passing) => {
  const { layout, problems } = passing.loaded
  if (!layout || problems.count === 0) return
  passing.rejected = await countWrong(ask, layout)
  passing.rejectedRows = await listRejected(db, layout, problems.list().listed)
}

const writeOne = async (db: Db, target: Target, passing: Passing, manner: Manner) => {
  const { source, counts, loaded } = passing
  const isSmall = counts.added + counts.changed <= maxUndoneRows
  // Files that are attached do not fit into JSON.
  passing.isListed = isSmall && !source.file.attached && !manner.isDryRun && !manner.isUnrecorded
  passing.isUndoable = passing.isListed
  if (passing.isListed) await noteChanging(inside(db), target.dialect.name, source.file)
  await requireFree(db, target, source.file, passing.keys)
  await write(db, target, loaded.layout as Layout, counts, manner)
  // PostgreSQL would plan queries with old statistics until its next automatic run.
  const isLarge = counts.added + counts.changed > maxUndoneRows
  if (isLarge && target.dialect.name === 'postgres') await inside(db)(`analyze ${source.file.table}`)
}

/** Writes what can be written of files that are imported together; rows of a rejected one may be referred to. */
const writeTogether = async (db: Db, target: Target, files: readonly Passing[], manner: Manner) => {
  const ask = inside(db)
  const rejected = new Map<string, Layout>()
  for (const passing of files) {
    const { layout } = passing.loaded
    await planOne(ask, target, passing, rejected)
    await listChanged(db, ask, target, passing)
    const isAwaiting = layout !== null && (await countAwaiting(ask, layout, rejected)).length > 0
    if (layout && (isAwaiting || hasProblems(passing))) rejected.set(layout.file.name, layout)
    if (layout && isAwaiting) await passOverAwaiting(ask, layout, rejected)
    if (!hasProblems(passing)) await writeOne(db, target, passing, manner)
  }
}

const inTransaction = <T>(db: Db, run: (db: Db) => Promise<T>) =>
  db.isTransaction ? run(db) : db.transaction().execute(run)

const inOneTransaction = (target: Target, files: readonly Passing[], manner: Manner) =>
  inTransaction(target.db, async (db) => {
    await manner.requireAccess?.(db)
    const ask = inside(db)
    const [only] = files
    // Rows of files that are imported together may refer to each other, so they are planned as they are written.
    if (only && files.length === 1) await writeOne(db, target, only, manner)
    else await writeTogether(db, target, files, manner)
    const come = new Set(files.map(({ source }) => source.file))
    if (manner.isReplacing) for (const passing of files.toReversed()) await removeOne(db, target, passing, manner, come)
    for (const passing of files) await nameRejected(db, ask, passing)
    if (manner.isDryRun || files.some(hasProblems)) throw new RolledBack()
    for (const passing of files) await record(db, target, passing, manner)
  })

const planAlone = async (target: Target, passing: Passing, rejected: Rejected) => {
  const { ask } = target
  await planOne(ask, target, passing, rejected)
  const { layout, problems } = passing.loaded
  if (!layout) return
  for (const { link, count } of await countAwaiting(ask, layout, rejected))
    problems.add(plainProblem(0, reasonOf('rejectedRows', { count, file: link.file }), link.reported))
}

/** Completes the report of a file that cannot be written. */
const judgeRejected = async (target: Target, passing: Passing, manner: Manner) => {
  const { db, ask } = target
  if (passing.loaded.layout && manner.isReplacing) await judgeRemoval(db, ask, target, passing, manner)
  await nameRejected(db, ask, passing)
}

/** Writes the staged files, or adds the problems that prevent it. */
const writeAll = async (target: Target, files: readonly Passing[], manner: Manner, rejected: Rejected) => {
  const [only] = files
  if (only && files.length === 1) {
    await target.onSnapshot(() => planAlone(target, only, rejected))
    await listChanged(target.db, target.ask, target, only)
    if (hasProblems(only)) return judgeRejected(target, only, manner)
  }
  try {
    await inOneTransaction(target, files, manner)
  } catch (error) {
    if (error instanceof RolledBack) return
    if (!(error instanceof ImportRejectedError)) throw error
    const { entity, problems } = error
    files.find(({ source }) => source.file.name === entity)?.loaded.problems.add(...problems)
  }
}

/**
 * Imports files in one transaction, all or none. Reads and validates them into temporary tables first, so that other
 * connections are not blocked; readers see the old rows until the commit. Of rejected files it returns those with
 * problems, and keeps their rows staged.
 */
const importTogether = async (
  target: Target,
  sources: readonly Source[],
  manner: Manner,
  rejectedBefore: Map<string, Layout>,
  keys: PlantKeys,
): Promise<Imported[]> => {
  const files: Passing[] = []
  for (const source of sources) files.push(await stage(target, source, manner, keys))
  await writeAll(target, files, manner, rejectedBefore)
  const rejected = files.filter(hasProblems)
  if (manner.isDryRun || rejected.length === 0) return files.map((one) => resultOf(one, manner))
  await inTransaction(target.db, async (db) => {
    for (const one of rejected) await record(db, target, one, manner)
  })
  for (const { loaded, source } of rejected) if (loaded.layout) rejectedBefore.set(source.file.name, loaded.layout)
  return rejected.map((one) => resultOf(one, manner))
}

/**
 * Imports files in order: each in its own transaction, or all in one if rows are removed, nothing is to be stored or
 * that is asked for.
 */
export async function* importFiles(target: Target, sources: readonly Source[], manner: Manner) {
  const rejected = new Map<string, Layout>()
  const keys = new PlantKeys(target.db)
  const isOne = manner.isReplacing || manner.isDryRun || manner.isTogether
  const parts = isOne ? [sources] : sources.map((source) => [source])
  try {
    for (const part of parts) {
      yield* await importTogether(target, part, manner, rejected, keys)
      await drop(
        target.ask,
        part.map(({ file }) => file).filter(({ name }) => !rejected.has(name)),
      )
    }
  } finally {
    await drop(
      target.ask,
      sources.map(({ file }) => file),
    )
  }
}
