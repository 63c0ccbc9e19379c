import type { DataFile } from '#schema/imports/file.ts'
import { reasonOf } from '#schema/imports/problems.ts'
import type { Db } from '../database/open.ts'
import { foreignKeys } from '../records/referring.ts'
import { isLargeRemoval, type Manner } from './imported.ts'
import { hasProblems, type Passing } from './passing.ts'
import { plainProblem } from './reading/problems.ts'
import { maxUndoneRows, noteRemoving } from './runs/changes.ts'
import { listRemoved } from './runs/plannedRows.ts'
import type { Target } from './target.ts'
import { type Ask, numberOf } from './writing/checks.ts'
import { ofSource } from './writing/ofSource.ts'
import { countGone, inside, remove } from './writing/planned.ts'
import { heldProblems, holdersOf, isHeld, removeHolders } from './writing/referring.ts'
import { removable } from './writing/removable.ts'
import { countOf, indexPlanned, isGone } from './writing/statements.ts'

/**
 * Finds the rows to remove and returns their condition. Many of them are a problem unless they are forced, and so are
 * those that others refer to, unless it is said what becomes of them.
 */
export const judgeRemoval = async (db: Db, ask: Ask, { dialect }: Target, passing: Passing, manner: Manner) => {
  const { source, loaded, changedRows } = passing
  const { file } = source
  const { problems, layout } = loaded
  const holders = await holdersOf(db, dialect.name, file)
  await ask(indexPlanned(file))
  const isOwn = layout ? ofSource(layout, source.mapping?.source ?? '', dialect.name) : () => 'true'
  const mayGo = removable[file.name] ?? (() => 'true')
  const isToGo = (alias: string) => `${isGone(file, alias)} and ${isOwn(alias)} and ${mayGo(alias)}`
  const all = isToGo(file.table)
  const condition = manner.referred === 'keep' ? `${all} and not (${isHeld(file, holders, isToGo)})` : all
  const { gone, kept } = await countGone(ask, file, condition)
  passing.removed = gone
  passing.needsForce = isLargeRemoval(gone, gone + kept)
  if (gone === 0) return condition
  const how = { condition, listed: changedRows.length }
  if (layout) passing.changedRows = [...changedRows, ...(await listRemoved(db, ask, dialect.name, layout, how))]
  if (passing.needsForce && !manner.isForced && !manner.isDryRun)
    problems.add(plainProblem(0, reasonOf('largeRemoval', { count: gone, total: gone + kept })))
  if (manner.referred === undefined) {
    passing.referred = await numberOf(ask, countOf(file, `${all} and (${isHeld(file, holders, isToGo)})`))
    if (passing.referred > 0) problems.addCounted(await heldProblems(ask, file, holders, isToGo))
  }
  return condition
}

/** Removes the rows that a file no longer contains; `come` are the files that are imported together. */
export const removeOne = async (
  db: Db,
  target: Target,
  passing: Passing,
  manner: Manner,
  come: ReadonlySet<DataFile>,
) => {
  const { loaded, counts, source } = passing
  if (!loaded.layout) return
  const ask = inside(db)
  const condition = await judgeRemoval(db, ask, target, passing, manner)
  if (hasProblems(passing)) return
  passing.isListed &&= passing.removed + counts.added + counts.changed <= maxUndoneRows
  if (passing.isListed) await noteRemoving(ask, target.dialect.name, source.file, condition)
  if (manner.referred === 'remove') {
    const keys = await foreignKeys(db, target.dialect.name)
    passing.removedReferring = await removeHolders(ask, keys, source.file, condition)
  }
  const parts = await remove(ask, source.file, passing.removed, { manner, come, condition })
  passing.isUndoable &&= passing.isListed && parts + passing.removedReferring === 0
}
