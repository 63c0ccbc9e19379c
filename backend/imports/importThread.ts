import { createReadStream } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { dataFiles } from '#schema/imports/index.ts'
import type { Language } from '#values/language.ts'
import type { Instant } from '#values/types.ts'
import { type Admitted, recheckAccess } from '../access/recheckAccess.ts'
import type { Db, Place } from '../database/open.ts'
import { DomainError, type DomainErrorCode, notFound } from '../errors.ts'
import type { Imported, Manner } from './imported.ts'
import { importFiles } from './importFiles.ts'
import { annotate } from './reading/annotate.ts'
import type { Mapping } from './reading/mappedColumns.ts'
import { type Problem, UnreadableFileError } from './reading/problems.ts'
import { type Proposal, propose, type Wish } from './reading/propose.ts'
import { readSheetCells, type SheetCells } from './reading/sheetCells.ts'
import { type Undoing, type Undone, undoImport } from './runs/undo.ts'
import { openTarget } from './target.ts'
import { type Taken, type TakenFile, takeFile } from './watching/takeFile.ts'

export interface ImportTask {
  readonly does: 'import'
  readonly place: Place
  readonly entity: string
  readonly fileName?: string
  readonly mapping: Mapping | null
  /** Mappings to further kinds, which are imported together. */
  readonly also?: readonly Mapping[]
  readonly isReplacing: boolean
  readonly isForced: boolean
  readonly referred: Manner['referred']
  readonly isDryRun: boolean
  readonly madeBy: string
  readonly callerId: number | null
  /** Checked again as the import writes. */
  readonly admitted: Admitted | null
}

interface ProposeTask extends Wish {
  readonly does: 'propose'
}

interface AnnotateTask {
  readonly does: 'annotate'
  readonly mapping: Mapping | null
  readonly problems: readonly Problem[]
  readonly language: Language
  /** Path of the file to write. */
  readonly to: string
}

interface SheetTask {
  readonly does: 'readSheet'
  readonly maxRows: number
}

interface TakeTask extends TakenFile {
  readonly does: 'takeFile'
}

interface UndoTask extends Omit<Undoing, 'requireAccess'> {
  readonly does: 'undo'
  readonly place: Place
  readonly admitted: Admitted | null
}

export type Task = ImportTask | ProposeTask | AnnotateTask | SheetTask | TakeTask | UndoTask

/** Reason that prevents a task: the code of an error with its message, or why the file cannot be read. */
export type Failure = { readonly error: DomainErrorCode; readonly message: string } | { readonly unreadable: Problem }

/** Result of a file, and of the further kinds that it is imported as; of a rejected one, those with problems. */
export interface ImportedTogether extends Imported {
  readonly also: readonly Imported[]
}

export type Outcome = ImportedTogether | Proposal | SheetCells | Taken | Undone | null | Failure

const importOne = async (task: ImportTask, path: string): Promise<ImportedTogether> => {
  const { place, entity, fileName, mapping, also = [], admitted, ...manner } = task
  const mappings = new Map([[entity, mapping], ...also.map((one) => [one.file, one] as const)])
  // Those that others refer to come first.
  const sources = dataFiles
    .filter(({ name }) => mappings.has(name))
    .map((file) => ({
      file,
      mapping: mappings.get(file.name) ?? null,
      open: () => createReadStream(path),
      ...(fileName && { fileName }),
    }))
  const target = await openTarget(place)
  const now = () => new Date().toISOString() as Instant
  try {
    const requireAccess = async (db: Db) => void (admitted && (await recheckAccess(db, now(), admitted)))
    const how = { ...manner, isTogether: true, now, requireAccess, onProgress: () => {} }
    const all: Imported[] = []
    for await (const imported of importFiles(target, sources, how)) all.push(imported)
    const first = all.find((one) => one.entity === entity) ?? all[0]
    if (!first) throw new Error('Nothing was imported.')
    return { ...first, also: all.filter((one) => one !== first) }
  } finally {
    await target.close()
  }
}

const undo = async ({ place, admitted, ...undoing }: UndoTask) => {
  const target = await openTarget(place)
  const requireAccess = async (db: Db) => void (admitted && (await recheckAccess(db, undoing.now, admitted)))
  try {
    return await undoImport(target, { ...undoing, requireAccess })
  } finally {
    await target.close()
  }
}

const run = async (task: Task, path: string): Promise<Outcome> => {
  const open = () => createReadStream(path)
  try {
    if (task.does === 'import') return await importOne(task, path)
    if (task.does === 'undo') return await undo(task)
    if (task.does === 'takeFile') return await takeFile(task, path)
    if (task.does === 'propose') return await propose(open, task)
    if (task.does === 'readSheet') return await readSheetCells(open, task.maxRows)
    await annotate(open, task, task.to)
    return null
  } catch (error) {
    // An error loses its class on the way out of a thread.
    if (error instanceof DomainError) return { error: error.code, message: error.message }
    // The upload was applied or has expired while this task waited for its turn.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      const { code, message } = notFound()
      return { error: code, message }
    }
    if (error instanceof UnreadableFileError) return { unreadable: error.problem }
    throw error
  }
}

const { task, path } = workerData as { task: Task; path: string }
parentPort?.postMessage(await run(task, path))
