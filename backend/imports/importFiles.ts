import type { DataFile } from '#schema/imports/file.ts'
import { reasonOf } from '#schema/imports/problems.ts'
import { leaveAudit } from '../audit-log/leaveAudit.ts'
import type { Db } from '../database/open.ts'
import { type Imported, ImportRejectedError, isLargeRemoval, type Manner, type Source } from './imported.ts'
import type { Layout } from './reading/layout.ts'
import { type Loaded, loadFile } from './reading/loading.ts'
import { type Counted, noProblems, plainProblem } from './reading/problems.ts'
import { dropBefore, dropChanges, maxUndoneRows, noteChanging, noteRemoving, storeChanges } from './runs/changes.ts'
import type { Target } from './target.ts'
import { type Ask, countAwaiting, passOverAwaiting, type Rejected, repeatedKeys } from './writing/checks.ts'
import { type Counts, countGone, countsOf, inside, plan, remove, write } from './writing/planned.ts'
import * as statements from './writing/statements.ts'
import { warningsOf } from './writing/warnings.ts'

/** A file on its way through an import. */
interface Passing {
  readonly source: Source
  readonly loaded: Loaded
  readonly warnings: Counted
  counts: Counts
  removed: number
  needsForce: boolean
  /** True if its changes are kept, so that they can be undone. */
  isUndoable: boolean
  runId: number | null
}

const noCounts: Counts = { added: 0, changed: 0, unchanged: 0 }

/** Thrown to roll back a dry run, or an import of several files of which one has problems. */
class RolledBack extends Error {}

const resultOf = ({ source, loaded, warnings, ...passing }: Passing, manner: Manner): Imported => {
  const { rows, form, columns, ignored, problems } = loaded
  const { count, listed } = problems.list()
  const isCounted = count === 0 || manner.isDryRun
  const { added, changed, unchanged } = isCounted ? passing.counts : noCounts
  return {
    ...{ entity: source.file.name, fileName: source.fileName ?? null, isDryRun: manner.isDryRun ?? false },
    ...{ rows: isCounted ? rows : 0, added, changed, unchanged, removed: isCounted ? passing.removed : 0 },
    ...{ needsForce: passing.needsForce, form, columns, ignored, runId: passing.runId },
    ...{ problemCount: count, problems: listed, warningCount: warnings.count, warnings: warnings.listed },
  }
}

const record = async (db: Db, target: Target, passing: Passing, manner: Manner) => {
  const { entity, fileName, rows, added, changed, removed, problemCount, problems } = resultOf(passing, manner)
  const at = manner.now()
  const mapping = passing.source.mapping ?? null
  const { id } = await db
    .insertInto('imports')
    .values({
      ...{ entity, at, made_by: manner.madeBy, result: problemCount === 0 ? 'done' : 'refused', row_count: rows },
      ...{ added, changed, removed, issue_count: problemCount, file_name: fileName },
      mapping: mapping && JSON.stringify(mapping),
      problems: problemCount === 0 ? null : JSON.stringify(problems),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  passing.runId = id
  if (added + changed + removed === 0) return
  const ask = inside(db)
  await ask(dropChanges(entity))
  if (passing.isUndoable) await storeChanges(ask, target.dialect.name, passing.source.file, id)
  const after = { rows, added, changed, removed }
  await leaveAudit(db, { at, call: 'imports.save', callerId: manner.callerId }, [
    { record: `import ${entity}`, after, action: 'edited' },
  ])
}

const drop = async (ask: Ask, files: readonly DataFile[]) => {
  for (const file of files) for (const text of [...statements.dropTables(file), dropBefore(file)]) await ask(text)
}

const stage = async (target: Target, source: Source, manner: Manner): Promise<Passing> => {
  const { file } = source
  manner.onProgress(file.name, 'reading', 0)
  const loaded = await loadFile(target, source, manner.now(), (count) => manner.onProgress(file.name, 'reading', count))
  const passing = { source, loaded, counts: noCounts, removed: 0, needsForce: false, isUndoable: false, runId: null }
  if (!loaded.layout) return { ...passing, warnings: noProblems }
  manner.onProgress(file.name, 'checking', loaded.rows)
  loaded.problems.addCounted(await repeatedKeys(target.ask, loaded.layout))
  return { ...passing, warnings: await warningsOf(target.ask, loaded.layout, manner.now()) }
}

const planOne = async (ask: Ask, target: Target, passing: Passing, rejected: Rejected) => {
  const { layout, problems } = passing.loaded
  if (!layout) return
  problems.addCounted(await plan(ask, target, layout, rejected))
  const lines = new Set(problems.list().listed.map(({ line }) => line))
  passing.counts = await countsOf(ask, layout, [...lines])
}

const writeOne = async (db: Db, target: Target, passing: Passing, manner: Manner) => {
  const { source, counts, loaded } = passing
  const isSmall = counts.added + counts.changed <= maxUndoneRows
  // Files that are attached do not fit into JSON.
  passing.isUndoable = isSmall && !source.file.attached && !manner.isDryRun
  if (passing.isUndoable) await noteChanging(inside(db), target.dialect.name, source.file)
  await write(db, target, loaded.layout as Layout, counts, manner)
}

const hasProblems = ({ loaded }: Passing) => loaded.problems.count > 0

/** Counts the rows to remove; many of them are a problem unless they are forced. */
const judgeRemoval = async (ask: Ask, passing: Passing, manner: Manner) => {
  const { gone, kept } = await countGone(ask, passing.source.file)
  passing.removed = gone
  passing.needsForce = isLargeRemoval(gone, gone + kept)
  if (passing.needsForce && !manner.isForced && !manner.isDryRun)
    passing.loaded.problems.add(plainProblem(0, reasonOf('largeRemoval', { count: gone, total: gone + kept })))
}

const removeOne = async (ask: Ask, target: Target, passing: Passing, manner: Manner, come: ReadonlySet<DataFile>) => {
  const { loaded, counts, source } = passing
  if (!loaded.layout) return
  await judgeRemoval(ask, passing, manner)
  if (hasProblems(passing)) return
  passing.isUndoable &&= passing.removed + counts.added + counts.changed <= maxUndoneRows
  if (passing.isUndoable) await noteRemoving(ask, target.dialect.name, source.file)
  const parts = await remove(ask, source.file, passing.removed, manner, come)
  passing.isUndoable &&= parts === 0
}

/** Writes what can be written of files that are imported together; rows of a rejected one may be referred to. */
const writeTogether = async (db: Db, target: Target, files: readonly Passing[], manner: Manner) => {
  const ask = inside(db)
  const rejected = new Map<string, Layout>()
  for (const passing of files) {
    const { layout } = passing.loaded
    await planOne(ask, target, passing, rejected)
    const isAwaiting = layout !== null && (await countAwaiting(ask, layout, rejected)).length > 0
    if (layout && (isAwaiting || hasProblems(passing))) rejected.set(layout.file.name, layout)
    if (layout && isAwaiting) await passOverAwaiting(ask, layout, rejected)
    if (!hasProblems(passing)) await writeOne(db, target, passing, manner)
  }
}

const inOneTransaction = (target: Target, files: readonly Passing[], manner: Manner) =>
  target.db.transaction().execute(async (db) => {
    await manner.requireAccess?.(db)
    const ask = inside(db)
    const [only] = files
    // Rows of files that are imported together may refer to each other, so they are planned as they are written.
    if (only && files.length === 1) await writeOne(db, target, only, manner)
    else await writeTogether(db, target, files, manner)
    const come = new Set(files.map(({ source }) => source.file))
    if (manner.isReplacing)
      for (const passing of files.toReversed()) await removeOne(ask, target, passing, manner, come)
    if (manner.isDryRun || files.some(hasProblems)) throw new RolledBack()
    for (const passing of files) await record(db, target, passing, manner)
  })

const planAlone = async (target: Target, passing: Passing, manner: Manner, rejected: Rejected) => {
  const { ask } = target
  await planOne(ask, target, passing, rejected)
  const { layout, problems } = passing.loaded
  if (!layout) return
  for (const { link, count } of await countAwaiting(ask, layout, rejected))
    problems.add(plainProblem(0, reasonOf('rejectedRows', { count, file: link.file }), link.reported))
  if (manner.isReplacing && hasProblems(passing)) await judgeRemoval(ask, passing, manner)
}

/** Writes the staged files, or adds the problems that prevent it. */
const writeAll = async (target: Target, files: readonly Passing[], manner: Manner, rejected: Rejected) => {
  const [only] = files
  if (only && files.length === 1) {
    await target.onSnapshot(() => planAlone(target, only, manner, rejected))
    if (hasProblems(only)) return
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
): Promise<Imported[]> => {
  const files: Passing[] = []
  for (const source of sources) files.push(await stage(target, source, manner))
  await writeAll(target, files, manner, rejectedBefore)
  const rejected = files.filter(hasProblems)
  if (manner.isDryRun || rejected.length === 0) return files.map((one) => resultOf(one, manner))
  await target.db.transaction().execute(async (db) => {
    for (const one of rejected) await record(db, target, one, manner)
  })
  for (const { loaded, source } of rejected) if (loaded.layout) rejectedBefore.set(source.file.name, loaded.layout)
  return rejected.map((one) => resultOf(one, manner))
}

/** Imports files in order: each in its own transaction, or all in one if rows are removed or nothing is to be stored. */
export async function* importFiles(target: Target, sources: readonly Source[], manner: Manner) {
  const rejected = new Map<string, Layout>()
  const parts = manner.isReplacing || manner.isDryRun ? [sources] : sources.map((source) => [source])
  try {
    for (const part of parts) {
      yield* await importTogether(target, part, manner, rejected)
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
