import { sql } from 'kysely'
import type { DataFile } from '../../schema/imports/file.ts'
import type { Instant } from '../../values/types.ts'
import type { Db } from '../database/open.ts'
import { followUp } from '../records/given.ts'
import { leaveAudit } from '../trail/audit.ts'
import { addPlanned, describeViolation } from './adding.ts'
import { type Ask, mostProblems, plannedProblems, repeatedKeys } from './checks.ts'
import type { Problem } from './csv.ts'
import type { Layout } from './layout.ts'
import { loadFile } from './loading.ts'
import * as statements from './statements.ts'
import type { Target } from './target.ts'

/** A file to import. */
export interface Source {
  readonly file: DataFile
  open(): AsyncIterable<Uint8Array>
}

/** What came of a file: either it was taken, or it has problems. */
export interface Imported {
  readonly entity: string
  readonly rows: number
  readonly added: number
  readonly changed: number
  readonly removed: number
  readonly problems: readonly Problem[]
}

export type Stage = 'reading' | 'checking' | 'writing' | 'removing'

export interface Manner {
  /** Whether rows go that the file no longer has. */
  readonly isReplacing: boolean
  /** Who imports: the command, a key, a user. */
  readonly madeBy: string
  readonly callerId: number | null
  readonly now: () => Instant
  /** Hears where it is: of reading, how many rows; of removing, how many are to go. */
  readonly onProgress: (entity: string, stage: Stage, count: number) => void
}

/** The problems of a file within a transaction, which they end. */
class Refusal extends Error {
  readonly entity: string
  readonly problems: readonly Problem[]

  constructor(entity: string, problems: readonly Problem[]) {
    super(`${entity} was not taken.`)
    this.entity = entity
    this.problems = problems
  }
}

const demand = ({ name }: DataFile, problems: readonly Problem[]) => {
  if (problems.length > 0) throw new Refusal(name, problems)
}

const inside =
  (db: Db): Ask =>
  async (text) =>
    (await sql.raw<Record<string, unknown>>(text).execute(db)).rows

interface Staged {
  readonly layout: Layout
  readonly rows: number
}

const plan = async (ask: Ask, { dialect }: Target, layout: Layout) => {
  await ask(statements.createPlanned(layout))
  await ask(statements.fillPlanned(layout, dialect.name))
  if (dialect.name === 'postgres') await ask(`analyze ${statements.plannedTable(layout.file)}`)
  demand(layout.file, await plannedProblems(ask, layout))
}

const countsOf = async (ask: Ask, { file }: Layout) => {
  const found = await ask(`select state, count(*) as count from ${statements.plannedTable(file)} group by state`)
  const count = (state: number) => Number(found.find((row) => Number(row.state) === state)?.count ?? 0)
  return { added: count(statements.states.added), changed: count(statements.states.changed) }
}

/** What is kept elsewhere of changed customers. */
const refresh = async (db: Db, ask: Ask, { file }: Layout) => {
  if (file.name !== 'customers') return
  const found = await ask(`select id from ${statements.plannedTable(file)} where state = ${statements.states.changed}`)
  for (const { id } of found) await followUp(db, file.name, { id })
}

/** Writes what was planned, in the transaction that is under way. */
const write = async (db: Db, target: Target, { layout, rows }: Staged, manner: Manner) => {
  const ask = inside(db)
  const counts = await countsOf(ask, layout)
  manner.onProgress(layout.file.name, 'writing', counts.added + counts.changed)
  const change = statements.changeRows(layout)
  try {
    if (change && counts.changed > 0) await ask(change)
  } catch (error) {
    demand(layout.file, [describeViolation(layout.file, error, 0)])
  }
  if (counts.added > 0) demand(layout.file, await addPlanned(ask, target.dialect, layout, counts.added))
  await refresh(db, ask, layout)
  return { entity: layout.file.name, rows, ...counts, removed: 0, problems: [] }
}

/** Removes the rows that the file no longer has, having told how many; answers that number. */
const remove = async (db: Db, { layout }: Staged, manner: Manner) => {
  const { file } = layout
  const ask = inside(db)
  await ask(statements.indexPlanned(file))
  const gone = Number((await ask(statements.countGone(file)))[0]?.count ?? 0)
  manner.onProgress(file.name, 'removing', gone)
  try {
    if (gone > 0) await ask(statements.removeGone(file))
  } catch (error) {
    describeViolation(file, error, 0)
    const reason = `${gone} rows that it no longer has cannot be removed: others refer to them.`
    demand(file, [{ line: 0, column: null, reason }])
  }
  return gone
}

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
    const ask = inside(db)
    const done: Imported[] = []
    for (const one of staged) {
      if (manner.isReplacing) await plan(ask, target, one.layout)
      done.push(await write(db, target, one, manner))
    }
    const removed = new Map<string, number>()
    if (manner.isReplacing)
      for (const one of staged.toReversed()) removed.set(one.layout.file.name, await remove(db, one, manner))
    const results = done.map((one) => ({ ...one, removed: removed.get(one.entity) ?? 0 }))
    for (const one of results) await record(db, one, manner)
    return results
  })

const stage = async (target: Target, { file, open }: Source, manner: Manner): Promise<Staged> => {
  const { layout, rows, problems } = await loadFile(target, file, open(), (count) =>
    manner.onProgress(file.name, 'reading', count),
  )
  demand(file, problems)
  manner.onProgress(file.name, 'checking', rows)
  demand(file, await repeatedKeys(target.ask, layout as Layout))
  return { layout: layout as Layout, rows }
}

const refused = (entity: string, problems: readonly Problem[]): Imported => ({
  ...{ entity, rows: 0, added: 0, changed: 0, removed: 0 },
  problems: problems.toSorted((one, other) => one.line - other.line).slice(0, mostProblems),
})

/**
 * Imports files in one transaction: all of them, or none. They are read and checked into temporary tables first, which
 * holds nobody up; who reads meanwhile sees the old rows until the new ones are all there.
 */
const importTogether = async (target: Target, sources: readonly Source[], manner: Manner): Promise<Imported[]> => {
  try {
    const staged: Staged[] = []
    for (const source of sources) staged.push(await stage(target, source, manner))
    // Rows that are to be replaced together may name each other: they are looked up as they are written.
    if (!manner.isReplacing)
      await target.onSnapshot(async () => {
        for (const { layout } of staged) await plan(target.ask, target, layout)
      })
    return await inOneTransaction(target, staged, manner)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const result = refused(error.entity, error.problems)
    await target.db.transaction().execute((db) => record(db, result, manner))
    return [result]
  } finally {
    await dropAll(target.ask, sources)
  }
}

/** Imports files in their order: each in a transaction of its own, or, where rows are to go, all in one. */
export async function* importFiles(target: Target, sources: readonly Source[], manner: Manner) {
  if (manner.isReplacing) return yield* await importTogether(target, sources, manner)
  for (const source of sources) yield* await importTogether(target, [source], manner)
}
