import type { FileAnswer } from '#schema/wire/envelope.ts'
import type { Caller } from '../access/caller.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { DatabaseUnavailableError, unavailable } from '../errors.ts'
import type { FileStore, StoredFile } from './store.ts'

/** Uploaded file of a call, complete on disk; it is deleted after the call unless it has a row by then. */
export interface IncomingFile extends StoredFile {
  readonly name: string
}

/** Stores the file's row, which keeps the file if the current transaction commits; returns its id. */
export const keepFile = async (
  { db, clock, caller }: { db: Db; clock: Clock; caller: Caller },
  { id, name, mediaType, size, sha256 }: IncomingFile,
) => {
  await db
    .insertInto('files')
    .values({ id, name, media_type: mediaType, size, sha256, created_at: clock.now(), created_by: caller.id })
    .execute()
  return id
}

const withRow = async (db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const uploaded = db.selectFrom('files').select('id').where('id', 'in', ids)
  const delivered = db.selectFrom('plant_documents').select('file_id as id').where('file_id', 'in', ids)
  return new Set((await uploaded.unionAll(delivered).execute()).map(({ id }) => id))
}

/** Deletes uploaded files that the call did not keep, because it was rejected, failed or was a repeat. */
export const deleteUnstored = async (db: Db, store: FileStore, files: readonly IncomingFile[]) => {
  if (files.length === 0) return
  const known = await withRow(
    db,
    files.map(({ id }) => id),
  )
  for (const { id } of files) if (!known.has(id)) await store.discard(id)
}

/** True if the outcome of a transaction is unknown; the sweep then handles its files. */
export const isUndecided = (error: unknown) => error instanceof DatabaseUnavailableError

/** Uploads older than this are abandoned, in any process. */
export const abandonedSeconds = 24 * 3600

/** Deletes incomplete files, and files without a row, that are at least this old. */
export const sweepFiles = (db: Db, store: FileStore, seconds: number) =>
  store.sweep((ids) => withRow(db, ids), Date.now() - seconds * 1000)

export const answerFile = async (
  store: FileStore,
  file: Pick<Tables['files'], 'id' | 'name' | 'media_type' | 'size' | 'sha256'>,
): Promise<FileAnswer> => {
  const { size, stream } = await store.read(file).catch((error: unknown) => {
    throw unavailable('The file cannot be read.', error)
  })
  return { name: file.name, type: file.media_type, size, stream }
}
