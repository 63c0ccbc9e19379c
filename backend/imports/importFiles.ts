import { leaveAudit } from '../audit-log/leaveAudit.ts'
import type { Db } from '../database/open.ts'
import { type Imported, ImportRejectedError, type Manner, requireNoProblems, type Source } from './imported.ts'
import type { Problem } from './reading/csv.ts'
import type { Layout } from './reading/layout.ts'
import { loadFile } from './reading/loading.ts'
import type { Target } from './target.ts'
import { type Ask, maxProblems, repeatedKeys } from './writing/checks.ts'
import { inside, plan, remove, type Staged, write } from './writing/planned.ts'
import * as statements from './writing/statements.ts'

const record = async (db: Db, { entity, rows, added, changed, removed, problems }: Imported, manner: Manner) => {
  const at = manner.now()
  const result = problems.length === 0 ? 'done' : 'refused'
  await db
    .insertInto('imports')
    .values({
      ...{ entity, at, made_by: manner.madeBy, result, row_count: rows },
      ...{ added, changed, removed, issue_count: problems.length },
    })
    .execute()
  if (added + changed + removed === 0) return
  const after = { rows, added, changed, removed }
  await leaveAudit(db, { at, call: 'imports.save', callerId: manner.callerId }, [
    { record: `import ${entity}`, after, action: 'edited' },
  ])
}

const dropAll = async (ask: Ask, sources: readonly Source[]) => {
  for (const { file } of sources) for (const text of statements.dropTables(file)) await ask(text)
}

const inOneTransaction = (target: Target, staged: readonly Staged[], manner: Manner) =>
  target.db.transaction().execute(async (db) => {
    await manner.requireAccess?.(db)
    const ask = inside(db)
    const done: Imported[] = []
    for (const one of staged) {
      if (manner.isReplacing) await plan(ask, target, one.layout)
      done.push(await write(db, target, one, manner))
    }
    const removed = new Map<string, number>()
    if (manner.isReplacing)
      for (const one of staged.toReversed()) removed.set(one.layout.file.name, await remove(db, one, manner, staged))
    const results = done.map((one) => ({ ...one, removed: removed.get(one.entity) ?? 0 }))
    for (const one of results) await record(db, one, manner)
    return results
  })

const stage = async (target: Target, source: Source, manner: Manner): Promise<Staged> => {
  const { file } = source
  manner.onProgress(file.name, 'reading', 0)
  const { layout, rows, problems } = await loadFile(target, source, (count) =>
    manner.onProgress(file.name, 'reading', count),
  )
  requireNoProblems(file, problems)
  manner.onProgress(file.name, 'checking', rows)
  requireNoProblems(file, await repeatedKeys(target.ask, layout as Layout))
  return { layout: layout as Layout, rows }
}

const rejected = (entity: string, problems: readonly Problem[]): Imported => ({
  ...{ entity, rows: 0, added: 0, changed: 0, removed: 0 },
  problems: problems.toSorted((one, other) => one.line - other.line).slice(0, maxProblems),
})

/**
 * Imports files in one transaction, all or none. Reads and validates them into temporary tables first, so that other
 * connections are not blocked; readers see the old rows until the commit.
 */
const importTogether = async (target: Target, sources: readonly Source[], manner: Manner): Promise<Imported[]> => {
  try {
    const staged: Staged[] = []
    for (const source of sources) staged.push(await stage(target, source, manner))
    // Rows that are replaced together may refer to each other, so references are resolved during writing.
    if (!manner.isReplacing)
      await target.onSnapshot(async () => {
        for (const { layout } of staged) await plan(target.ask, target, layout)
      })
    return await inOneTransaction(target, staged, manner)
  } catch (error) {
    if (!(error instanceof ImportRejectedError)) throw error
    const result = rejected(error.entity, error.problems)
    await target.db.transaction().execute((db) => record(db, result, manner))
    return [result]
  } finally {
    await dropAll(target.ask, sources)
  }
}

/** Imports files in order: each in its own transaction, or all in one if missing rows are removed. */
export async function* importFiles(target: Target, sources: readonly Source[], manner: Manner) {
  if (manner.isReplacing) return yield* await importTogether(target, sources, manner)
  for (const source of sources) yield* await importTogether(target, [source], manner)
}
