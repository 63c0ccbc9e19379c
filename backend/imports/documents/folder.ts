import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { documentFile, documentIndex } from '#schema/imports/documentFile.ts'
import { reasonOf } from '#schema/imports/problems.ts'
import { leaveAudit } from '../../audit-log/leaveAudit.ts'
import type { Db, Place } from '../../database/open.ts'
import { isUndecided } from '../../files/files.ts'
import { requireOwnStore } from '../../files/ownStore.ts'
import { openStore, type StoredFile } from '../../files/store.ts'
import { type Imported, isLargeRemoval, type Manner, type Source } from '../imported.ts'
import { Problems, plainProblem, shownValue } from '../reading/problems.ts'
import type { Target } from '../target.ts'
import { type DocumentKey, deliver } from './deliver.ts'
import { listDocuments } from './listDocuments.ts'
import { identityOf, type Row, readIndex } from './readIndex.ts'
import { storeFile } from './storeNamed.ts'

const { name: entity } = documentFile
const fileName = documentIndex

/** Rows whose documents are no longer named. */
const goneIds = async (db: Db, rows: readonly Row[]) => {
  const named = new Set(rows.map(({ key }) => identityOf(key)))
  const present = await listDocuments(db)
  const gone = present.filter(({ kind, customerId, number, name, heat }) =>
    [number, heat].every((one) => one === null || !named.has(identityOf({ kind, customerId, number: one, name }))),
  )
  return { ids: gone.map(({ id }) => id), total: present.length }
}

interface Stored {
  readonly key: DocumentKey
  readonly file: StoredFile
}

interface Written {
  readonly counts: Result
  /** Documents before the removal. */
  readonly total: number
  readonly needsForce: boolean
}

/** Rolls back a dry run, and a removal that has to be forced. */
class RolledBack extends Error {
  readonly written: Written

  constructor(written: Written) {
    super('Nothing was stored.')
    this.written = written
  }
}

const writeRows = ({ db: target, dialect }: Target, rows: readonly Row[], stored: readonly Stored[], manner: Manner) =>
  target.transaction().execute(async (db): Promise<Written> => {
    const at = manner.now()
    const counts = { rows: rows.length, added: 0, changed: 0, removed: 0 }
    for (const { key, file } of stored) {
      const result = await deliver({ db, dialect, at }, key, file)
      // In a dry run the record may come with its own file.
      if (result === 'added' || (result === null && manner.isDryRun)) counts.added += 1
      if (result === 'replaced') counts.changed += 1
    }
    const { ids, total } = manner.isReplacing ? await goneIds(db, rows) : { ids: [], total: 0 }
    counts.removed = ids.length
    for (const id of ids) await db.deleteFrom('plant_documents').where('id', '=', id).execute()
    const written = { counts, total, needsForce: isLargeRemoval(ids.length, total) }
    if (manner.isDryRun || (written.needsForce && !manner.isForced)) throw new RolledBack(written)
    return written
  })

type Result = Pick<Imported, 'rows' | 'added' | 'changed' | 'removed'>
const nothing: Result = { rows: 0, added: 0, changed: 0, removed: 0 }

const record = (target: Target, { rows, ...counts }: Result, problems: Problems, manner: Manner) =>
  target.db.transaction().execute(async (db) => {
    const at = manner.now()
    const { count, listed } = problems.list()
    await db
      .insertInto('imports')
      .values({
        entity,
        at,
        made_by: manner.madeBy,
        result: count === 0 ? 'done' : 'refused',
        row_count: rows,
        ...counts,
        issue_count: count,
        file_name: fileName,
        problems: count === 0 ? null : JSON.stringify(listed),
      })
      .execute()
    if (counts.added + counts.changed + counts.removed === 0) return
    await leaveAudit(db, { at, call: 'imports.save', callerId: manner.callerId }, [
      { record: `import ${entity}`, after: { rows, ...counts }, action: 'edited' },
    ])
  })

/** True if the folder has an index of documents. */
export const hasDocuments = (folder: string) => existsSync(join(folder, fileName))

/**
 * Imports the documents that `documents.csv` names, all or none. The files are complete in the store before the first
 * row is written; files of an import that ends before its rows are swept.
 */
export const importDocuments = async (
  place: Place,
  target: Target,
  folder: string,
  manner: Manner,
  sources: readonly Source[],
): Promise<Imported> => {
  const problems = new Problems()
  const store = await openStore(place)
  await requireOwnStore(target.db, store)
  manner.onProgress(entity, 'reading', 0)
  const { rows, form } = await readIndex(join(folder, fileName), problems)
  const stored: Stored[] = []
  const pending = new Set(manner.isDryRun ? sources.map(({ file }) => file.name) : [])
  const documents = { target, store, folder: join(folder, entity), pending }
  const seen = new Set<string>()
  let result = nothing
  let needsForce = false
  const answer = (): Imported => {
    const { count, listed } = problems.list()
    return {
      entity,
      fileName,
      isDryRun: manner.isDryRun ?? false,
      ...result,
      unchanged: result.rows - result.added - result.changed,
      needsForce,
      form,
      columns: [],
      ignored: [],
      skippedCount: 0,
      skipped: [],
      problemCount: count,
      problems: listed,
      warningCount: 0,
      warnings: [],
      runId: null,
      rejected: new Set(listed.map(({ line }) => line)).size,
      referred: 0,
      removedReferring: 0,
      changedRows: [],
      rejectedRows: [],
    }
  }
  let isKept = false
  try {
    for (const row of rows) {
      const { line, key, file } = row
      if (seen.has(identityOf(key))) problems.add(plainProblem(line, reasonOf('columnTwice'), 'number'))
      seen.add(identityOf(key))
      const found = await storeFile(documents, row)
      if (found === null) continue
      if ('reason' in found) {
        const { column, reason } = found
        const value = shownValue(column === 'file' ? file : key.number)
        problems.add({ line, column, header: column, value, ...reason })
      } else stored.push({ key, file: found })
    }
    if (problems.count === 0) {
      const written = await writeRows(target, rows, stored, manner).catch((error: unknown) => {
        isKept = isUndecided(error)
        if (error instanceof RolledBack) return error
        throw error
      })
      isKept = !(written instanceof RolledBack)
      const { counts, total, needsForce: isLarge } = written instanceof RolledBack ? written.written : written
      needsForce = isLarge
      if (isKept || manner.isDryRun) result = counts
      else problems.add(plainProblem(0, reasonOf('largeRemoval', { count: counts.removed, total })))
    }
    if (!manner.isDryRun) await record(target, result, problems, manner)
    return answer()
  } finally {
    if (!isKept) for (const { file } of stored) await store.discard(file.id)
  }
}
