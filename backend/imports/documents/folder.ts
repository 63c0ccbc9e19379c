import { createHash } from 'node:crypto'
import { constants, createReadStream, existsSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { maxFileBytes } from '#schema/call.ts'
import { documentFile, documentIndex } from '#schema/imports/documentFile.ts'
import type { PlantDocumentKind } from '#schema/imports/documents.ts'
import { type Reason, reasonOf } from '#schema/imports/problems.ts'
import { leaveAudit } from '../../audit-log/leaveAudit.ts'
import type { Db, Place } from '../../database/open.ts'
import { fileNameOf } from '../../files/fileName.ts'
import { abandonedSeconds, isUndecided } from '../../files/files.ts'
import { requireOwnStore } from '../../files/ownStore.ts'
import { type FileStore, openStore, type StoredFile } from '../../files/store.ts'
import { type Imported, isLargeRemoval, type Manner, type Source } from '../imported.ts'
import { rowReader } from '../reading/cells.ts'
import { layoutOf } from '../reading/layout.ts'
import { placeColumns } from '../reading/mappedColumns.ts'
import { Problems, plainProblem, shownValue, UnreadableFileError } from '../reading/problems.ts'
import { mappedDecisions } from '../reading/survey.ts'
import { openTable, unknownForm } from '../reading/table.ts'
import type { Target } from '../target.ts'
import { fileIssue } from './checkFile.ts'
import { type DocumentKey, deliver, storedHash, unknownRecord } from './deliver.ts'
import { listDocuments } from './listDocuments.ts'

const { name: entity } = documentFile
const fileName = documentIndex

interface Row {
  readonly line: number
  readonly key: DocumentKey
  readonly file: string
}

const identityOf = ({ kind, customerId, number, name = '' }: DocumentKey) =>
  JSON.stringify([kind, customerId, number, name])

const keyOf = (values: Readonly<Record<string, unknown>>): DocumentKey => {
  const { kind, customerId, number, name, file } = values as unknown as DocumentKey & { file: string }
  const key = { kind, customerId, number }
  return kind === 'concession' ? { ...key, name: fileNameOf(name ?? file) } : key
}

const readIndex = async (path: string, problems: Problems) => {
  const rows: Row[] = []
  let form = unknownForm
  try {
    const table = await openTable(() => createReadStream(path))
    form = table.form
    const placed = placeColumns(documentFile, table.header, null)
    const layout = layoutOf(documentFile, placed, table.header.line)
    if (!('file' in layout)) problems.add(...layout)
    else {
      const names = placed.columns.map(({ name }) => name)
      const reading = {
        placed: placed.columns,
        decisions: mappedDecisions([]),
        isOwnFormat: true,
        thisYear: null,
        foreign: null,
      }
      const read = rowReader(documentFile, reading, (line, at, reason, value) => {
        const column = names[at] ?? null
        problems.add({ line, column, header: column, value: shownValue(value), ...reason })
      })
      for await (const portion of table.rows())
        for (const record of portion) {
          const before = problems.count
          const cells = read(record)
          const values = Object.fromEntries(names.map((name, at) => [name, cells[at] ?? undefined]))
          if (problems.count === before) rows.push({ line: record.line, key: keyOf(values), file: String(values.file) })
        }
    }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    problems.add(error.problem)
  }
  return { rows, form }
}

// A symbolic link could point anywhere, and reading a pipe would block.
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/** Reason why a named file cannot be read; else the open file. */
const openNamed = async (folder: string, name: string): Promise<FileHandle | Reason> => {
  if (basename(name) !== name || /^\.|[\\/]/.test(name)) return reasonOf('fileName')
  const handle = await open(join(folder, name), flags).catch(() => null)
  if (!handle) return reasonOf('fileMissing')
  const stats = await handle.stat()
  if (stats.isFile() && stats.size <= maxFileBytes) return handle
  await handle.close()
  return stats.isFile() ? reasonOf('fileSize', { limit: maxFileBytes.toLocaleString('en') }) : reasonOf('fileMissing')
}

const hashOf = async (handle: FileHandle) => {
  const hash = createHash('sha256')
  for await (const chunk of handle.createReadStream({ autoClose: false, start: 0 })) hash.update(chunk as Uint8Array)
  return hash.digest('hex')
}

/** Files whose rows have documents. */
const recordFiles: Readonly<Record<PlantDocumentKind, string>> = {
  ...{ invoice: 'invoices', xml: 'invoices', certificate: 'certificates', concession: 'concessions' },
  ...{ packingList: 'loadDocuments', billOfLading: 'loadDocuments', millTest: 'loadDocuments' },
}

interface Documents {
  /** Files of a dry run, whose new rows are not in the portal. */
  readonly pending: ReadonlySet<string>
  readonly target: Target
  readonly store: FileStore
  readonly folder: string
}

/** Stores a new or changed file; null for an unchanged one. A reason tells why it is rejected. */
const storeFile = async ({ target: { db, dialect }, store, folder, pending }: Documents, { key, file }: Row) => {
  const present = await storedHash(db, dialect, key)
  if (present === undefined && !pending.has(recordFiles[key.kind]))
    return { column: 'number', reason: unknownRecord(key) }
  const handle = await openNamed(folder, file)
  if ('code' in handle) return { column: 'file', reason: handle }
  try {
    if ((await hashOf(handle)) === present) return null
    // A starting portal must not sweep the file before its row is written.
    const sparedUntil = new Date(Date.now() + abandonedSeconds * 1000)
    const stored = await store.write(handle.createReadStream({ autoClose: false, start: 0 }), undefined, sparedUntil)
    const reason = await fileIssue(store, key, stored)
    if (reason === null) return stored
    await store.discard(stored.id)
    return { column: 'file', reason }
  } finally {
    await handle.close()
  }
}

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
        ...{ entity, at, made_by: manner.madeBy, result: count === 0 ? 'done' : 'refused', row_count: rows, ...counts },
        ...{ issue_count: count, file_name: fileName, problems: count === 0 ? null : JSON.stringify(listed) },
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
      ...{
        entity,
        fileName,
        isDryRun: manner.isDryRun ?? false,
        ...result,
        unchanged: result.rows - result.added - result.changed,
        needsForce,
        form,
        columns: [],
        ignored: [],
      },
      ...{ problemCount: count, problems: listed, warningCount: 0, warnings: [], runId: null },
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
